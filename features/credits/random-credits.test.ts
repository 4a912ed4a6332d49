import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toUnits, unitsText } from '@/lib/data/terms/units';
import { countRuns } from '@/lib/testing/count-runs';
import { compareCredits, totalCredits } from './compare-credits';

const key = fc.record({
  month: fc.constantFrom('2026-03', '2026-04', '2026-05', '2026-06', '2026-09', '2026-11'),
  brand: fc.constantFrom('a', 'b', 'c'),
  currency: fc.constantFrom('USD', 'EUR', 'JPY'),
});
type Key = typeof key extends fc.Arbitrary<infer T> ? T : never;
const textOf = ({ month, brand, currency }: Key) => `${month} ${brand} ${currency}`;
const units = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 21n });
const amounts = fc.uniqueArray(fc.tuple(key, units), { selector: ([one]) => textOf(one), maxLength: 30 });
const days = { today: '2026-11-20', gaps: [{ from: '2026-04-10', to: '2026-04-11' }], loadedEarly: [] };

it('Sums of compared credits are exact in each currency, and count no other line', () => {
  fc.assert(
    fc.property(amounts, amounts, (estimates, credits) => {
      const lines = compareCredits(
        estimates.map(([one, estimate]) => ({ ...one, estimate })),
        credits.map(([one, amount]) => ({
          ...one,
          id: textOf(one),
          marketplace: '',
          replaced: null,
          amount: unitsText(amount),
        })),
        days,
      );
      const totals = totalCredits(lines);
      const estimateOf = new Map(estimates.map(([one, amount]) => [textOf(one), amount]));
      for (const code of ['USD', 'EUR', 'JPY']) {
        const counted = credits.filter(
          ([{ month, currency }]) => currency === code && month !== '2026-04' && month < '2026-10',
        );
        const total = totals.find(({ currency }) => currency === code);
        const credited = counted.reduce((sum, [, amount]) => sum + amount, 0n);
        const estimate = counted.reduce((sum, [one]) => sum + (estimateOf.get(textOf(one)) ?? 0n), 0n);
        expect(total?.credited ?? '0.00').toBe(unitsText(credited));
        expect(total?.estimate ?? '0.00').toBe(unitsText(estimate));
        expect(total?.difference ?? '0.00').toBe(unitsText(credited - estimate));
        expect(total?.months ?? 0).toBe(new Set(counted.map(([{ month }]) => month)).size);
        const own = lines.filter(({ currency, difference }) => currency === code && difference !== null);
        const differences = own.reduce((sum, { difference }) => sum + toUnits(difference ?? '0'), 0n);
        expect(unitsText(differences)).toBe(unitsText(credited - estimate));
      }
    }),
    { numRuns: countRuns(100) },
  );
});
