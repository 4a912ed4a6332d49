// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { GridColumn } from './arrange-columns';
import { allColumns } from './column-window';
import { useColumnWindow } from './use-column-window';

afterEach(cleanup);

const makeColumns = (): GridColumn<string>[] =>
  Array.from({ length: 12 }, (_, at) => ({
    column: { id: `c${at}`, header: `C${at}`, value: (row) => row },
    ...{ size: `--column-${at}`, width: 100, pinned: false, grows: false },
  }));

/** A table 350 pixels wide of twelve columns of 100. */
function makeScroller(): HTMLElement {
  const table = document.createElement('table');
  table.innerHTML = `<thead><tr>${'<th></th>'.repeat(12)}</tr></thead>`;
  for (const cell of table.querySelectorAll('th')) Object.defineProperty(cell, 'offsetWidth', { value: 100 });
  Object.defineProperty(table, 'clientWidth', { value: 350 });
  return table;
}

function setUp() {
  const element = makeScroller();
  const scroller = { current: element };
  const initialProps = { columns: makeColumns(), long: true };
  const { result, rerender } = renderHook(({ columns, long }) => useColumnWindow(scroller, columns, long), {
    initialProps,
  });
  const scroll = (place: { scrollTop?: number; scrollLeft?: number }) =>
    act(() => {
      Object.assign(element, place);
      element.dispatchEvent(new Event('scroll'));
    });
  return { result, rerender, scroll, initialProps };
}

it('draws all columns until somebody scrolls, then those in sight', () => {
  const { result, scroll } = setUp();
  expect(result.current).toBe(allColumns);
  scroll({ scrollTop: 40 });
  expect(result.current).toEqual({ from: -1, to: 5 });
  scroll({ scrollLeft: 510 });
  expect(result.current).toEqual({ from: 4, to: 10 });
});

it('is the same window while the same columns are in sight, so that no row is drawn again', () => {
  const { result, scroll } = setUp();
  scroll({ scrollLeft: 510 });
  const before = result.current;
  scroll({ scrollLeft: 540 });
  scroll({ scrollTop: 4_000 });
  expect(result.current).toBe(before);
});

it('draws all where the columns are others, or the list has become short and was scrolled', () => {
  const { result, rerender, scroll, initialProps } = setUp();
  scroll({ scrollLeft: 510 });
  rerender({ ...initialProps, columns: makeColumns() });
  expect(result.current).toBe(allColumns);
  scroll({ scrollLeft: 520 });
  rerender({ ...initialProps, long: false });
  scroll({ scrollLeft: 0 });
  rerender(initialProps);
  expect(result.current).toBe(allColumns);
});
