import { expect, it } from 'vitest';
import { writeCsv } from '@/components/exports/write-csv';
import type { HeldWindow, Holding } from '@/lib/ledger/answers/holding-shape';
import { listWindows, windowColumns } from './list-windows';

const held: HeldWindow = {
  from: '2026-03-01',
  to: '2026-03-28',
  scope: '',
  status: 'ok',
  settled: true,
  rows: 1_200,
  pages: 3,
  fetchedAt: '2026-07-02T10:00:00.000Z',
  reason: null,
};

const holding = (source: Holding['source'], list: HeldWindow[]): Holding => ({
  ...{ source, list, rows: 0, pages: 0, from: null, to: null, oldestFetch: null, newestFetch: null },
  windows: { total: list.length, settled: 0, unsettled: 0, failed: 0 },
});

it('exports the windows of every source with their state', () => {
  const lines = listWindows([
    holding('reports:standard', [held, { ...held, settled: false }]),
    holding('clicks:cpc', []),
    holding('brb', [
      { ...held, scope: 'b|marketplace.de', status: 'failed', settled: false, reason: 'gone' },
    ]),
  ]);
  const read = '3,2026-07-02T10:00:00.000Z';
  expect(writeCsv(windowColumns, lines).split('\r\n').slice(1, -1)).toEqual([
    `"Product reports, standard",2026-03-01,2026-03-28,,settled,,1200,${read}`,
    `"Product reports, standard",2026-03-01,2026-03-28,,may still change,,1200,${read}`,
    `BRB estimates,2026-03-01,2026-03-28,marketplace.de,missing,gone,1200,${read}`,
  ]);
});
