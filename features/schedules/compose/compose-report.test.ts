import { writeFile } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { viewPages } from '@/features/views/pages';
import { openEmbeddedLedger } from '@/lib/data/testing/ledgers';
import type { Workspace } from '@/lib/data/workspace';
import { composeReport } from './compose-report';
import { makeReportWorkspace, reportDays } from './testing/report-workspace';

const ledger = openEmbeddedLedger();
let workspace: Workspace & { calls: () => number };
beforeAll(async () => {
  workspace = await makeReportWorkspace(ledger());
});
const days = new URLSearchParams(reportDays).toString();
const usual = { range: null, weekStart: 1, format: null } as const;

it.each(viewPages)('%s', async (page) => {
  const report = await composeReport(workspace, {
    ...usual,
    source: { kind: 'view', page, search: days },
    format: 'csv',
  });
  const { chart, file, ...rest } = report;

  if (chart) await writeFile(`/tmp/report-${page.replaceAll('/', '_')}.png`, chart.png);
});
it('statement', async () => {
  const report = await composeReport(workspace, {
    ...usual,
    source: { kind: 'statement', currency: 'USD' },
    format: 'xlsx',
  });
});
