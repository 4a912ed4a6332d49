// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { render } from '@/lib/testing/render';
import type { DataColumn } from './column';
import { DataTable } from './data-table';
import { plainView } from './table-view';

import {
  grid,
  headers,
  type Item,
  items,
  listItems,
  names,
  openMenu,
  press,
  readId,
  salesOf,
  seen,
  Table,
} from './testing/item-table';

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

test('with sorts of the server, only their columns sort', () => {
  render(
    <DataTable
      label="Items"
      noun="products"
      columns={[
        { id: 'name', header: 'Name', value: ({ name }: Item) => name },
        { id: 'sales', header: 'Sales', value: salesOf },
      ]}
      rows={items}
      getRowId={readId}
      view={plainView}
      onViewChange={() => {}}
      sorts={['sales']}
      empty={null}
    />,
  );
  expect(screen.getByRole('button', { name: 'Sales' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Name' })).toBeNull();
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
