import type { RowData } from '@tanstack/react-table';
import type { DataColumn } from './column';
import { compareSortValues, type SortValue, toSortValue } from './sort-value';

/** Orders two values of a column; what is missing comes last in either direction. */
export function compareOrdered(a: SortValue, b: SortValue, desc: boolean): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return (desc ? -1 : 1) * compareSortValues(a, b);
}

/** Rows that are few, in the order a table of them would have. */
export function orderFewRows<Row extends RowData>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: { id: string; desc: boolean } | null,
): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.id);
  if (!column || !sort) return rows;
  const read = (row: Row) => toSortValue(column.value(row));
  return rows.toSorted((a, b) => compareOrdered(read(a), read(b), sort.desc));
}
