import type { RowData } from '@tanstack/react-table';
import type { DataColumn } from './column';
import { compareOrdered } from './compare-rows';
import { mergeSort } from './merge-sort';
import { toSortValue } from './sort-value';

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
  const entries = rows.map((row) => ({ row, value: toSortValue(column.value(row)) }));
  const steps = mergeSort(entries, (a, b) => compareOrdered(a.value, b.value, desc));
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
