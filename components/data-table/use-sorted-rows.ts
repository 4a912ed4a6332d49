'use client';

import type { RowData } from '@tanstack/react-table';
import { useEffect, useState } from 'react';
import type { DataColumn } from './column';
import { sortRows } from './sort-rows';
import type { TableView } from './table-view';

/** Up to here the table's own model sorts within a frame. */
export const sortedAtOnce = 2000;

type Sorted<Row> = { of: readonly Row[]; column: DataColumn<Row>; desc: boolean; rows: readonly Row[] };

/** Long lists are sorted beside the page's work; the order before stays until the new one is there. */
export function useSortedRows<Row extends RowData>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: TableView['sort'],
) {
  const column = rows.length > sortedAtOnce ? columns.find((entry) => entry.id === sort?.id) : undefined;
  const desc = sort?.desc ?? false;
  const [sorted, setSorted] = useState<Sorted<Row>>();
  useEffect(() => {
    if (!column) return;
    const stop = new AbortController();
    sortRows(rows, column, desc, stop.signal).then((done) => {
      if (done && !stop.signal.aborted) setSorted({ of: rows, column, desc, rows: done });
    });
    return () => stop.abort();
  }, [rows, column, desc]);
  if (!column) return { rows, sorting: false };
  const current = sorted?.of === rows && sorted.column === column && sorted.desc === desc;
  return { rows: sorted?.rows ?? rows, sorting: !current };
}
