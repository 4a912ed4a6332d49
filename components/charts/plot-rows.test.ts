import { expect, test } from 'vitest';
import { openKey, settledKey, splitRows } from './plot-rows';

const series = [
  { key: 'a', label: 'A' },
  { key: 'b', label: 'B', comparison: true },
];
const points = [
  { day: '2026-11-01', values: { a: 1, b: 9 } },
  { day: '2026-11-02', values: { a: 2, b: 8 } },
  { day: '2026-11-03', provisional: true, values: { a: 3, b: 7 } },
];
const column = (joined: boolean, key: string) => splitRows(points, series, joined).map((row) => row[key]);

test('a line runs on from its last settled point', () => {
  expect(column(true, settledKey('a'))).toEqual([1, 2, null]);
  expect(column(true, openKey('a'))).toEqual([null, 2, 3]);
});

test('a bar is one or the other', () => {
  expect(column(false, openKey('a'))).toEqual([null, null, 3]);
});

test('a compared period is never open', () => {
  expect(column(true, settledKey('b'))).toEqual([9, 8, 7]);
  expect(column(true, openKey('b'))).toEqual([null, null, null]);
});
