import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '@/lib/data/terms/days';
import { bothLedgers } from '@/lib/data/testing/ledgers';
import { bonusRow, brandA, brandB, reportRow } from '@/lib/data/testing/rows';
import { countRuns } from '@/lib/testing/count-runs';
import { readProductCategories } from './catalog';
import type { Margin } from './margin-shape';
import { profitQuerySchema } from './profit-query';
import type { ProfitFigures } from './profit-shape';
import { readProfit } from './read-profit';
import { replaceMargins } from './store-margins';
import { product, setUpProfit } from './testing/profit-set-up';
import { writeScaled } from './testing/write-scaled';

const range = { from: '2026-05-01', to: '2026-05-31' } as const;
const ask = (input: Record<string, string> = {}) => profitQuerySchema.parse({ ...range, ...input });
const dayOf = (at: number) => addDays('2026-05-01', at);

/** Up to 10^12 in major units. */
const cents = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -200_000, max: 2_000_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(100_000_000_000_000, -99_999_999_999_999) },
);
const products = ['P1', 'P2', 'P3', 'P4'] as const;
/** P4 is in no list. A product's category also depends on the marketplace. */
const listed = [
  product('P1', { category: 'Toys' }),
  product('P2', { category: 'Tools' }),
  product('P2', { category: 'Toys', marketplace: 'marketplace.de' }),
  product('P3', { category: 'Tools' }),
];
const row = fc.record({
  at: fc.integer({ min: 0, max: 30 }),
  product: fc.constantFrom(...products),
  marketplace: fc.constantFrom('marketplace.com' as const, 'marketplace.de' as const),
  brand: fc.constantFrom(brandA, brandB),
  currency: fc.constantFrom('USD', 'EUR'),
  cpc: fc.boolean(),
  final: fc.boolean(),
  sales: cents,
  commission: cents,
  clicks: fc.integer({ min: 0, max: 500 }),
});
type Row = typeof row extends fc.Arbitrary<infer T> ? T : never;

const subject = fc.oneof(
  fc.record({ kind: fc.constant('brand' as const), subject: fc.constantFrom(brandA, brandB) }),
  fc.record({ kind: fc.constant('category' as const), subject: fc.constantFrom('Toys', 'Tools') }),
  fc.record({ kind: fc.constant('product' as const), subject: fc.constantFrom(...products) }),
);
/** Includes days before and after the range. */
const margin = fc.record({
  of: subject,
  at: fc.integer({ min: -20, max: 40 }),
  /** Hundredths of a percent. */
  hundredths: fc.integer({ min: 0, max: 10_000 }),
});
const bonus = fc.record({
  at: fc.integer({ min: 0, max: 30 }),
  brand: fc.constantFrom(brandA, brandB),
  currency: fc.constantFrom('USD', 'EUR'),
  cents: fc.integer({ min: 0, max: 900_000 }),
});

/** Within `distance`, or the rounding of a double if that is more. */
function expectNear(found: number | null | undefined, expected: number, distance: number): void {
  expect(Math.abs(Number(found) - expected)).toBeLessThan(Math.max(distance, Math.abs(expected) * 1e-12));
}

/** Estimates are slow to fetch (by brand and marketplace), so few histories have any. */
const bonusHistory = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  {
    weight: 1,
    arbitrary: fc.uniqueArray(bonus, {
      maxLength: 8,
      selector: ({ at, brand, currency }) => `${at} ${brand} ${currency}`,
    }),
  },
);

const groups = {
  brand: ({ brand }: Row) => brand,
  product: ({ product }: Row) => product,
  marketplace: ({ marketplace }: Row) => marketplace,
  payout_model: ({ cpc }: Row) => (cpc ? 'cpc' : 'standard'),
};

const groupings = Object.keys(groups) as (keyof typeof groups)[];

/** When no row of the range may arrive any more. */
const settled = new Date('2026-07-30T12:00:00.000Z');

bothLedgers('Profit', (ledger, kind) => {
  it('equals an independent computation, to the last digit', { timeout: 240_000 }, async () => {
    const property = fc.asyncProperty(
      fc.array(row, { maxLength: 30 }),
      fc.uniqueArray(margin, {
        maxLength: 12,
        selector: ({ of, at }) => `${of.kind} ${of.subject} ${at}`,
      }),
      bonusHistory,
      async (rows, given, bonuses) => {
        const toRow = (one: Row) =>
          reportRow({
            date: dayOf(one.at),
            asin: one.product,
            marketplace: one.marketplace,
            brandId: one.brand,
            currency: one.currency,
            sales: one.sales / 100,
            commissionAmount: one.commission / 100,
            clicks: one.clicks,
            final: one.final,
          });
        const { db } = ledger();
        const { owner, catalog } = await setUpProfit(
          ledger(),
          {
            standard: rows.filter(({ cpc }) => !cpc).map(toRow),
            cpc: rows.filter(({ cpc }) => cpc).map(toRow),
            brands: [brandA, brandB],
            bonuses: bonuses.map(({ at, brand, currency, cents }) =>
              bonusRow({ brand, date: dayOf(at), amount: cents / 100, currency }),
            ),
          },
          range,
          { products: listed },
        );
        const margins = given.map(
          ({ of, at, hundredths }): Margin => ({
            ...of,
            from: dayOf(at),
            percent: (hundredths / 100).toFixed(2),
          }),
        );
        await replaceMargins(db, owner, margins);
        // A response would not wait long for categories.
        await readProductCategories(catalog);

        const newest = (kind: string, name: string | undefined, at: number) =>
          given
            .filter(({ of, at: from }) => of.kind === kind && of.subject === name && from <= at)
            .sort((a, b) => b.at - a.at)[0]?.hundredths;
        const marginOf = ({ product, marketplace, brand, at }: Row) => {
          const found = listed.find((one) => one.primaryId === product && one.marketplace === marketplace);
          return (
            newest('product', product, at) ??
            newest('category', found?.category, at) ??
            newest('brand', brand, at)
          );
        };
        const expectFigures = (figures: ProfitFigures, own: readonly Row[], bonusCents: number | null) => {
          const sum = (list: readonly Row[], name: 'sales' | 'commission' | 'clicks') =>
            list.reduce((all, one) => all + one[name], 0);
          const covered = own.filter((one) => marginOf(one) !== undefined);
          const write = (value: number) => writeScaled(BigInt(value), 2);
          expect(figures).toMatchObject({
            sales: write(sum(own, 'sales')),
            commission: write(sum(own, 'commission')),
            clicks: sum(own, 'clicks'),
            uncovered: {
              sales: write(sum(own, 'sales') - sum(covered, 'sales')),
              commission: write(sum(own, 'commission') - sum(covered, 'commission')),
            },
            provisional: own.some(({ final }) => !final),
          });
          if (covered.length === 0) return expect(figures.covered).toBeNull();
          // Cents times hundredths of a percent: six places.
          const gross = covered.reduce(
            (all, one) => all + BigInt(one.sales) * BigInt(marginOf(one) ?? 0),
            0n,
          );
          const net = gross - BigInt(sum(covered, 'commission')) * 10_000n;
          const clicks = sum(covered, 'clicks');
          const commission = sum(covered, 'commission');
          expect(figures.covered).toMatchObject({
            sales: write(sum(covered, 'sales')),
            commission: write(commission),
            clicks,
            grossProfit: writeScaled(gross, 6),
            netProfit: writeScaled(net, 6),
            bonus: bonusCents === null ? null : write(bonusCents),
            netProfitWithBonus:
              bonusCents === null ? null : writeScaled(net + BigInt(bonusCents) * 10_000n, 6),
          });
          const { returnOnCommission, costPerClick, breakEvenCpc } = figures.covered ?? {};
          if (commission === 0) expect(returnOnCommission).toBeNull();
          else expectNear(returnOnCommission, Number(net) / 10_000 / commission, 1e-7);
          if (clicks === 0) expect([costPerClick, breakEvenCpc]).toEqual([null, null]);
          else {
            expectNear(Number(costPerClick), commission / 100 / clicks, 1e-3);
            expectNear(Number(breakEvenCpc), Number(gross) / 1_000_000 / clicks, 1e-3);
          }
          return undefined;
        };

        for (const group of groupings) {
          const answer = await readProfit({ ...catalog, now: () => settled }, ask({ group }));
          expect(answer.receipt.state).toBe('complete');
          expect(answer.currencies.map(({ currency }) => currency)).toEqual(
            [...new Set(rows.map(({ currency }) => currency))].sort(),
          );
          for (const { currency, figures, groups: found, counts } of answer.currencies) {
            const own = rows.filter((one) => one.currency === currency);
            const keys = [...new Set(own.map(groups[group]))];
            const bonusOf = (brand: string) =>
              bonuses
                .filter((one) => one.brand === brand && one.currency === currency)
                .reduce((all, { cents }) => all + cents, 0);
            const hasMargin = (brand: string) =>
              own.some((one) => one.brand === brand && marginOf(one) !== undefined);
            const whole = keys.filter(hasMargin).reduce((all, key) => all + bonusOf(key), 0);
            expectFigures(figures, own, group === 'brand' ? whole : null);
            expect(new Set(found.map(({ key }) => key))).toEqual(new Set(keys));
            for (const { key, figures } of found) {
              const members = own.filter((one) => groups[group](one) === key);
              expectFigures(figures, members, group === 'brand' ? bonusOf(String(key)) : null);
            }
            const nets = found.map(({ figures }) => figures.covered && Number(figures.covered.netProfit));
            const known = nets.filter((net) => net !== null);
            expect(nets).toEqual([...known.toSorted((a, b) => b - a), ...nets.filter((net) => net === null)]);
            expect(counts).toEqual({
              groups: keys.length,
              losing: known.filter((net) => net < 0).length,
              withoutMargin: nets.length - known.length,
            });
          }
        }
      },
    );
    await fc.assert(property, { numRuns: countRuns(12, kind) });
  });
});
