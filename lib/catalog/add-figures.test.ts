import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSums, type Sums, toFigures } from '@/lib/ledger/figures';
import { addFigures } from './add-figures';

/** Sums in units of 0.00000001: cents of money, whole counts, and a part of each that may still change. */
const sums = fc
  .record({
    ...{ sales: fc.integer({ min: -1e9, max: 1e9 }), commission: fc.nat(1e8), bonus: fc.nat(1e8) },
    ...{ clicks: fc.nat(1e6), conversions: fc.nat(1e4), open: fc.constantFrom(0n, 1n, 2n, 4n) },
  })
  .map(({ sales, commission, bonus, clicks, conversions, open }): Sums => {
    const cents = (value: number) => BigInt(value) * 1_000_000n;
    const whole = (value: number) => BigInt(value) * 100_000_000n;
    const all = {
      ...{ sales: cents(sales), commission: cents(commission), bonus: cents(bonus) },
      ...{ clicks: whole(clicks), conversions: whole(conversions) },
    };
    const part = (units: bigint) => (units * open) / 4n;
    const provisional = {
      sales: part(all.sales),
      commission: part(all.commission),
      clicks: part(all.clicks),
    };
    return { ...makeSums(), ...all, provisional, any: open > 0n };
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
          const sum = (name: 'sales' | 'commission' | 'clicks' | 'conversions') =>
            own.reduce((total, entry) => total + entry.sums[name], 0n);
          const whole = toFigures({
            ...makeSums(),
            ...{ sales: sum('sales'), commission: sum('commission') },
            ...{ clicks: sum('clicks'), conversions: sum('conversions') },
          });
          for (const name of ['sales', 'commission', 'clicks', 'conversions', 'epc', 'aov'] as const) {
            expect(figures[name]).toEqual(whole[name]);
          }
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
