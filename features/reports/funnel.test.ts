import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ReportRow } from '@/lib/contract/resources/report';
import { bothLedgers } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { countRuns } from '@/lib/testing/count-runs';
import { fewestVisitors, findWeakestStep, toRates } from './find-weakest-step';
import { readFunnel } from './funnel';
import { funnelQuerySchema } from './funnel-query';
import { type FunnelCounts, funnelSteps, stagesOf } from './funnel-shape';

const range = { from: '2026-05-01', to: '2026-05-31' } as const;
const ask = (input: Record<string, string>) => funnelQuerySchema.parse({ ...range, ...input });

const none: FunnelCounts = { clicks: 0, detailPageViews: 0, addToCarts: 0, conversions: 0 };

function sum(rows: readonly ReportRow[]): FunnelCounts {
  const counts = { ...none };
  for (const row of rows) {
    counts.clicks += row.clicks;
    counts.detailPageViews += row.detailPageViews;
    counts.addToCarts += row.addToCarts;
    counts.conversions += row.conversions;
  }
  return counts;
}

function middle(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

const row = fc
  .record({
    day: fc.integer({ min: 1, max: 31 }),
    asin: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'),
    currency: fc.constantFrom('USD', 'EUR'),
    final: fc.boolean(),
    clicks: fc.integer({ min: 0, max: 90 }),
    detailPageViews: fc.integer({ min: 0, max: 80 }),
    addToCarts: fc.integer({ min: 0, max: 40 }),
    conversions: fc.integer({ min: 0, max: 20 }),
  })
  .map(({ day, ...rest }) => reportRow({ date: `2026-05-${String(day).padStart(2, '0')}`, ...rest }));

/** When no row of the range may arrive any more. */
const settled = new Date('2026-07-30T12:00:00.000Z');

bothLedgers('A funnel', (ledger, kind) => {
  it('has the counts, medians and losses of a simple computation over the rows', async () => {
    const property = fc.asyncProperty(fc.array(row, { maxLength: 40 }), async (rows) => {
      const context = await storeRows(ledger(), { standard: rows }, range, { at: settled });
      const { currencies, receipt } = await readFunnel(context, ask({ group: 'product' }));
      expect(receipt.state).toBe('complete');
      expect(new Set(currencies.map(({ currency }) => currency))).toEqual(
        new Set(rows.map(({ currency }) => currency)),
      );
      for (const funnel of currencies) {
        const own = rows.filter(({ currency }) => currency === funnel.currency);
        const groups = new Map(
          own.map(({ asin }) => [String(asin), own.filter((other) => other.asin === asin)]),
        );
        const all = sum(own);
        expect(funnel).toMatchObject({ counts: all, total: groups.size, rates: toRates(all) });
        const counts = [...groups.values()].map(sum);
        for (const step of funnelSteps) {
          const [from, to] = stagesOf[step];
          const judged = counts.filter((entry) => entry[from] >= fewestVisitors);
          const median = middle(judged.map((entry) => entry[to] / entry[from]));
          if (median === null) expect(funnel.medians[step]).toBeNull();
          else expect(funnel.medians[step]).toBeCloseTo(median, 12);
        }
        expect(funnel.groups).toHaveLength(groups.size);
        for (const group of funnel.groups) {
          const members = groups.get(String(group.key)) ?? [];
          expect(group.counts).toEqual(sum(members));
          expect(group.provisional).toBe(members.some(({ final }) => !final));
          expect(group.weakest).toEqual(findWeakestStep(group.counts, funnel.medians, all));
        }
        const lost = funnel.groups.map(({ weakest }) => weakest?.lostConversions ?? 0);
        expect(lost).toEqual([...lost].sort((a, b) => b - a));
      }
    });
    await fc.assert(property, { numRuns: countRuns(20, kind) });
  });

  it('lists the groups that lose most, and their total number', async () => {
    const each = (asin: string, addToCarts: number) =>
      reportRow({
        date: '2026-05-02',
        asin,
        clicks: 1000,
        detailPageViews: 800,
        addToCarts,
        conversions: addToCarts / 2,
      });
    const rows = [each('A', 80), each('B', 80), each('C', 40), each('D', 84)];
    const context = await storeRows(ledger(), { standard: rows }, range);
    const { currencies } = await readFunnel(context, ask({ group: 'product', top: '1' }));
    expect(currencies).toMatchObject([{ currency: 'USD', total: 4, groups: [{ key: 'C' }] }]);
    expect(currencies[0]?.groups[0]?.weakest).toEqual({
      step: 'cart',
      rate: 0.05,
      median: 0.1,
      lost: 40,
      lostConversions: 20,
    });
  });

  it('can be filtered, and grouped by dimensions of report rows', async () => {
    const rows = [
      reportRow({ date: '2026-05-02', marketplace: 'marketplace.de', currency: 'EUR' }),
      reportRow({ date: '2026-05-03' }),
    ];
    const context = await storeRows(ledger(), { standard: rows }, range);
    const query = ask({ group: 'marketplace', currencies: 'EUR' });
    const { currencies } = await readFunnel(context, query);
    expect(currencies.map(({ groups }) => groups.map(({ key }) => key))).toEqual([['marketplace.de']]);
    const refused = funnelQuerySchema.safeParse({ ...range, group: 'creator_tag' });
    expect(refused.error?.issues[0]?.path).toEqual(['group']);
  });
});
