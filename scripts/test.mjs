import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePackage, findChromium, findPostgres } from './debian.mjs';
import { ensureBuilt, ensureInstalled } from './project.mjs';

const only = process.argv.find((flag) => ['--verify', '--e2e'].includes(flag));
const rest = process.argv.slice(2).filter((flag) => flag !== only);
const reports = mkdtempSync(join(tmpdir(), 'partnerdeck-reports-'));
const totals = { passed: 0, failed: 0, skipped: 0 };

function step(title, command, args, env = {}) {
  console.log(`\n— ${title}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  console.log(
    `  ${title}: ${status === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
  return status === 0;
}

/** Tests of whole processes and of wide spaces of inputs: `npm test` runs them, `npm run verify` does not. */
const longTests = [
  'scripts/prepare/*.test.ts',
  'lib/platform/conformance/*.test.ts',
  'lib/platform/standalone/*.test.ts',
  'lib/platform/seed/days.test.ts',
  'lib/ledger/exact.test.ts',
  'lib/ledger/killed.test.ts',
];

/** A check counts where it fails; a run of tests counts by its report, and once more where it broke outside of them. */
function count(succeeded, numbers = { passed: 0, failed: 0, skipped: 0 }) {
  for (const name of Object.keys(totals)) totals[name] += numbers[name];
  if (!succeeded && numbers.failed === 0) totals.failed += 1;
}

const check = (title, args) => count(step(title, process.execPath, args));
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

function runUnitTests() {
  const file = join(reports, 'unit.json');
  const quick = only === '--verify' ? longTests.flatMap((glob) => ['--exclude', glob]) : [];
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...quick];
  const ok = step('unit and integration tests', process.execPath, [
    'node_modules/vitest/vitest.mjs',
    ...args,
  ]);
  const report = readReport(file);
  const skipped = report ? report.numPendingTests + report.numTodoTests : 0;
  count(ok, { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, skipped });
}

function runBrowserTests() {
  const chromium = ensurePackage('chromium', findChromium);
  const file = join(reports, 'e2e.json');
  const reporters = chromium ? ['--reporter=list,json'] : ['--list', '--reporter=json'];
  const ok = step(
    'end-to-end tests',
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', ...reporters, ...rest],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      CHROMIUM_PATH: chromium ?? '',
      FRESH_SERVERS: '1',
    },
  );
  const stats = readReport(file)?.stats;
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = stats ?? {};
  // Tests that are listed and not run are in the report as skipped.
  if (!chromium) return count(ok, { passed: 0, failed: 0, skipped: expected + skipped });
  count(ok, { passed: expected + flaky, failed: unexpected, skipped });
  if (flaky > 0) console.log(`\n${flaky} of the browser tests passed only when tried again.`);
}

ensureInstalled();
ensurePackage('postgresql', findPostgres);
if (only !== '--e2e') {
  check('format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '.']);
  check('route types', ['node_modules/next/dist/bin/next', 'typegen']);
  check('types', ['node_modules/typescript/bin/tsc', '--noEmit']);
  runUnitTests();
}
if (only !== '--verify') {
  await ensureBuilt();
  rmSync('.data-e2e', { recursive: true, force: true });
  runBrowserTests();
}
rmSync(reports, { recursive: true, force: true });
console.log(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`,
);
process.exit(totals.failed === 0 ? 0 : 1);
