import { Decimal } from 'decimal.js';
import type { CurrencyFigures } from '@/lib/data/terms/lists/performance-shape';
import { firstUnsettledDay } from '@/lib/data/terms/ranges/look-back';
import { figuresOf, sum } from '@/lib/data/testing/expected-figures';
import type { Fact } from '@/lib/data/testing/facts';
import { compareCurrencies } from '@/lib/language/format/currency';

/** Filters, sorts and sums lists by simple computations over arrays. */
export function groupBy<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}

const byCurrency = (facts: readonly Fact[]) => {
  const groups = groupBy(facts, ({ currency }) => currency);
  return [...groups].sort(([a], [b]) => compareCurrencies(a, b));
};

function rateOf(facts: readonly Fact[]): number | null {
  const standard = facts.filter(({ source }) => source === 'reports:standard');
  const sales = sum(standard.map((fact) => fact.sales));
  if (sales.isZero()) return null;
  return sum(standard.map((fact) => fact.commission))
    .div(sales)
    .toDecimalPlaces(8, Decimal.ROUND_HALF_UP)
    .plus(0)
    .toNumber();
}

/** The first day that may still change when the lists are read. */
const young = firstUnsettledDay('2026-06-30');

export const figuresBy = (facts: readonly Fact[], { to }: { to: string }): CurrencyFigures[] =>
  byCurrency(facts).map(([currency, own]) => ({
    currency,
    figures: figuresOf(own, to >= young),
    standardRate: rateOf(own),
  }));

export const totalsOf = (facts: readonly Fact[], range: { to: string }): CurrencyFigures[] =>
  figuresBy(facts, range).map((entry) => ({ ...entry, standardRate: null }));

export const has = (accepted: readonly string[] | undefined, ...values: string[]) =>
  !accepted?.length || values.some((value) => accepted.includes(value));

export const containsWords = (q: string | undefined, texts: readonly (string | null)[]) =>
  (q ?? '')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => texts.join('\n').toLowerCase().includes(word));

/** Text, or a number with a currency. */
export type Key =
  | string
  | { amount: Decimal | string | number | null | undefined; currency?: string | undefined };

function compare(a: Key, b: Key, sign: number): number {
  if (typeof a === 'string' || typeof b === 'string') return sign * (a < b ? -1 : a > b ? 1 : 0);
  const [x, y] = [a.amount ?? null, b.amount ?? null];
  if (x === null || y === null) return Number(x === null) - Number(y === null);
  return compareCurrencies(a.currency ?? '', b.currency ?? '') || sign * new Decimal(x).cmp(y);
}

/** Sorts rows by key (stable). `sign`: 1 ascending, -1 descending. */
export const sortRows = <Row>(rows: readonly Row[], keyOf: (row: Row, at: number) => Key, sign: number) =>
  rows
    .map((row, at) => ({ row, at, key: keyOf(row, at) }))
    .sort((a, b) => compare(a.key, b.key, sign) || a.at - b.at)
    .map(({ row }) => row);

export const countBy = (values: readonly string[]) =>
  [...groupBy(values, (value) => value)]
    .map(([value, of]) => ({ value, count: of.length }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
