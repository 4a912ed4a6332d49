import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPerformance } from '@/features/reports/performance';
import { performanceQuerySchema } from '@/features/reports/performance-query';
import { insertWindows } from '@/lib/data/store/windows/windows';
import { addDays, type Day } from '@/lib/data/terms/days';
import { comparisons } from '@/lib/data/terms/ranges/compared-range';
import { toUnits, type Units } from '@/lib/data/terms/units';
import { expectPairs, windowsOver } from '@/lib/data/testing/expect-counted';
import { bothLedgers } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { countRuns } from '@/lib/testing/count-runs';
import { readComparedAlone } from './compared-alone';
import { summarize } from './summary';
import { type SummaryQuery, summaryQuerySchema } from './summary-query';
import type { SummaryGroup } from './summary-shape';
import { listTopGroups } from './top-groups';

const sources = ['reports:standard', 'reports:cpc'] as const;
const stored = { from: '2025-02-01', to: '2026-06-30' };
const products = ['a', 'b', 'c', 'd'];

type Sale = { day: Day; asin: string; sales: number };

/** Most in the months that are asked for and compared with. */
const sale = fc.record({
  day: fc.oneof(
    fc.integer({ min: 420, max: 514 }).map((at) => addDays(stored.from, at)),
    fc.integer({ min: 55, max: 149 }).map((at) => addDays(stored.from, at)),
  ),
  asin: fc.constantFrom(...products),
  sales: fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100),
});

const question = fc.record({
  to: fc.integer({ min: 485, max: 514 }).map((at) => addDays(stored.from, at)),
  length: fc.integer({ min: 1, max: 40 }),
  compare: fc.constantFrom(...comparisons.filter((name) => name !== 'none')),
  top: fc.integer({ min: 1, max: 3 }),
  now: fc.integer({ min: -2, max: 4 }),
});

type Line = Pick<SummaryGroup, 'figures' | 'counted' | 'compared'>;

bothLedgers('Changes', (ledger, kind) => {
  it('are between the sums of the days that count', { timeout: 300_000 }, async () => {
    const property = fc.asyncProperty(
      fc.array(sale, { minLength: 1, maxLength: 120 }),
      windowsOver(stored, sources),
      fc.array(question, { minLength: 6, maxLength: 6 }),
      async (sales, windows, questions) => {
        const standard = sales.map(({ day, ...given }) => reportRow({ date: day, ...given }));
        const context = await storeRows(ledger(), { standard }, stored);
        await context.store.write(async (session) => {
          await session.run('DELETE FROM ledger.windows WHERE workspace = $1', [context.id]);
          if (windows.length > 0) await insertWindows(session, context.id, windows);
        });
        for (const { to, length, compare, top, now: late } of questions) {
          const now = new Date(`${addDays(to, late)}T12:00:00.000Z`);
          const range = { from: addDays(to, 1 - length), to };
          const read = expectPairs(range, compare, { windows, sources, now });
          const isEarly = sales.every(({ day }) => read[0] && read[0].before < day);
          const pairs = isEarly ? [] : read;
          const query = summaryQuerySchema.parse({ ...range, compare, top: `${top}`, group: 'product' });
          await expectChanges({ ...context, now: () => now }, query, sales, pairs);
        }
      },
    );
    await fc.assert(property, { numRuns: countRuns(6, kind) });
  });
});

/** Expects each line to have the sums of its products' sales, and all lines to add up. */
async function expectChanges(
  context: Parameters<typeof summarize>[0],
  query: SummaryQuery,
  sales: readonly Sale[],
  pairs: readonly { now: Day; before: Day }[],
): Promise<void> {
  const isCompared = pairs.length > 0;
  const sumOf = (days: readonly Day[], asins: readonly string[] = products): Units =>
    sales
      .filter(({ day, asin }) => days.includes(day) && asins.includes(asin))
      .reduce((sum, one) => sum + toUnits(one.sales.toFixed(2)), 0n);
  const sides = [pairs.map(({ now }) => now), pairs.map(({ before }) => before)] as const;
  const expectLine = ({ counted, compared }: Line, asins?: readonly string[]) => {
    const found = [counted, compared].map((side) => side && toUnits(side.sales));
    expect(found).toEqual(sides.map((days) => (isCompared ? sumOf(days, asins) : null)));
  };
  const summary = await summarize(context, query);
  expect(summary.comparedDays?.counted).toBe(pairs.length);
  const [usd] = summary.currencies;
  if (!usd) return;
  expectLine(usd);
  const named = usd.groups.flatMap(({ key }) => key ?? []);
  for (const group of usd.groups)
    expectLine(group, group.key === null ? products.filter((asin) => !named.includes(asin)) : [group.key]);
  for (const group of await listTopGroups(context, { ...query, group: 'product' }))
    expectLine(group, [group.key ?? '']);
  const { from, to, compare } = query;
  const asked = { from, to, compare, ids: products.join(), group: 'product' };
  const { items, comparedDays } = await readPerformance(context, performanceQuerySchema.parse(asked));
  expect(comparedDays).toEqual(summary.comparedDays);
  for (const [id, lines] of Object.entries(items)) for (const line of lines) expectLine(line, [id]);
  const has = (asin: string) =>
    sales.some((one) => one.asin === asin && query.from <= one.day && one.day <= query.to);
  for (const { group } of await readComparedAlone(context, query))
    expectLine(
      group,
      products.filter((asin) => !has(asin)),
    );
  if (!isCompared) return;
  const ranked = (await summarize(context, { ...query, top: 10, byChange: 'rise' })).currencies[0];
  const changes = (ranked?.groups ?? []).map(({ counted, compared }) =>
    Number(toUnits(counted?.sales ?? '0') - toUnits(compared?.sales ?? '0')),
  );
  expect(changes).toEqual(changes.toSorted((a, b) => b - a));
  for (const group of ranked?.groups ?? []) expectLine(group, [group.key ?? '']);
}
