import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Cost } from '@/features/costs/cost-shape';
import { storeCosts } from '@/features/costs/import-costs';
import { addDays, countDays, type DayRange, eachDay } from '@/lib/data/terms/days';
import { bothLedgers } from '@/lib/data/testing/ledgers';
import { brandA, brandB, reportRow } from '@/lib/data/testing/rows';
import { countRuns } from '@/lib/testing/count-runs';
import { readProfitAlone } from './profit-alone';
import { type ProfitQuery, profitQuerySchema } from './profit-query';
import type { ProfitFigures } from './profit-shape';
import { readProfit } from './read-profit';
import { replaceMargins } from './store-margins';
import { setUpProfit } from './testing/profit-set-up';
import { writeScaled } from './testing/write-scaled';

const range = { from: '2026-05-11', to: '2026-05-20' } as const;
/** Rows are stored from the first day of the compared range on. */
const stored = { from: '2026-05-01', to: '2026-05-20' } as const;
const dayOf = (at: number) => addDays(stored.from, at);
const settled = new Date('2026-07-30T12:00:00.000Z');

const creators = ['c0000000-0000-4000-8000-00000000000a', 'c0000000-0000-4000-8000-00000000000b'] as const;
const brands = [brandA, brandB] as const;
const currency = fc.constantFrom('USD', 'EUR', 'JPY');

const row = fc.record({
  at: fc.integer({ min: 0, max: 19 }),
  brand: fc.constantFrom(...brands),
  creator: fc.constantFrom(...creators),
  currency,
  cpc: fc.boolean(),
  sales: fc.integer({ min: -50_000, max: 500_000 }),
  commission: fc.integer({ min: 0, max: 100_000 }),
  conversions: fc.integer({ min: 0, max: 40 }),
});
type Row = typeof row extends fc.Arbitrary<infer T> ? T : never;

/** Units of a hundredth; yen have none. The largest has 12 digits before the point. */
const cents = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 3_000 }).map((units) => BigInt(units) * 100n) },
  { weight: 1, arbitrary: fc.constant(99_999_999_999_900n) },
);
const cost = fc.record({
  kind: fc.constantFrom('fee' as const, 'sample' as const, 'retainer' as const, 'tool' as const),
  subject: fc.oneof(
    fc.constant(null),
    fc.record({ kind: fc.constant('brand' as const), id: fc.constantFrom(...brands) }),
    fc.record({ kind: fc.constant('creator' as const), id: fc.constantFrom(...creators) }),
    fc.record({ kind: fc.constant('subid1' as const), id: fc.constantFrom('spring', 'a~b') }),
  ),
  currency,
  cents,
  odd: fc.integer({ min: 0, max: 99 }),
  at: fc.integer({ min: -10, max: 19 }),
  days: fc.integer({ min: 1, max: 40 }),
});
type Given = typeof cost extends fc.Arbitrary<infer T> ? T : never;

const centsOf = ({ cents, odd, currency }: Given) => (currency === 'JPY' ? cents : cents + BigInt(odd));
const lastOf = ({ at, days }: Given) => at + days - 1;

function toCost(given: Given): Cost {
  return {
    kind: given.kind,
    subject: given.subject,
    currency: given.currency,
    note: '',
    from: dayOf(given.at),
    to: dayOf(lastOf(given)),
    amount: writeScaled(centsOf(given), 2),
  };
}

/** The cents of one day, by the rule that the decision states, day by day. */
function centsOfDay(given: Given, day: string): bigint {
  const at = countDays({ from: dayOf(given.at), to: day });
  if (at < 1 || at > given.days) return 0n;
  const coin = given.currency === 'JPY' ? 100n : 1n;
  const until = (count: number) => {
    const exact = (centsOf(given) / coin) * BigInt(count);
    return ((exact - (exact % BigInt(given.days))) / BigInt(given.days)) * coin;
  };
  return until(at) - until(at - 1);
}

const centsIn = (given: Given, days: DayRange) =>
  eachDay(days).reduce((sum, day) => sum + centsOfDay(given, day), 0n);

const groupings = ['brand', 'creator', 'product', 'none'] as const;
type GroupName = (typeof groupings)[number];
const filters = fc.record(
  {
    brands: fc.constantFrom(brandA, `${brandA},${brandB}`),
    creators: fc.constantFrom(creators[0]),
    payout_models: fc.constantFrom('cpc'),
    currencies: fc.constantFrom('USD', 'USD,JPY'),
  },
  { requiredKeys: [] },
);

/** Percent of sales: brand A has a margin, brand B has none. */
const percent = 40n;

const keysOf: Record<GroupName, (one: Row) => string | null> = {
  brand: ({ brand }) => brand,
  creator: ({ creator }) => creator,
  product: () => 'P1',
  none: () => null,
};

const accepts = (list: string[] | undefined, value: string) => !list || list.includes(value);

/** Whether a row passes the filters. */
const passes = (one: Row, query: ProfitQuery) =>
  accepts(query.brands, one.brand) &&
  accepts(query.creators, one.creator) &&
  accepts(query.payout_models, one.cpc ? 'cpc' : 'standard') &&
  accepts(query.currencies, one.currency);

/** Whether a cost passes: `unknown` under a filter of something else than its subject. */
function judge({ subject, currency }: Given, query: ProfitQuery): 'yes' | 'no' | 'unknown' {
  if (!accepts(query.currencies, currency)) return 'no';
  const own = subject?.kind === 'brand' ? query.brands : subject?.kind === 'creator' ? query.creators : null;
  if (own && subject && !own.includes(subject.id)) return 'no';
  const others = [
    subject?.kind === 'brand' ? undefined : query.brands,
    subject?.kind === 'creator' ? undefined : query.creators,
    query.payout_models,
  ];
  return others.some((filter) => filter !== undefined) ? 'unknown' : 'yes';
}

type Part = { rows: readonly Row[]; costs: readonly Given[] };

/** What the figures after costs must be. `any`: whether the currency has a cost. */
function expectAfterCosts(figures: ProfitFigures, { rows, costs }: Part, days: DayRange, any: boolean): void {
  if (!any) {
    expect(figures.afterCosts).toBeNull();
    return;
  }
  const sum = (list: readonly Row[], name: 'sales' | 'commission' | 'conversions') =>
    list.reduce((all, one) => all + BigInt(one[name]), 0n);
  const spent = costs.reduce((all, one) => all + centsIn(one, days), 0n);
  const covered = rows.filter(({ brand }) => brand === brandA);
  const isKnown = covered.length > 0 || rows.length === 0;
  // Cents times hundredths of a percent: six places.
  const net = sum(covered, 'sales') * percent * 100n - (sum(covered, 'commission') + spent) * 10_000n;
  const all = sum(rows, 'commission') + spent;
  expect(figures.afterCosts).toMatchObject({
    costs: writeScaled(spent, 2),
    entries: costs.length,
    netProfit: isKnown ? writeScaled(net, 6) : null,
    allCost: writeScaled(all, 2),
  });
  const { costPerConversion = null, returnOnAllCost = null } = figures.afterCosts ?? {};
  const conversions = sum(rows, 'conversions');
  if (conversions === 0n) expect(costPerConversion).toBeNull();
  else expect(Math.abs(Number(costPerConversion) - Number(all) / 100 / Number(conversions))).toBeLessThan(1);
  const base = sum(covered, 'commission') + spent;
  if (!isKnown || base === 0n) expect(returnOnAllCost).toBeNull();
  else expect(returnOnAllCost).toBeCloseTo(Number(net) / 10_000 / Number(base), 5);
}

bothLedgers('Profit after costs', (ledger, kind) => {
  it('equals an independent computation, in every group and under every filter', {
    timeout: 240_000,
  }, async () => {
    const property = fc.asyncProperty(
      fc.array(row, { maxLength: 14 }),
      fc.array(cost, { maxLength: 8 }),
      fc.constantFrom(...groupings),
      filters,
      async (rows, costs, group, filters) => {
        const toRow = (one: Row) =>
          reportRow({
            date: dayOf(one.at),
            asin: 'P1',
            brandId: one.brand,
            creatorId: one.creator,
            currency: one.currency,
            sales: one.sales / 100,
            commissionAmount: one.commission / 100,
            conversions: one.conversions,
            clicks: 0,
            final: true,
          });
        const api = {
          standard: rows.filter(({ cpc }) => !cpc).map(toRow),
          cpc: rows.filter(({ cpc }) => cpc).map(toRow),
        };
        const set = await setUpProfit(ledger(), api, stored);
        const { db } = ledger();
        const margin = {
          kind: 'brand',
          subject: brandA,
          from: stored.from,
          percent: String(percent),
        } as const;
        await replaceMargins(db, set.owner, [margin]);
        for (const one of costs) await storeCosts(db, set.owner, [toCost(one)]);
        const catalog = { ...set.catalog, now: () => settled };
        const query = profitQuerySchema.parse({
          ...range,
          group,
          compare: 'previous',
          sort: 'netProfitAfterCosts',
          ...filters,
        });
        const answer = await readProfit(catalog, query);
        const comparedRange = { from: '2026-05-01', to: '2026-05-10' };
        expect(answer.comparedRange).toEqual(comparedRange);
        // Nothing is compared with days before the first row.
        const isCompared = rows.length === 0 || rows.some(({ at }) => at === 0);
        expect(answer.comparedDays?.counted).toBe(isCompared ? 10 : 0);

        // Equal costs are stored once, as one that was imported twice.
        const distinct = [...new Map(costs.map((one) => [JSON.stringify(toCost(one)), one])).values()];
        const hasDay = (one: Given, days: DayRange) =>
          dayOf(one.at) <= days.to && dayOf(lastOf(one)) >= days.from;
        const matching = (verdict: string, days: DayRange) =>
          distinct.filter((one) => judge(one, query) === verdict && hasDay(one, days));
        const ownRows = rows.filter((one) => passes(one, query));
        const rowsIn = (days: DayRange) =>
          ownRows.filter(({ at }) => dayOf(at) >= days.from && dayOf(at) <= days.to);
        const keyOfCost = ({ subject }: Given) => (subject?.kind === group ? subject.id : null);

        const partsOf = (days: DayRange, code: string) => {
          const of = <One extends { currency: string }>(list: readonly One[]) =>
            list.filter((one) => one.currency === code);
          const [rows, costs] = [of(rowsIn(days)), of(matching('yes', days))];
          const select = (key: string | null): Part => ({
            rows: rows.filter((one) => keysOf[group](one) === key),
            costs: costs.filter((one) => keyOfCost(one) === key),
          });
          const assigned = costs.map(keyOfCost).filter((key) => key !== null);
          const keys = group === 'none' ? [] : [...new Set([...rows.map(keysOf[group]), ...assigned])];
          const unassigned = { rows: [], costs: costs.filter((one) => keyOfCost(one) === null) };
          return { whole: { rows, costs }, select, keys, unassigned };
        };

        const listed = (days: DayRange) =>
          [...rowsIn(days), ...matching('yes', days)].map((one) => one.currency);
        expect(answer.currencies.map((one) => one.currency).toSorted()).toEqual(
          [...new Set([...listed(range), ...(isCompared ? listed(comparedRange) : [])])].toSorted(),
        );
        for (const { currency: code, figures, compared, groups, counts, unassigned } of answer.currencies) {
          const now = partsOf(range, code);
          const before = partsOf(comparedRange, code);
          const any = now.whole.costs.length > 0;
          const anyBefore = before.whole.costs.length > 0;
          expectAfterCosts(figures, now.whole, range, any);
          if (isCompared && compared && (before.whole.rows.length > 0 || anyBefore)) {
            expectAfterCosts(compared, before.whole, comparedRange, anyBefore);
          }
          expect(new Set(groups.map(({ key }) => key))).toEqual(new Set(now.keys));
          expect(counts.groups).toBe(now.keys.length);
          for (const { key, figures, compared } of groups) {
            expectAfterCosts(figures, now.select(key), range, any);
            if (isCompared && compared && before.keys.includes(key)) {
              expectAfterCosts(compared, before.select(key), comparedRange, anyBefore);
            }
          }
          const left = now.unassigned.costs.length > 0 && group !== 'none';
          expect(unassigned?.figures.afterCosts ?? null).toEqual(left ? expect.anything() : null);
          if (unassigned && left) expectAfterCosts(unassigned.figures, now.unassigned, range, any);
          if (isCompared && unassigned?.compared?.afterCosts) {
            expectAfterCosts(unassigned.compared, before.unassigned, comparedRange, anyBefore);
          }
          const nets = groups.map(({ figures: { afterCosts, covered } }) =>
            afterCosts ? afterCosts.netProfit : (covered?.netProfit ?? null),
          );
          const known = nets.filter((net) => net !== null);
          expect(nets.slice(0, known.length)).toEqual(known.toSorted((a, b) => Number(b) - Number(a)));
        }
        expect(answer.costsLeftOut).toEqual(
          ['EUR', 'JPY', 'USD'].flatMap((currency) => {
            const own = matching('unknown', range).filter((one) => one.currency === currency);
            const costs = own.reduce((all, one) => all + centsIn(one, range), 0n);
            return own.length > 0 ? [{ currency, costs: writeScaled(costs, 2), entries: own.length }] : [];
          }),
        );

        // Groups of both ranges and those of the compared one alone add up to its total.
        if (group === 'none') return;
        const alone = await readProfitAlone(catalog, query);
        for (const { currency: code, compared, groups, unassigned } of answer.currencies) {
          if (!compared?.afterCosts) continue;
          const parts = [...groups, ...alone.filter((line) => line.currency === code), unassigned];
          const spent = parts.map((part) => toCents(part?.compared?.afterCosts?.costs ?? '0.00'));
          expect(spent.reduce((a, b) => a + b, 0n)).toBe(toCents(compared.afterCosts.costs));
        }
      },
    );
    await fc.assert(property, { numRuns: countRuns(25, kind) });
  });
});

const toCents = (text: string): bigint => BigInt(text.replace('.', ''));
