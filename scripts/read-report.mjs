import { existsSync, readFileSync } from 'node:fs';

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/**
 * Parses Vitest's report: the number of tests by result, and the status and duration of each. `unhandled`: the file with
 * errors outside of tests, which are listed as failed. So are files that failed without a failed test, for example
 * because a hook failed.
 */
export function readUnitReport(file, unhandled) {
  const report = readJson(file);
  const errors = (readJson(unhandled) ?? []).map((title) => ({
    file: 'outside of tests',
    title,
    status: 'failed',
    ms: 0,
  }));
  const tests = (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${process.cwd()}/`, '');
    const own = assertionResults.map(({ fullName, status, duration }) => ({
      file,
      title: fullName,
      status,
      ms: duration ?? 0,
    }));
    const explained = status !== 'failed' || own.some((test) => test.status === 'failed');
    return explained ? own : [...own, { file, title: message, status, ms: 0 }];
  });
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    tests: [...tests, ...errors],
  };
}

/** Parses Playwright's report. A flaky test failed first and passed on a retry. It counts as passed. */
export function readBrowserReport(file) {
  const report = readJson(file);
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {};
  const tests = (report?.suites ?? []).flatMap(listTests);
  return { passed: expected + flaky, failed: unexpected, skipped, tests };
}

function listTests({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      file,
      title: `[${projectName}] ${title}`,
      status,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(listTests)];
}

/** Prints the tests that took longest, and the files whose tests did. Vitest runs several at once. */
export function printSlowest(tests) {
  if (tests.length === 0) return;
  const sums = new Map();
  for (const { file, ms } of tests) sums.set(file, (sums.get(file) ?? 0) + ms);
  const files = [...sums].map(([file, ms]) => ({ file, title: '', ms }));
  printLongest('The slowest tests:', tests);
  printLongest(`The slowest of ${files.length} files:`, files);
}

function printLongest(heading, entries) {
  console.log(`\n  ${heading}`);
  for (const { file, title, ms } of entries.toSorted((a, b) => b.ms - a.ms).slice(0, 15)) {
    console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${file}  ${title}`.trimEnd());
  }
}

/** Prints the tests with one of `statuses` under `heading`, if there are any. */
export function printTests(heading, tests, statuses) {
  const found = tests.filter(({ status }) => statuses.includes(status));
  if (found.length === 0) return;
  console.log(`\n${heading}`);
  for (const { file, title } of found) console.log(`  ${file}  ${title}`);
}
