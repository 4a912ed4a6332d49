import { compareCurrencies } from '@/lib/format/currency';

/** What a row is ordered by: text, or an amount. Amounts of two currencies are never compared: they stand apart. */
export type SortKey = { currency?: string; amount: number | null } | string;

/**
 * Rows in order; those with nothing to compare come last either way, equals keep the order they had.
 * Amounts are grouped by currency first.
 */
export function orderRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => SortKey,
  order: 'asc' | 'desc',
): Row[] {
  const sign = order === 'asc' ? 1 : -1;
  return rows
    .map((row, at) => ({ row, at, key: keyOf(row) }))
    .sort((a, b) => compare(a.key, b.key, sign) || a.at - b.at)
    .map(({ row }) => row);
}

function compare(a: SortKey, b: SortKey, sign: 1 | -1): number {
  if (typeof a === 'string' || typeof b === 'string') return sign * compareText(String(a), String(b));
  if (a.amount === null || b.amount === null) return Number(a.amount === null) - Number(b.amount === null);
  const apart = compareCurrencies(a.currency ?? '', b.currency ?? '');
  return apart || sign * (a.amount - b.amount);
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
