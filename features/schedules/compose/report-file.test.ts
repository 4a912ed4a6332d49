import { expect, it } from 'vitest';
import { openEmbeddedLedger } from '@/lib/data/testing/ledgers';
import { ask } from './ask';
import { writeReportFile } from './report-file';
import { makeReportWorkspace, reportDays, reportNow } from './testing/report-workspace';

const ledger = openEmbeddedLedger();

it('leaves out a file that is larger than a mail may be', async () => {
  const workspace = await makeReportWorkspace(ledger());
  const source = { kind: 'view', page: '/brands', name: '', search: '' } as const;
  const asked = ask(workspace, source, { range: null, weekStart: 1, now: reportNow });
  const file = { list: 'brands', input: reportDays } as const;
  const size = (await writeReportFile(asked, file, 'csv')).file?.content.length ?? 0;
  expect(size).toBeGreaterThan(100);
  expect((await writeReportFile(asked, file, 'csv', size)).fileLeftOut).toBeNull();
  expect(await writeReportFile(asked, file, 'csv', size - 1)).toEqual({ file: null, fileLeftOut: 'large' });
});
