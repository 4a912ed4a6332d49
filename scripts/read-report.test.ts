import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readUnitReport } from './read-report.mjs';

test('a file that failed without a failed test is listed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const file = join(folder, 'unit.json');
  const passed = { fullName: 'adds', status: 'passed', duration: 2 };
  const failed = { fullName: 'subtracts', status: 'failed', duration: 3 };
  writeFileSync(
    file,
    JSON.stringify({
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [
        { name: 'hook.test.ts', status: 'failed', message: 'Hook timed out', assertionResults: [passed] },
        { name: 'sum.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
      ],
    }),
  );
  const { tests } = readUnitReport(file, join(folder, 'none.json'));
  rmSync(folder, { recursive: true });
  expect(tests.filter(({ status }: { status: string }) => status === 'failed')).toEqual([
    { file: 'hook.test.ts', title: 'Hook timed out', status: 'failed', ms: 0 },
    { file: 'sum.test.ts', title: 'subtracts', status: 'failed', ms: 3 },
  ]);
});
