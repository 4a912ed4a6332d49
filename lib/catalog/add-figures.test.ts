import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSums, type Sums, toFigures } from '@/lib/ledger/figures';
import { baseMetrics } from '@/lib/ledger/metrics';
import { addFigures } from './add-figures';

/** Sums in units of 0.00000001: cents of money, and whole counts. */
const sums = fc
  .record({
    sales: fc.integer({ min: -1e9, max: 1e9 }),
    commission: fc.nat(1e8),
    bonus: fc.nat(1e8),
    clicks: fc.nat(1e6),
    conversions: fc.nat(1e4),
  })
  .map(({ sales, commission, bonus, clicks, conversions }): Sums => {
    const cents = (value: number) => BigInt(value) * 1_000_000n;
    const whole = (value: number) => BigInt(value) * 100_000_000n;
    return {
      ...makeSums(),
      ...{ sales: cents(sales), commission: cents(commission), bonus: cents(bonus) },
      ...{ clicks: whole(clicks), conversions: whole(conversions) },
    };
  });

const rowsOf = (entries: { currency: string; sums: Sums }[]) =>
  entries.map(({ currency, sums }) => [{ currency, figures: toFigures(sums), standardRate: 0.1 }]);

describe('addFigures', () => {
  it('adds to the cent, a currency by itself, and divides rates from the sums', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ currency: fc.constantFrom('EUR', 'USD'), sums })), (entries) => {
        const added = addFigures(rowsOf(entries));
        expect(added.map(({ currency }) => currency).sort()).toEqual(
          [...new Set(entries.map(({ currency }) => currency))].sort(),
        );
        for (const { currency, figures, standardRate } of added) {
          const own = entries.filter((entry) => entry.currency === currency);
          const whole = makeSums();
          for (const metric of baseMetrics) {
            whole[metric] = own.reduce((total, entry) => total + entry.sums[metric], 0n);
          }
          expect(figures).toEqual(toFigures(whole));
          expect(standardRate).toBeNull();
        }
      }),
    );
  });

  it('tells how much of a sum may still change', () => {
    const open: Sums = { ...makeSums(), clicks: 300_000_000n, any: true };
    open.provisional.clicks = 300_000_000n;
    const entries = [
      { currency: 'EUR', sums: open },
      { currency: 'EUR', sums: { ...makeSums(), clicks: 900_000_000n } },
    ];
    expect(addFigures(rowsOf(entries))[0]?.figures.provisional).toMatchObject({ any: true, clicks: 0.25 });
  });
});
