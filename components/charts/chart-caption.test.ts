import { expect, test } from 'vitest';
import { captionChart } from './chart-caption';

const chart = {
  title: 'Sales by day, USD',
  points: [
    { day: '2026-10-25', comparedDay: '2026-09-27', values: { now: 1, before: 2 } },
    { day: '2026-11-21', comparedDay: '2026-10-24', provisional: true, values: { now: 1, before: 2 } },
  ],
  series: [
    { key: 'now', label: 'Sales' },
    { key: 'before', label: 'Previous period', comparison: true },
  ],
  hidden: new Set<string>(),
  grain: 'day',
} as const;

test('a picture says its days, those it compares with, and what each line is', () => {
  expect(captionChart(chart)).toEqual({
    title: 'Sales by day, USD',
    detail: '25 Oct – 21 Nov 2026 against 27 Sep – 24 Oct 2026. Days are UTC.',
    legend: [
      { label: 'Sales', color: '--chart-1', pale: false },
      { label: 'Previous period', color: '--chart-1', pale: true },
    ],
    provisional: true,
  });
});

test('what is taken out of the chart is not in its words', () => {
  const { detail, legend } = captionChart({ ...chart, hidden: new Set(['before']) });
  expect(detail).toBe('25 Oct – 21 Nov 2026. Days are UTC.');
  expect(legend).toHaveLength(1);
});

test.each([
  ['week', 'Weeks from 25 Oct – 21 Nov 2026'],
  ['month', 'Oct 2026 – Nov 2026'],
] as const)('a chart by %s names its first and last', (grain, said) => {
  expect(captionChart({ ...chart, grain, hidden: new Set(['before']) }).detail).toBe(
    `${said}. Days are UTC.`,
  );
});

test('a month is not said to stand against another where it faces other days', () => {
  const july = { day: '2026-07-01', values: { now: 1, before: 2 } };
  const by = (comparedDay: string) =>
    captionChart({ ...chart, grain: 'month', points: [{ ...july, comparedDay }] }).detail;
  expect(by('2025-07-01')).toBe('Jul 2026 against Jul 2025. Days are UTC.');
  expect(by('2026-05-31')).toBe('Jul 2026. Days are UTC.');
});

test('a chart without points says no days', () => {
  expect(captionChart({ ...chart, points: [] }).detail).toBe('');
});
