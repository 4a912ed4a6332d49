import { expect, test } from 'vitest';
import { makeBasis, rowsBasis } from '@/lib/data/terms/basis';
import { captionOfAnswer } from '@/lib/pages/caption-of-chart';
import { sampleSummary } from '@/lib/pages/testing/sample-summary';
import { english } from '@/lib/testing/english';
import { captionChart } from './chart-caption';
import { writeChartCsv } from './chart-csv';

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
  range: { from: '2026-10-25', to: '2026-11-21' },
  comparedRange: { from: '2026-09-27', to: '2026-10-24' },
  caption: null,
};

test('an image names its days, the compared days and each line', () => {
  expect(captionChart(english, chart)).toEqual({
    title: 'Sales by day, USD',
    detail: 'Oct 25 – Nov 21, 2026 against Sep 27 – Oct 24, 2026. Days are UTC.',
    of: [],
    legend: [
      { label: 'Sales', color: '--chart-1', look: 'line' },
      { label: 'Previous period', color: '--chart-1', look: 'thin' },
    ],
    provisional: 'may change',
    notes: [],
    moreNotes: null,
  });
});

test('hidden series are left out of the caption', () => {
  const { detail, legend } = captionChart(english, { ...chart, hidden: new Set(['before']) });
  expect(detail).toBe('Oct 25 – Nov 21, 2026. Days are UTC.');
  expect(legend).toHaveLength(1);
});

test('says so when every day may change', () => {
  const points = chart.points.map((point) => ({ ...point, provisional: true }));
  const { detail, provisional } = captionChart(english, { ...chart, points });
  expect(provisional).toBeNull();
  expect(detail).toContain('All of them may change.');
});

test('notes list their days and mark the base line where they begin', () => {
  const note = {
    id: 'n',
    from: '2026-11-20',
    to: '2026-11-22',
    text: 'Sale',
    kind: 'campaign-start' as const,
  };
  const { notes } = captionChart(english, { ...chart, placed: [{ note, first: 1, last: 1 }] });
  expect(notes).toEqual([{ x: 100, text: 'Nov 20 – 22, 2026: Sale', written: false }]);
});

test.each([
  [9, '1 more note'],
  [10, '2 more notes'],
])('of %i notes, it counts those that are not listed', (count, text) => {
  const note = { from: '2026-11-20', to: '2026-11-20', text: 'Sale', kind: 'campaign-start' as const };
  const placed = Array.from({ length: count }, (_, id) => ({
    note: { ...note, id: String(id) },
    first: 1,
    last: 1,
  }));
  expect(captionChart(english, { ...chart, placed }).moreNotes).toBe(text);
});

const week = { from: '2026-11-01', to: '2026-11-07' };

/** A week of one brand's program rows. Two of its days are not loaded. */
function captionOfWeek() {
  const gaps = [{ from: '2026-11-02', to: '2026-11-03' }];
  const summary = sampleSummary(week, {});
  const of = rowsBasis(['program'], week, { state: 'partial', gaps, loadedEarly: [] });
  return captionOfAnswer(
    english,
    {
      ...summary,
      dataset: 'program',
      filterNames: { brands: { b1: 'Northwind' } },
      basis: makeBasis([of], [], [{ filter: 'marketplaces', value: 'mars', state: 'unknown', known: [] }]),
    },
    { title: 'Sales', filters: { brands: ['b1'], marketplaces: ['mars'] }, today: '2026-12-31' },
  );
}

test('an image and a file say of what the figures are, and what is missing', () => {
  const caption = captionOfWeek();
  const { of } = captionChart(english, { ...chart, caption });
  expect(of).toEqual([
    'Rows: program rows',
    'Brand: Northwind',
    'Marketplace: mars',
    expect.stringMatching(/^Not complete: program rows of Nov 2 – 3, 2026 are not loaded/),
    'Marketplace “mars” is unknown.',
    'Program commission is not paid by the platform.',
  ]);
  const csv = writeChartCsv(english, { ...chart, grain: 'day', range: week, notes: null, caption });
  const lines = csv.split('\r\n').filter((line) => line.startsWith('# '));
  expect(lines).toEqual(['partial; unknown filter values', ...of].map((line) => `# ${line}`));
});

test('a file of all rows begins with its columns', () => {
  const caption = captionOfAnswer(english, sampleSummary(week, {}), {
    title: 'Sales',
    filters: {},
    today: '2026-12-31',
  });
  const csv = writeChartCsv(english, { ...chart, grain: 'day', range: week, notes: null, caption });
  expect(csv).toMatch(/^day,/);
});
