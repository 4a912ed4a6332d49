import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensurePackages, findChromium, findPostgres } from './debian.mjs';
import { ensureInstalled } from './project.mjs';
import { printSlowest, printTests, readBrowserReport, readUnitReport } from './read-report.mjs';

// npm test                          what every commit needs, within the budget
// npm run test:all [-- --without=citus]  everything; `--without` names a store to go without
// npm run verify [-- FILE …]        what changed since main, or what these files affect; no browser
// npm run e2e [-- …]                all browser tests, or those that Playwright's arguments choose
const mode = process.argv[2]?.startsWith('--') ? process.argv[2].slice(2) : 'test';
const rest = process.argv.slice(mode === 'test' ? 2 : 3);
/** For `npm test` on two quiet cores, from a bare clone. */
const budgetSeconds = 900;
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
const weigh = () => check('weight of the build and the install', ['scripts/weigh.mjs']);

async function checkTypes() {
  // Those of another build or of the dev server may be outdated.
  for (const stale of ['.next/types', '.next/dev/types']) rmSync(stale, { recursive: true, force: true });
  await check('route types', ['node_modules/next/dist/bin/next', 'typegen']);
  // What an earlier run stored hides errors in files that changed since.
  await check('types', ['node_modules/typescript/bin/tsc', '--noEmit', '--incremental', 'false']);
}

const without = rest.filter((flag) => flag.startsWith('--without=')).map((flag) => flag.split('=')[1]);

/** Stores that docs/scaling.md promises. `npm run test:all` fails if one does not start, unless it is told to go without. */
const promised = ['postgres', 'citus'].filter((name) => mode === 'all' && !without.includes(name));

/** Vitest's projects for every commit. With two of `--project=!name`, it runs all. */
const everyCommit = ['--project=shared', '--project=components', '--project=mocking'];

/** Vitest's command, the projects of its configuration, and files; null without files to run. */
function chooseUnitTests() {
  if (mode === 'test') return ['run', ...everyCommit];
  if (mode === 'all') return without.includes('citus') ? ['run', '--project=!citus'] : ['run'];
  const list = ['--import', 'tsx', 'scripts/imports/list-affected.ts', ...rest];
  const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] };
  const files = execFileSync(process.execPath, list, options).trim().split('\n').filter(Boolean);
  const chosen = rest.length > 0 ? ['--project=!citus'] : everyCommit;
  return files.length > 0 ? ['run', '--passWithNoTests', ...chosen, ...files] : null;
}

async function runUnitTests() {
  const chosen = chooseUnitTests();
  if (!chosen) return console.log('No unit test imports these files.');
  const file = join(reports, 'unit.json');
  const reporters = ['default', 'json', './lib/testing/unhandled-reporter.ts'].map(
    (name) => `--reporter=${name}`,
  );
  const args = [...chosen, ...reporters, `--outputFile.json=${file}`];
  const unhandled = join(reports, 'unhandled.json');
  const env = {
    UNHANDLED_ERRORS: unhandled,
    PROMISED_STORES: promised.join(' '),
    ...(mode === 'all' ? { TEST_ALL: '1' } : {}),
  };
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
    E2E_QUICK: mode === 'test' ? '1' : '',
  };
  rmSync('.data-e2e', { recursive: true, force: true });
  const args = ['node_modules/playwright/cli.js', 'test', ...reporters, ...(mode === 'e2e' ? rest : [])];
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
const browser = mode !== 'verify';
const checked = mode !== 'e2e';
const packages = ensurePackages([
  { name: 'postgresql', find: findPostgres },
  ...(browser ? [{ name: 'chromium-headless-shell', find: findChromium }] : []),
]);
ensureInstalled({ dev: true });
const linted = checked ? lint() : undefined;
const built = browser ? await build() : false;
if (built) await weigh();
const typed = checked ? checkTypes() : undefined;
await Promise.all([linted, packages]);
if (checked) await runUnitTests();
await typed;
if (built) await runBrowserTests();
rmSync(reports, { recursive: true, force: true });
for (const tail of tails) console.log(tail);
printTests('Failed first, and passed when tried again:', tests, ['flaky']);
printTests('Failed:', tests, ['failed', 'unexpected']);
const budget = mode === 'test' ? ` Its budget on two quiet cores is ${budgetSeconds} s.` : '';
console.log(`\nAll of it took ${seconds(started)}.${budget}`);
console.log(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`,
);
process.exit(totals.failed === 0 ? 0 : 1);
