import type { CellValue, TextColumn } from './column';

type SortValue = string | number | undefined;

/** Created on first use, because loading `Intl` data is slow. */
let collator: Intl.Collator | undefined;
const decimal = /^-?\d+(\.\d+)?$/;

/** Decimal strings sort as numbers. A missing value is undefined, which sorts last. */
export function toSortValue(value: CellValue): SortValue {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return decimal.test(value) ? Number(value) : value;
  return Number(value);
}

/** Ascending order of two values. Both are present. */
export function compareSortValues(a: SortValue, b: SortValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return collator.compare(String(a), String(b));
}

/** Sorts rows as a table would, for rows shown without one. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly TextColumn<Row>[],
  sort: { id: string; desc: boolean } | null,
): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.id);
  if (!column || !sort) return rows;
  const keyOf = (row: Row) => toSortValue(column.value(row));
  return rows.toSorted((left, right) => {
    const [a, b] = [keyOf(left), keyOf(right)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return (sort.desc ? -1 : 1) * compareSortValues(a, b);
  });
}
