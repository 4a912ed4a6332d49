import { expect, test } from 'vitest';
import {
  countOpen,
  listDots,
  listOpenRanges,
  markOpen,
  markParts,
  openKey,
  partKey,
  settledKey,
  splitRows,
} from './plot-rows';

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

test('a line continues from its last settled point', () => {
  expect(column(true, settledKey('a'))).toEqual([1, 2, null]);
  expect(column(true, openKey('a'))).toEqual([null, 2, 3]);
});

test('a line continues to the next settled point', () => {
  const row = (at: number, provisional: boolean) => ({
    day: `2026-11-0${at}`,
    provisional,
    values: { a: at },
  });
  const rows = splitRows([row(1, true), row(2, false), row(3, false)], series, true);
  expect(rows.map((entry) => entry[openKey('a')])).toEqual([1, 2, null]);
  expect(rows.map((entry) => entry[settledKey('a')])).toEqual([null, 2, 3]);
});

test.each([
  ['..o..', [[1, 3]]],
  ['o....', [[0, 1]]],
  ['....o', [[3, 4]]],
  [
    '.o..o.',
    [
      [0, 2],
      [3, 5],
    ],
  ],
  ['.o.oo.', [[0, 5]]],
  ['oo', [[0, 1]]],
  ['o', [[0, 0]]],
  ['...', []],
])('hatches %s where its lines are dashed', (drawn, ranges) => {
  const days = [...drawn].map((mark) => ({ day: '', provisional: mark === 'o', values: {} }));
  expect(listOpenRanges(days).map(({ first, last }) => [first, last])).toEqual(ranges);
});

test('a bar is either settled or open', () => {
  expect(column(false, openKey('a'))).toEqual([null, null, 3]);
});

test('a compared period is never open', () => {
  expect(column(true, settledKey('b'))).toEqual([9, 8, 7]);
  expect(column(true, openKey('b'))).toEqual([null, null, null]);
});

test('a day that is not over is dashed, and so is the compared day', () => {
  const range = { from: '2026-11-01', to: '2026-11-03' };
  const rows = splitRows(markParts(points, { grain: 'day', range, today: '2026-11-03' }), series, true);
  expect(rows.map((row) => row[partKey('a')])).toEqual([null, 2, 3]);
  expect(rows.map((row) => row[partKey('b')])).toEqual([null, 8, 7]);
  const later = splitRows(markParts(points, { grain: 'day', range, today: '2026-11-04' }), series, true);
  expect(later.map((row) => row[partKey('a')])).toEqual([null, null, null]);
  const unread = points.map((point) => ({ ...point, unfinished: point.day === '2026-11-01' }));
  const marked = splitRows(markParts(unread, { grain: 'day', range, today: '2026-11-04' }), series, true);
  for (const [key, values] of [
    ['a', [1, 2, null]],
    ['b', [9, 8, null]],
  ] as const)
    expect(marked.map((row) => row[partKey(key)])).toEqual(values);
});

test('marks only the exceptions', () => {
  const points = (marks: string) =>
    [...marks].map((mark, at) => ({
      day: `2026-11-0${at + 1}`,
      provisional: mark === 'o',
      values: { a: at },
    }));
  expect(markOpen(points('oo')).map(({ provisional }) => provisional)).toEqual([false, false]);
  expect(countOpen(points('oo'))).toBe('all');
  expect(markOpen(points('-o')).map(({ provisional }) => provisional)).toEqual([false, true]);
  expect(countOpen(points('-o'))).toBe('some');
  expect(countOpen(points('--'))).toBe('none');
});

test('puts a dot on today in each series with a value, except comparisons', () => {
  const points = [{ day: '2026-11-01', values: { a: 1, b: null, c: 3 } }];
  const series = [
    { key: 'a', label: 'A' },
    { key: 'b', label: 'B' },
    { key: 'c', label: 'C', comparison: true },
  ];
  expect(listDots(points, series, '2026-11-01')).toEqual([{ at: 0, key: 'a', value: 1 }]);
  expect(listDots(points, series, '2026-11-02')).toEqual([]);
});

test.each([
  ['week', '2026-11-09', '2026-11-12'],
  ['month', '2026-11-01', '2026-11-12'],
] as const)('the %s that is not over is dashed', (grain, day, today) => {
  const range = { from: '2026-10-01', to: '2026-11-30' };
  const marked = markParts([{ day, values: { a: 1, b: 2 } }], { grain, range, today });
  expect(splitRows(marked, series, true)).toEqual([
    expect.objectContaining({ [partKey('a')]: 1, [partKey('b')]: 2 }),
  ]);
});
