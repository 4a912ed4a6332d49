import { expect, it } from 'vitest';
import { readPerformance } from '@/features/reports/performance';
import { performanceQuerySchema } from '@/features/reports/performance-query';
import { openEmbeddedLedger } from '@/lib/data/testing/ledgers';
import { brandA, dailyRows } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { summarize } from './summary';
import { summaryQuerySchema } from './summary-query';

const ledger = openEmbeddedLedger();
const both = { from: '2026-06-01', to: '2026-06-14' };
const week = { from: '2026-06-08', to: '2026-06-14' };
const query = { ...week, compare: 'previous', group: 'brand' };

/** The compared days begin on June 1. */
it.each([
  ['with the compared days', '2026-06-01', '0.70', null, 7],
  ['two days later', '2026-06-03', null, '2026-06-03', 5],
  ['with the range', '2026-06-08', null, '2026-06-08', 0],
])('compares nothing unless rows begin %s', async (_, first, sales, noDataBefore, drawn) => {
  const { db, stores } = ledger();
  const rows = { standard: dailyRows({ from: first, to: both.to }) };
  const context = await storeRows({ db, stores }, rows, both);
  const summary = await summarize(context, summaryQuerySchema.parse(query));
  const [currency] = summary.currencies;
  expect(summary.comparedDays).toMatchObject({ counted: sales === null ? 0 : 7, of: 7, noDataBefore });
  expect(currency?.compared?.sales ?? null).toBe(sales);
  expect(currency?.groups.map(({ compared }) => compared?.sales ?? null)).toEqual([sales]);
  // Days from the first row on are drawn.
  expect(currency?.comparedSeries.filter((point) => point !== null)).toHaveLength(drawn);
  const asked = performanceQuerySchema.parse({ ...query, ids: brandA });
  const performance = await readPerformance(context, asked);
  expect(performance.items[brandA]?.map(({ compared }) => compared?.sales ?? null)).toEqual([sales]);
});

it.each([
  ['the compared days', both, '0.70'],
  ['only the days that it is of', week, null],
])('compares figures where %s are stored', async (_, stored, sales) => {
  const { db, stores } = ledger();
  const context = await storeRows({ db, stores }, { standard: dailyRows(both) }, stored);
  const summary = await summarize(context, summaryQuerySchema.parse(query));
  const [currency] = summary.currencies;
  expect(currency?.figures.sales).toBe('0.70');
  expect(currency?.compared?.sales ?? null).toBe(sales);
  expect(currency?.groups.map(({ compared }) => compared?.sales ?? null)).toEqual([sales]);
  expect(currency?.comparedSeries.length).toBe(sales === null ? 0 : 7);
  expect(summary.basis.complete).toBe(sales !== null);
  const asked = performanceQuerySchema.parse({ ...query, ids: brandA });
  const performance = await readPerformance(context, asked);
  expect(performance.items[brandA]?.map(({ compared }) => compared?.sales ?? null)).toEqual([sales]);
  expect(performance.basis.complete).toBe(sales !== null);
});
