import type { DataColumn } from './column';
import { toTableState } from './table-state';
import type { TableView } from './table-view';

type Shown<Row> = { columns: readonly DataColumn<Row>[]; view: TableView };

/** Ids of the export columns for the visible columns of a table, in display order. */
export function listFileColumns<Row>({ columns, view }: Shown<Row>): string[] {
  const { columnOrder, columnVisibility, columnPinning } = toTableState(view, columns);
  const first = [...columnPinning.start, ...columnOrder];
  const rank = (id: string) => (first.includes(id) ? first.indexOf(id) : first.length);
  const shown = columns
    .filter(({ id }) => columnVisibility[id] !== false)
    .toSorted((a, b) => rank(a.id) - rank(b.id));
  return [...new Set(shown.flatMap(({ id, file = [id] }) => file))];
}
