'use client';

import {
  type ColumnDef,
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type CellValue, type DataColumn, defaultWidth } from './column';
import { compareCells } from './compare-cells';
import type { TableView } from './table-view';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

export type GridColumn<Row> = {
  column: DataColumn<Row>;
  /** CSS variable of its width, set on the grid so that resizing touches no row. */
  size: string;
  width: number;
  pinned: boolean;
  /** Takes the room that is left. Only the last pinned one may: the others' offsets rest on their widths. */
  grows: boolean;
};

export type GridRow<Row> = { id: string; original: Row };

type Options<Row> = {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  view: TableView;
  /** `server`: the rows arrive in order and stay so. */
  sorting: 'client' | 'server';
};

export function useTableModel<Row extends RowData>({ columns, rows, getRowId, view, sorting }: Options<Row>) {
  'use no memo';
  const definitions = useMemo(() => columns.map((column) => defineColumn(column)), [columns]);
  const state = useMemo(() => toTableState(columns, view), [columns, view]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId,
    state,
    manualSorting: sorting === 'server',
  });

  const byId = new Map(columns.map((column, index) => [column.id, { column, index }]));
  const start = table.getStartVisibleLeafColumns();
  const visible = [...start, ...table.getCenterVisibleLeafColumns()].flatMap(
    (leaf, at): GridColumn<Row>[] => {
      const found = byId.get(leaf.id);
      if (!found) return [];
      const { column, index } = found;
      const width = view.widths[column.id];
      const last = at === start.length - 1;
      return [
        {
          column,
          size: `--column-${index}`,
          width: width ?? column.width ?? defaultWidth,
          pinned: at < start.length,
          grows: last && width === undefined,
        },
      ];
    },
  );
  const sorted: readonly GridRow<Row>[] = table.getRowModel().rows;
  return { columns: visible, rows: sorted };
}

function defineColumn<Row extends RowData>(column: DataColumn<Row>): ColumnDef<typeof features, Row> {
  return {
    id: column.id,
    accessorFn: (row: Row) => column.value(row) ?? undefined,
    sortUndefined: 'last',
    sortFn: (a, b, id) => compareCells(a.getValue<CellValue>(id), b.getValue<CellValue>(id)),
  };
}

function toTableState<Row>(columns: readonly DataColumn<Row>[], view: TableView) {
  const known = new Set(columns.map((column) => column.id));
  const first = columns[0]?.id;
  const movable = (id: string) => known.has(id) && id !== first;
  return {
    sorting: view.sort && known.has(view.sort.id) ? [view.sort] : [],
    columnOrder: [...(first ? [first] : []), ...view.order.filter(movable)],
    columnPinning: { start: [...(first ? [first] : []), ...view.pinned.filter(movable)], end: [] },
    columnVisibility: Object.fromEntries(view.hidden.filter(movable).map((id) => [id, false])),
  };
}
