import type { RowData } from '@tanstack/react-table';
import type { DataColumn } from './column';
import { mergeSort } from './merge-sort';
import { compareSortValues, toSortValue } from './sort-value';

/** A frame keeps half its time for scrolling and typing. */
const sliceMs = 8;

/**
 * The rows by one column, sorted in slices between which the page breathes; null once `signal` has aborted.
 * Rows without a value come last in either direction, equal ones keep their order.
 */
export async function sortRows<Row extends RowData>(
  rows: readonly Row[],
  column: DataColumn<Row>,
  desc: boolean,
  signal: AbortSignal,
): Promise<Row[] | null> {
  const direction = desc ? -1 : 1;
  const entries = rows.map((row) => ({ row, value: toSortValue(column.value(row)) }));
  const steps = mergeSort(entries, (a, b) =>
    a.value === undefined || b.value === undefined
      ? Number(a.value === undefined) - Number(b.value === undefined)
      : direction * compareSortValues(a.value, b.value),
  );
  let until = performance.now() + sliceMs;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value.map(({ row }) => row);
    if (performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return null;
    until = performance.now() + sliceMs;
  }
}
