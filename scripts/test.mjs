import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensurePackages, findChromium, findPostgres } from './debian.mjs';
import { ensureInstalled } from './project.mjs';
import { printSlowest, printTests, readBrowserReport, readUnitReport } from './read-report.mjs';

const only = process.argv.find((flag) => ['--verify', '--e2e'].includes(flag));
const rest = process.argv.slice(2).filter((flag) => flag !== only);
const reports = mkdtempSync(join(tmpdir(), 'partnerdeck-reports-'));
const totals = { passed: 0, failed: 0, skipped: 0 };
const tests = [];

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Lines of output that are repeated at the end if a step failed and no test says why. */
const tailLines = 60;
const tails = [];

/**
 * Runs Node with `args`. Returns its exit code or the signal that ended it, and its last lines of output, which are only
 * known without a terminal. Concurrent steps print their output at the end.
 */
function step(title, args, { env = {}, beside = false } = {}) {
  if (!beside) console.log(`\n— ${title}`);
  const started = Date.now();
  const out = beside || !process.stdout.isTTY ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', out, out],
    env: { ...process.env, ...env },
  });
  let output = beside ? `\n— ${title}\n` : '';
  let tail = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      if (beside) output += text;
      else process.stdout.write(text);
      tail = `${tail}${text}`.split('\n').slice(-tailLines).join('\n');
    });
  }
  return new Promise((done) => {
    child.once('exit', async (code, signal) => {
      // A process that it left behind may hold its output open.
      await Promise.race([once(child, 'close'), sleep(2_000)]);
      process.stdout.write(output);
      const ended = code ?? signal;
      console.log(`  ${title}: ${ended === 0 ? 'ok' : `FAILED (${ended})`} in ${seconds(started)}`);
      done({ ended, tail });
    });
  });
}

/** A check counts if it fails. A test run counts by its report, plus one if it broke outside of tests. */
function count(title, { ended, tail }, numbers = { passed: 0, failed: 0, skipped: 0 }) {
  for (const name of Object.keys(totals)) totals[name] += numbers[name];
  if (ended === 0 || numbers.failed > 0) return;
  totals.failed += 1;
  tests.push({ file: title, title: `failed outside of tests (${ended})`, status: 'failed' });
  tails.push(`\nThe last lines of ${title}:\n${tail}`);
}

async function check(title, args) {
  const result = await step(title, args, { beside: true });
  count(title, result);
  return result.ended === 0;
}

const lint = () => check('format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '.']);
const build = () => check('build', ['scripts/build.mjs']);

async function checkTypes() {
  // Those of another build or of the dev server may be outdated.
  for (const stale of ['.next/types', '.next/dev/types']) rmSync(stale, { recursive: true, force: true });
  await check('route types', ['node_modules/next/dist/bin/next', 'typegen']);
  await check('types', ['node_modules/typescript/bin/tsc', '--noEmit']);
}

async function runUnitTests() {
  const file = join(reports, 'unit.json');
  // Vitest's configuration has the projects.
  const projects = only === '--verify' ? ['shared', 'components', 'mocking'] : [];
  const chosen = projects.map((name) => `--project=${name}`);
  const reporters = ['default', 'json', './lib/testing/unhandled-reporter.ts'].map(
    (name) => `--reporter=${name}`,
  );
  const args = ['run', ...reporters, `--outputFile.json=${file}`, ...chosen];
  const unhandled = join(reports, 'unhandled.json');
  // Property tests check few cases.
  const env = { UNHANDLED_ERRORS: unhandled, ...(only === '--verify' ? { LEDGER_RUNS: '2' } : {}) };
  const title = 'unit and integration tests';
  const result = await step(title, ['node_modules/vitest/vitest.mjs', ...args], { env });
  const report = readUnitReport(file, unhandled);
  count(title, result, report);
  tests.push(...report.tests);
  printSlowest(report.tests);
}

async function runBrowserTests() {
  const chromium = findChromium();
  const file = join(reports, 'e2e.json');
  const reporters = chromium
    ? ['--reporter=list,json,./e2e/violations-reporter.ts']
    : ['--list', '--reporter=json'];
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    CHROMIUM_PATH: chromium ?? '',
    FRESH_SERVERS: '1',
  };
  rmSync('.data-e2e', { recursive: true, force: true });
  const args = ['node_modules/playwright/cli.js', 'test', ...reporters, ...rest];
  const title = 'end-to-end tests';
  const result = await step(title, args, { env });
  const { passed, failed, skipped, ...report } = readBrowserReport(file);
  // Tests that do not run are reported as skipped.
  if (!chromium) return count(title, result, { passed: 0, failed: 0, skipped: passed + skipped });
  count(title, result, { passed, failed, skipped });
  tests.push(...report.tests);
  printSlowest(report.tests);
}

const started = Date.now();
const packages = ensurePackages([
  { name: 'postgresql', find: findPostgres },
  ...(only === '--verify' ? [] : [{ name: 'chromium-headless-shell', find: findChromium }]),
]);
ensureInstalled({ dev: true });
const linted = only === '--e2e' ? undefined : lint();
const built = only === '--verify' ? false : await build();
if (only !== '--e2e') await checkTypes();
await Promise.all([linted, packages]);
if (only !== '--e2e') await runUnitTests();
if (built) await runBrowserTests();
rmSync(reports, { recursive: true, force: true });
for (const tail of tails) console.log(tail);
printTests('Failed first, and passed when tried again:', tests, ['flaky']);
printTests('Failed:', tests, ['failed', 'unexpected']);
console.log(`\nAll of it took ${seconds(started)}.`);
console.log(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`,
);
process.exit(totals.failed === 0 ? 0 : 1);
