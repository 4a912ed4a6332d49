import { type DataColumn, defaultWidth } from './column';
import type { TableView } from './table-view';

export type GridColumn<Row> = {
  column: DataColumn<Row>;
  /** CSS variable of its width, set on the grid so that resizing touches no row. */
  size: string;
  width: number;
  pinned: boolean;
  /** Takes the room that is left. Only the last pinned one may: the others' offsets rest on their widths. */
  grows: boolean;
};

/**
 * The columns as a view shows them: the first, which names the row, then the pinned, then the rest in the
 * view's order. Ids that the table does not have are ignored.
 */
export function arrangeColumns<Row>(columns: readonly DataColumn<Row>[], view: TableView): GridColumn<Row>[] {
  const rank = new Map(view.order.map((id, at) => [id, at]));
  const hidden = new Set(view.hidden);
  const entries = columns
    .map((column, index) => ({
      column,
      size: `--column-${index}`,
      width: view.widths[column.id] ?? column.width ?? defaultWidth,
      pinned: index === 0 || view.pinned.includes(column.id),
      place: index === 0 ? -1 : (rank.get(column.id) ?? columns.length + index),
    }))
    .filter(({ column, place }) => place === -1 || column.hideable === false || !hidden.has(column.id))
    .sort((a, b) => Number(b.pinned) - Number(a.pinned) || a.place - b.place);
  const lastPinned = entries.findLastIndex((entry) => entry.pinned);
  return entries.map(({ place: _, ...entry }, at) => ({
    ...entry,
    grows: at === lastPinned && view.widths[entry.column.id] === undefined,
  }));
}
