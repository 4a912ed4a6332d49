import type { DataColumn } from './column';
import type { TableView } from './table-view';

type NamedColumn = Pick<DataColumn<never>, 'id' | 'hideable'>;

/** Converts a view to TanStack Table's state. The first column names the row, so it stays visible, pinned and first. */
export function toTableState(view: TableView, columns: readonly NamedColumn[]) {
  const first = columns[0]?.id;
  const fixed = new Set(columns.flatMap(({ id, hideable }) => (hideable === false ? [id] : [])));
  const withFirst = (ids: readonly string[]) =>
    first === undefined ? [...ids] : [first, ...ids.filter((id) => id !== first)];
  return {
    sorting: view.sort ? [view.sort] : [],
    columnVisibility: Object.fromEntries(
      view.hidden.filter((id) => id !== first && !fixed.has(id)).map((id) => [id, false]),
    ),
    columnOrder: withFirst(view.order),
    columnPinning: { start: withFirst(view.pinned), end: [] },
    columnSizing: { ...view.widths },
  };
}

type TableState = Omit<ReturnType<typeof toTableState>, 'columnPinning'> & {
  columnPinning: { start: string[]; end: string[] };
};

/** Converts changed slices of state to a part of the view. Leaves out the first column, whose position is fixed. */
export function toView(change: Partial<TableState>, first: string | undefined): Partial<TableView> {
  const { sorting, columnVisibility, columnOrder, columnPinning, columnSizing } = change;
  const withoutFirst = (ids: readonly string[]) => ids.filter((id) => id !== first);
  return {
    ...(sorting && { sort: sorting[0] ?? null }),
    ...(columnVisibility && {
      hidden: Object.keys(columnVisibility).filter((id) => columnVisibility[id] === false),
    }),
    ...(columnOrder && { order: withoutFirst(columnOrder) }),
    ...(columnPinning && { pinned: withoutFirst(columnPinning.start) }),
    ...(columnSizing && { widths: columnSizing }),
  };
}
