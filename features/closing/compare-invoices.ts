import { toUnits, type Units, unitsText } from '@/lib/data/terms/units';
import { roundToCents } from './amounts';
import type { Invoice, Statement } from './statement-shape';

type Stored = { brand: string; amount: string; reference: string | null };

type Counted = Pick<Statement, 'lines' | 'adjustments' | 'currency'>;

/**
 * The commission that an invoice of one brand should have, or of all brands if it is empty, to the cent. It is of a closed
 * month, so none is unknown.
 */
export function expectInvoice({ lines, adjustments, currency }: Counted, brand: string): Units {
  const entries = [...lines, ...adjustments.flatMap((adjustment) => adjustment.lines)];
  const counted = entries.filter((entry) => brand === '' || entry.brand === brand);
  return roundToCents(
    counted
      .flatMap(({ commission }) => commission ?? [])
      .reduce((total, commission) => total + toUnits(commission), 0n as Units),
    currency,
  );
}

/** Compares entered totals with the commission of a statement, including adjustments, to the cent. */
export function compareInvoices(stored: readonly Stored[], statement: Counted): Invoice[] {
  const { lines, adjustments } = statement;
  const entries = [...lines, ...adjustments.flatMap((adjustment) => adjustment.lines)];
  return stored.map(({ brand, amount, reference }) => {
    const expected = expectInvoice(statement, brand);
    const difference = toUnits(amount) - expected;
    return {
      brand: brand === '' ? null : brand,
      name:
        brand === ''
          ? null
          : (entries.find((entry) => entry.brand === brand && entry.name !== null)?.name ?? null),
      amount: unitsText(toUnits(amount)),
      reference,
      expected: unitsText(expected),
      difference: unitsText(difference),
      matches: difference === 0n,
    };
  });
}
