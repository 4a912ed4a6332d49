'use client';

import {
  type ColumnDef,
  functionalUpdate,
  type RowData,
  type RowSelectionState,
  type TableState,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type DataColumn, narrowest, widest, widthOf } from './column';
import type { Selection } from './data-grid';
import { compareSortValues, toSortValue } from './sort-rows';
import { features, type Model } from './table-features';
import { toTableState, toView } from './table-state';
import type { TableView } from './table-view';

type Options<Row> = {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  view: TableView;
  onViewChange: (view: TableView) => void;
  /** Ids of the columns that the server sorts by; undefined if the table sorts. */
  sorts: readonly string[] | undefined;
  selection: Selection | undefined;
};

/** The table's model. Its state is the view and the selection, which the caller owns. */
export function useModel<Row extends RowData>(options: Options<Row>): Model<Row> {
  const { columns, rows, getRowId, view, onViewChange, sorts, selection } = options;
  const defs = useMemo(() => columns.map((column, at) => toColumnDef(column, at, sorts)), [columns, sorts]);
  const state = useMemo(() => toTableState(view, columns), [view, columns]);
  const selected = selection?.selected;
  const rowSelection = useMemo<RowSelectionState>(
    () => Object.fromEntries([...(selected ?? [])].map((id) => [id, true])),
    [selected],
  );
  const first = columns[0]?.id;
  const change = (next: Parameters<typeof toView>[0]) => onViewChange({ ...view, ...toView(next, first) });
  return useTable<typeof features, Row, TableState<typeof features>>({
    features,
    columns: defs,
    data: rows,
    getRowId,
    state: { ...state, rowSelection },
    manualSorting: sorts !== undefined,
    enableMultiSort: false,
    onSortingChange: (next) => change({ sorting: functionalUpdate(next, state.sorting) }),
    onColumnVisibilityChange: (next) =>
      change({ columnVisibility: functionalUpdate(next, state.columnVisibility) }),
    onColumnOrderChange: (next) => change({ columnOrder: functionalUpdate(next, state.columnOrder) }),
    onColumnPinningChange: (next) => change({ columnPinning: functionalUpdate(next, state.columnPinning) }),
    onColumnSizingChange: (next) => change({ columnSizing: functionalUpdate(next, state.columnSizing) }),
    onRowSelectionChange: (next) =>
      selection?.onChange(new Set(Object.keys(functionalUpdate(next, rowSelection)))),
  });
}

function toColumnDef<Row extends RowData>(
  column: DataColumn<Row>,
  at: number,
  sorts: readonly string[] | undefined,
): ColumnDef<typeof features, Row> {
  return {
    id: column.id,
    header: column.header,
    accessorFn: (row) => toSortValue(column.value(row)),
    sortFn: (a, b, id) => compareSortValues(a.getValue(id), b.getValue(id)),
    sortUndefined: 'last',
    sortDescFirst: column.align === 'end',
    enableSorting: sorts ? sorts.includes(column.id) : column.sortable !== false,
    enableHiding: at > 0 && column.hideable !== false,
    enablePinning: at > 0,
    size: widthOf(column),
    minSize: narrowest,
    maxSize: widest,
  };
}
