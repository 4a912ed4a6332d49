import { toUnits, type Units, unitsText } from '@/lib/data/units';
import { roundToCents } from './amounts';
import type { Invoice, Statement } from './statement-shape';

type Stored = { brand: string; amount: string; reference: string | null };

/** Compares entered totals with the commission of a statement, including adjustments, to the cent. */
export function compareInvoices(
  stored: readonly Stored[],
  { lines, adjustments, currency }: Pick<Statement, 'lines' | 'adjustments' | 'currency'>,
): Invoice[] {
  const entries = [...lines, ...adjustments.flatMap((adjustment) => adjustment.lines)];
  return stored.map(({ brand, amount, reference }) => {
    const counted = entries.filter((entry) => brand === '' || entry.brand === brand);
    const sum = counted.reduce((total, { commission }) => total + toUnits(commission), 0n as Units);
    const expected = roundToCents(sum, currency);
    const difference = toUnits(amount) - expected;
    return {
      brand: brand === '' ? null : brand,
      name: brand === '' ? null : (counted.find(({ name }) => name !== null)?.name ?? null),
      amount: unitsText(toUnits(amount)),
      reference,
      expected: unitsText(expected),
      difference: unitsText(difference),
      matches: difference === 0n,
    };
  });
}
