import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { openPopover } from '@/lib/testing/open-popover';
import type { DataColumn } from '../column';
import { DataTable, type DataTableProps } from '../data-table';
import { plainView, type TableView } from '../table-view';

export type Item = { id: string; name: string; sales: number | null; clicks: number };
export const salesOf = (item: Item) => item.sales ?? 0;
const columns: DataColumn<Item>[] = [
  { id: 'name', header: 'Name', value: (item) => item.name },
  { id: 'sales', header: 'Sales', value: (item) => item.sales, align: 'end' },
  { id: 'clicks', header: 'Clicks', value: (item) => item.clicks, align: 'end', sortable: false },
];
export const items: Item[] = [
  { id: '1', name: 'Anchor', sales: 20, clicks: 3 },
  { id: '2', name: 'Bucket', sales: null, clicks: 9 },
  { id: '3', name: 'Candle', sales: 100, clicks: 6 },
  { id: '4', name: 'Drum', sales: 3, clicks: 1 },
];
export const listItems = (count: number): Item[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    name: `Item ${at}`,
    sales: (at * 7919) % 30_011,
    clicks: 0,
  }));
export const readId = (item: Item) => item.id;
/** What the table has told of its state. */
export const seen: { view: TableView; selected: ReadonlySet<string> } = {
  view: plainView,
  selected: new Set(),
};

type TableProps = { rows?: readonly Item[]; start?: Partial<TableView>; chosen?: string[] } & Pick<
  DataTableProps<Item>,
  'pages' | 'span' | 'listKey' | 'arriving' | 'rowActions' | 'onOpen'
>;

export function Table({ rows = items, start = {}, chosen = [], ...rest }: TableProps) {
  const [view, setView] = useState({ ...plainView, ...start });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(chosen));
  Object.assign(seen, { view, selected });
  return (
    <DataTable
      label="Items"
      columns={columns}
      rows={rows}
      getRowId={readId}
      view={view}
      onViewChange={setView}
      selection={{ selected, onChange: setSelected }}
      empty="Nothing"
      noun="rows"
      {...rest}
    />
  );
}

export const grid = () => screen.getByRole('grid', { name: 'Items' });
export const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
export const headers = () =>
  screen
    .getAllByRole('separator', { name: /^Width of/ })
    .map((handle) => handle.getAttribute('aria-label')?.slice('Width of '.length));
export const press = (key: string, more = {}) => fireEvent.keyDown(grid(), { key, ...more });

export function openMenu(name: string) {
  const menu = screen.getByRole('menu', { name, hidden: true });
  openPopover(menu);
  return within(menu);
}
