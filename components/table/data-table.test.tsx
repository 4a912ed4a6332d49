// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { MenuItem } from '@/components/ui/menu-item';
import { openPopover } from '@/lib/testing/open-popover';
import { render } from '@/lib/testing/render';
import type { DataColumn } from './column';
import { DataTable, type DataTableProps } from './data-table';
import { plainView, type TableView } from './table-view';

type Item = { id: string; name: string; sales: number | null; clicks: number };
const salesOf = (item: Item) => item.sales ?? 0;
const columns: DataColumn<Item>[] = [
  { id: 'name', header: 'Name', value: (item) => item.name },
  { id: 'sales', header: 'Sales', value: (item) => item.sales, align: 'end' },
  { id: 'clicks', header: 'Clicks', value: (item) => item.clicks, align: 'end', sortable: false },
];
const items: Item[] = [
  { id: '1', name: 'Anchor', sales: 20, clicks: 3 },
  { id: '2', name: 'Bucket', sales: null, clicks: 9 },
  { id: '3', name: 'Candle', sales: 100, clicks: 6 },
  { id: '4', name: 'Drum', sales: 3, clicks: 1 },
];
const listItems = (count: number): Item[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    name: `Item ${at}`,
    sales: (at * 7919) % 30_011,
    clicks: 0,
  }));
const readId = (item: Item) => item.id;
let seen: { view: TableView; selected: ReadonlySet<string> };

type TableProps = { rows?: readonly Item[]; start?: Partial<TableView>; chosen?: string[] } & Pick<
  DataTableProps<Item>,
  'pages' | 'span' | 'listKey' | 'arriving' | 'rowActions' | 'onOpen'
>;

function Table({ rows = items, start = {}, chosen = [], ...rest }: TableProps) {
  const [view, setView] = useState({ ...plainView, ...start });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(chosen));
  seen = { view, selected };
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

const grid = () => screen.getByRole('grid', { name: 'Items' });
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const headers = () =>
  screen
    .getAllByRole('separator', { name: /^Width of/ })
    .map((handle) => handle.getAttribute('aria-label')?.slice('Width of '.length));
const press = (key: string, more = {}) => fireEvent.keyDown(grid(), { key, ...more });

function openMenu(name: string) {
  const menu = screen.getByRole('menu', { name, hidden: true });
  openPopover(menu);
  return within(menu);
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

test('a number column sorts descending, ascending, then unsorted, with missing values last', () => {
  render(<Table />);
  const header = screen.getByRole('columnheader', { name: /Sales/ });
  const orders = [
    ['descending', ['Candle', 'Anchor', 'Drum', 'Bucket']],
    ['ascending', ['Drum', 'Anchor', 'Candle', 'Bucket']],
    ['none', ['Anchor', 'Bucket', 'Candle', 'Drum']],
  ] as const;
  for (const [direction, order] of orders) {
    fireEvent.click(within(header).getByRole('button', { name: 'Sales' }));
    expect(header.getAttribute('aria-sort')).toBe(direction);
    expect(names()).toEqual(order);
  }
});

test('text sorts ascending first, and an unsortable column has no button', () => {
  render(<Table />);
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(seen.view.sort).toEqual({ id: 'name', desc: false });
  expect(screen.queryByRole('button', { name: 'Clicks' })).toBeNull();
});

test('columns hide, pin and move from their menu, and the first stays first', () => {
  render(<Table />);
  fireEvent.click(openMenu('Column Sales').getByText('Move right'));
  expect(headers()).toEqual(['Name', 'Clicks', 'Sales']);
  fireEvent.click(openMenu('Column Sales').getByText('Pin to the left'));
  expect(headers()).toEqual(['Name', 'Sales', 'Clicks']);
  fireEvent.click(openMenu('Column Clicks').getByText('Hide'));
  expect(headers()).toEqual(['Name', 'Sales']);
  expect(seen.view).toMatchObject({ hidden: ['clicks'], pinned: ['sales'], order: ['clicks', 'sales'] });
  expect(openMenu('Column Name').queryByText('Hide')).toBeNull();
});

test('a hidden column is restored from the view menu', () => {
  render(<Table start={{ hidden: ['sales', 'name'] }} />);
  expect(headers()).toEqual(['Name', 'Clicks']);
  fireEvent.click(openMenu('Columns').getByRole('menuitemcheckbox', { name: 'Sales', hidden: true }));
  expect(headers()).toEqual(['Name', 'Sales', 'Clicks']);
});

test('a dragged column moves to the drop target', () => {
  render(<Table />);
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, value: string) => data.set(type, value),
    getData: (type: string) => data.get(type),
    types: ['text/x-column'],
  };
  fireEvent.dragStart(screen.getByRole('columnheader', { name: /Clicks/ }), { dataTransfer });
  fireEvent.drop(screen.getByRole('columnheader', { name: /Sales/ }), { dataTransfer });
  expect(headers()).toEqual(['Name', 'Clicks', 'Sales']);
});

test('arrow keys resize a column', () => {
  render(<Table />);
  fireEvent.keyDown(screen.getByRole('separator', { name: 'Width of Sales' }), { key: 'ArrowRight' });
  expect(seen.view.widths).toEqual({ sales: 148 });
});

test('Space selects a row, Shift+Space a range, and ids that are not loaded stay selected', () => {
  render(<Table chosen={['elsewhere']} />);
  fireEvent.focus(grid());
  press('ArrowDown');
  press(' ');
  press('ArrowDown');
  press('ArrowDown');
  press(' ', { shiftKey: true });
  expect([...seen.selected].sort()).toEqual(['2', '3', '4', 'elsewhere']);
  expect(screen.getAllByRole('row', { selected: true })).toHaveLength(3);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all loaded rows' }));
  expect(seen.selected.size).toBe(5);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all loaded rows' }));
  expect([...seen.selected]).toEqual(['elsewhere']);
});

test('renders only the visible rows of a long list, in the order of the complete list', () => {
  const rows = listItems(10_000);
  render(<Table rows={rows} />);
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  fireEvent.click(screen.getByRole('button', { name: 'Sales' }));
  const best = rows.reduce((a, b) => (salesOf(b) > salesOf(a) ? b : a));
  expect(names()[0]).toBe(best.name);
});

test('loads more near the end, once per new count of rows', () => {
  let loads = 0;
  const onMore = () => {
    loads += 1;
  };
  const table = (count: number, loading = false) => (
    <Table rows={listItems(count)} pages={{ more: true, loading, onMore }} />
  );
  const { rerender } = render(table(10));
  expect(loads).toBe(1);
  rerender(table(10, true));
  rerender(table(15));
  expect(loads).toBe(2);
  rerender(table(15));
  expect(loads).toBe(2);
  rerender(table(19));
  expect(loads).toBe(3);
  rerender(table(100));
  expect(loads).toBe(3);
});

test('another list starts at the top, and the same list keeps its position', () => {
  const table = (listKey: string, offset: number) => (
    <Table rows={listItems(100)} span={{ total: 1_000, offset, onVisible: () => {}, listKey }} />
  );
  const { rerender } = render(table('a', 0));
  grid().scrollTop = 900;
  rerender(table('a', 50));
  expect(grid().scrollTop).toBe(900);
  rerender(table('b', 50));
  expect(grid().scrollTop).toBe(0);
});

const focusable = () =>
  [...grid().querySelectorAll<HTMLElement>('a, button, input, hr, [tabindex]')].filter(
    (element) => element.tabIndex >= 0 && !element.closest('[popover]'),
  );

test('is a single tab stop', () => {
  render(<Table />);
  expect(grid().tabIndex).toBe(0);
  expect(focusable()).toEqual([]);
});

test('sorts, opens the menu and resizes by keyboard', () => {
  render(<Table />);
  fireEvent.focus(grid());
  press('ArrowRight');
  press('ArrowUp');
  const header = screen.getByRole('columnheader', { name: /Sales/ });
  expect(grid().getAttribute('aria-activedescendant')).toBe(header.id);
  press('Enter');
  expect(seen.view.sort).toEqual({ id: 'sales', desc: true });
  const trigger = within(header).getByRole('button', { name: 'Options of Sales' });
  let opened = 0;
  trigger.addEventListener('click', () => {
    opened += 1;
  });
  press(' ');
  expect(opened).toBe(1);
  const handle = within(header).getByRole('separator');
  const before = Number(handle.getAttribute('aria-valuenow'));
  press('ArrowRight', { shiftKey: true });
  expect(Number(handle.getAttribute('aria-valuenow'))).toBe(before + 16);
});

test('selects all rows by keyboard', () => {
  render(<Table />);
  fireEvent.focus(grid());
  press('a', { ctrlKey: true });
  expect(seen.selected.size).toBe(items.length);
});

test('an open menu in a cell stays open when columns are rebuilt', () => {
  const build = (): DataColumn<Item>[] => [
    {
      id: 'name',
      header: 'Name',
      value: (item) => item.name,
      cell: (item) => (
        <details>
          <summary>{item.name}</summary>
        </details>
      ),
    },
  ];
  const table = (built: DataColumn<Item>[]) => (
    <DataTable
      label="Items"
      columns={built}
      rows={items}
      getRowId={readId}
      view={plainView}
      onViewChange={() => {}}
      empty="Nothing"
      noun="rows"
    />
  );
  const { rerender, container } = render(table(build()));
  container.querySelector('details')?.setAttribute('open', '');
  rerender(table(build()));
  expect(container.querySelectorAll('details[open]')).toHaveLength(1);
});

test('rows keep their order while figures arrive, until the reader sorts again', () => {
  const start = { sort: { id: 'sales', desc: true } };
  const { rerender } = render(<Table start={start} listKey="28 days" />);
  expect(names()).toEqual(['Candle', 'Anchor', 'Drum', 'Bucket']);
  const later = items.map((item) => (item.name === 'Drum' ? { ...item, sales: 500 } : item));
  rerender(<Table start={start} listKey="28 days" rows={later} arriving />);
  expect(names()).toEqual(['Candle', 'Anchor', 'Drum', 'Bucket']);
  expect(screen.getByText('500')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Sort again' })).toBeNull();
  rerender(<Table start={start} listKey="28 days" rows={later} />);
  fireEvent.click(screen.getByRole('button', { name: 'Sort again' }));
  expect(names()).toEqual(['Drum', 'Candle', 'Anchor', 'Bucket']);
  expect(screen.queryByRole('button', { name: 'Sort again' })).toBeNull();
});

test('another list is sorted anew', () => {
  const start = { sort: { id: 'sales', desc: true } };
  const { rerender } = render(<Table start={start} listKey="28 days" />);
  const other = items.map((item) => (item.name === 'Drum' ? { ...item, sales: 500 } : item));
  rerender(<Table start={start} listKey="90 days" rows={other} />);
  expect(names()).toEqual(['Drum', 'Candle', 'Anchor', 'Bucket']);
});

test('the name of a column leaves out its menu and width', () => {
  render(<Table />);
  expect(screen.getAllByRole('columnheader', { name: 'Sales' })).toHaveLength(1);
});

const watch = ({ name }: Item) => (name === 'Drum' ? null : <MenuItem>{`Watch ${name}`}</MenuItem>);

test('a row has a menu if it has items, which are drawn when it opens', () => {
  const opened: string[] = [];
  render(<Table rowActions={watch} onOpen={({ name }) => opened.push(name)} />);
  expect(screen.queryByRole('button', { name: 'Actions for Drum' })).toBeNull();
  expect(screen.queryByText('Watch Bucket')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Bucket' }));
  expect(openMenu('Actions for Bucket').getByText('Watch Bucket')).toBeDefined();
  fireEvent.click(screen.getByText('Watch Bucket'));
  expect(opened).toEqual([]);
});

test('Shift+F10 opens the menu of the active row, and menus are no tab stops', () => {
  render(<Table rowActions={watch} />);
  const pressed: (string | null)[] = [];
  for (const button of screen.getAllByRole('button', { name: /^Actions/ })) {
    button.addEventListener('click', () => pressed.push(button.getAttribute('aria-label')));
  }
  fireEvent.focus(grid());
  press('ArrowDown');
  press('ArrowRight');
  expect(press('F10')).toBe(true);
  expect(press('F10', { shiftKey: true })).toBe(false);
  expect(pressed).toEqual(['Actions for Bucket']);
  for (const _ of [1, 2]) press('ArrowDown');
  // Drum has no menu, so the browser opens its own.
  expect(press('F10', { shiftKey: true })).toBe(true);
  const tabIndexes = screen.getAllByRole('button', { name: /^Actions/ }).map(({ tabIndex }) => tabIndex);
  expect(new Set(tabIndexes)).toEqual(new Set([-1]));
});

test('menus of rows move no column, and are neither a column nor part of the row’s name', () => {
  const { rerender } = render(<Table />);
  const plain = { style: grid().getAttribute('style'), headers: headers(), names: names() };
  const styles = () =>
    [...document.querySelectorAll<HTMLElement>('tbody td:not([data-actions])')].map((cell) =>
      cell.getAttribute('style'),
    );
  const cells = styles();
  rerender(<Table rowActions={watch} />);
  expect({ style: grid().getAttribute('style'), headers: headers(), names: names() }).toEqual(plain);
  expect(styles()).toEqual(cells);
  expect(grid().getAttribute('aria-colcount')).toBe('5');
  expect(screen.getByRole('rowheader', { name: 'Anchor' })).toBeDefined();
  expect(openMenu('Columns').queryByText(/Actions/)).toBeNull();
  const menus = document.querySelectorAll<HTMLElement>('[data-actions]');
  expect([...menus].map(({ dataset }) => dataset.print)).toEqual(['hide', 'hide', 'hide']);
});
