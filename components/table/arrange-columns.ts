import type { Column, RowData } from '@tanstack/react-table';
import type { DataColumn } from './column';
import type { features } from './table-features';

type ModelColumn<Row extends RowData> = Column<typeof features, Row>;

export type GridColumn<Row> = {
  column: DataColumn<Row>;
  /** CSS variable of its width, set on the grid so that resizing touches no row. */
  size: string;
  width: number;
  pinned: boolean;
  /** Takes the room that is left. Only the last pinned one may: the others' offsets rest on their widths. */
  grows: boolean;
};

/** The columns as the grid draws them, in the order the model shows them. */
export function arrangeColumns<Row extends RowData>(
  columns: readonly DataColumn<Row>[],
  pinned: readonly ModelColumn<Row>[],
  others: readonly ModelColumn<Row>[],
  widths: Readonly<Record<string, number>>,
): GridColumn<Row>[] {
  const places = new Map(columns.map((column, index) => [column.id, { column, size: `--column-${index}` }]));
  const last = pinned.at(-1)?.id;
  return [...pinned, ...others].flatMap((entry, at) => {
    const place = places.get(entry.id);
    if (!place) return [];
    const grows = entry.id === last && widths[entry.id] === undefined;
    return [{ ...place, width: entry.getSize(), pinned: at < pinned.length, grows }];
  });
}
