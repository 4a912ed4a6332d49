import type { DataColumn } from './column';
import { compareCells } from './compare-cells';
import type { TableView } from './table-view';

/** A sorted copy; rows without a value come last in either direction, equal ones keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: TableView['sort'],
): readonly Row[] {
  const column = columns.find((entry) => entry.id === sort?.id);
  if (!sort || !column) return rows;
  const direction = sort.desc ? -1 : 1;
  return rows
    .map((row) => ({ row, value: column.value(row) ?? null }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      return direction * compareCells(a.value, b.value);
    })
    .map(({ row }) => row);
}
