import { expect, test } from 'vitest';
import { writeChartCsv } from './chart-csv';
import { pickHue } from './series';

test('one row a bucket, one column a series', () => {
  const csv = writeChartCsv(
    [
      { day: '2026-11-01', values: { a: 1.5, b: null } },
      { day: '2026-11-02', provisional: true, values: { a: -2 } },
    ],
    [
      { key: 'a', label: '=Sales, "USD"' },
      { key: 'b', label: ' =Clicks' },
    ],
  );
  expect(csv.split('\r\n')).toEqual([
    'day,"\'=Sales, ""USD""",\' =Clicks,provisional',
    '2026-11-01,1.5,,no',
    '2026-11-02,-2,,yes',
    '',
  ]);
});

test('a comparison wears the hue of what it compares', () => {
  const series = [
    { key: 'a', label: 'A' },
    { key: 'a-before', label: 'A before', comparison: true },
    { key: 'b', label: 'B' },
    { key: 'c', label: 'C', hue: 7 as const },
  ];
  expect(series.map((_, at) => pickHue(series, at))).toEqual([1, 1, 2, 7]);
});
