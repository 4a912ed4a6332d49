import { expect, test } from 'vitest';
import { cycleSort, moveColumn, setHidden, setPinned } from './change-view';
import { plainView } from './table-view';

test('a number column cycles from highest to lowest to none', () => {
  const once = cycleSort(plainView, 'sales', true);
  const twice = cycleSort(once, 'sales', true);
  expect([once.sort, twice.sort, cycleSort(twice, 'sales', true).sort]).toEqual([
    { id: 'sales', desc: true },
    { id: 'sales', desc: false },
    null,
  ]);
});

test.each([
  ['a', 'c', ['b', 'c', 'a', 'd']],
  ['d', 'a', ['d', 'a', 'b', 'c']],
  ['b', 'b', []],
  ['x', 'a', []],
])('%s put at %s', (id, target, order) => {
  expect(moveColumn(plainView, ['a', 'b', 'c', 'd'], id, target).order).toEqual(order);
});

test('hiding and pinning twice is hiding and pinning once', () => {
  expect(setHidden(setHidden(plainView, 'a', true), 'a', true).hidden).toEqual(['a']);
  expect(setPinned(setPinned(plainView, 'a', true), 'a', false).pinned).toEqual([]);
});
