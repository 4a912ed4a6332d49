// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { MenuItem } from '@/components/ui/menu-item';
import { render } from '@/lib/testing/render';

import { grid, headers, type Item, names, openMenu, press, seen, Table } from './testing/item-table';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

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

test('keys that come before the focus of the grid are of its first row', () => {
  const opened: string[] = [];
  render(<Table rowActions={watch} onOpen={({ name }) => opened.push(name)} />);
  const pressed: (string | null)[] = [];
  for (const button of screen.getAllByRole('button', { name: /^Actions/ })) {
    button.addEventListener('click', () => pressed.push(button.getAttribute('aria-label')));
  }
  press('F10', { shiftKey: true });
  press('Enter');
  press(' ');
  expect([pressed, opened, [...seen.selected]]).toEqual([['Actions for Anchor'], ['Anchor'], ['1']]);
});
