import { expect, it } from 'vitest';
import { openEmbeddedLedger } from '@/lib/data/testing/ledgers';
import { asStored } from '@/lib/pages/address';
import { writeReportFile } from './report-file';
import { makeReportWorkspace, reportDays, reportNow } from './testing/report-workspace';

const ledger = openEmbeddedLedger();

it('leaves out a file that is larger than a mail may be', async () => {
  const workspace = await makeReportWorkspace(ledger());
  const stored = asStored(workspace, reportNow);
  const file = { list: 'brands', input: reportDays } as const;
  const size = (await writeReportFile(stored, file, 'csv')).file?.content.length ?? 0;
  expect(size).toBeGreaterThan(100);
  expect((await writeReportFile(stored, file, 'csv', size)).fileLeftOut).toBeNull();
  expect(await writeReportFile(stored, file, 'csv', size - 1)).toEqual({ file: null, fileLeftOut: 'large' });
});
