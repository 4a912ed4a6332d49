import { expect, test } from 'vitest';
import { english } from '@/lib/language/english';
import { writeChartCsv } from './chart-csv';
import { pickHue } from './series';

const range = { from: '2026-10-28', to: '2026-11-21' };

test('writes one row per day and one column per series', () => {
  const csv = writeChartCsv(english, {
    points: [
      { day: '2026-11-01', values: { a: 1.5, b: null } },
      { day: '2026-11-02', provisional: true, values: { a: -2 } },
    ],
    series: [
      { key: 'a', label: '=Sales, "USD"' },
      { key: 'b', label: ' =Clicks' },
    ],
    grain: 'day',
    range,
    notes: null,
    caption: null,
  });
  expect(csv.split('\r\n')).toEqual([
    'day,"\'=Sales, ""USD""",\' =Clicks,provisional',
    '2026-11-01,1.5,,no',
    '2026-11-02,-2,,yes',
    '',
  ]);
});

test('names weeks and months by their first and last day in the range', () => {
  const series = [{ key: 'a', label: 'Clicks' }];
  const points = [
    { day: '2026-10-01', values: { a: 4 } },
    { day: '2026-11-01', provisional: true, values: { a: 21 } },
  ];
  expect(
    writeChartCsv(english, { points, series, grain: 'month', range, notes: null, caption: null }).split(
      '\r\n',
    ),
  ).toEqual(['from,to,Clicks,provisional', '2026-10-28,2026-10-31,4,no', '2026-11-01,2026-11-21,21,yes', '']);
});

test('writes notes as a column on request, and escapes formulas', () => {
  const note = { kind: 'campaign-start' as const, from: '2026-11-01', to: '2026-11-02' };
  const csv = writeChartCsv(english, {
    points: [
      { day: '2026-11-01', values: { a: 1 } },
      { day: '2026-11-02', values: { a: 2 } },
    ],
    series: [{ key: 'a', label: 'Clicks' }],
    grain: 'day',
    range,
    notes: [
      { note: { ...note, id: '1', to: note.from, text: '=HYPERLINK("x")' }, first: 0, last: 0 },
      { note: { ...note, id: '2', text: 'Sale, 20% off' }, first: 0, last: 1 },
    ],
    caption: null,
  });
  expect(csv.split('\r\n')).toEqual([
    'day,Clicks,provisional,notes',
    `2026-11-01,1,no,"'=HYPERLINK(""x"")\nNov 1 – 2, 2026: Sale, 20% off"`,
    '2026-11-02,2,no,"Nov 1 – 2, 2026: Sale, 20% off"',
    '',
  ]);
});

test('writes the range of an estimate in columns of its own', () => {
  const csv = writeChartCsv(english, {
    points: [{ day: '2026-11-01', values: { expected: 4, low: 3, high: 6 } }],
    series: [{ key: 'expected', label: 'Expected', file: 'expected', range: { low: 'low', high: 'high' } }],
    grain: 'day',
    range,
    notes: null,
    caption: null,
  });
  expect(csv).toBe('day,expected,expected_low,expected_high,provisional\r\n2026-11-01,4,3,6,no\r\n');
});

test('a comparison has the hue of the series it is compared with', () => {
  const series = [
    { key: 'a', label: 'A' },
    { key: 'a-before', label: 'A before', comparison: true },
    { key: 'b', label: 'B' },
    { key: 'c', label: 'C', hue: 7 as const },
  ];
  expect(series.map((_, at) => pickHue(series, at))).toEqual([1, 1, 2, 7]);
});
