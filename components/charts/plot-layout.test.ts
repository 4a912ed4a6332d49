import { expect, it } from 'vitest';
import { layOutPlot, type Plot, placeBucket } from './plot-layout';

/** Values of consecutive days. Null means no value. */
function plot(values: (number | null)[], given: Partial<Plot> = {}): Plot {
  const points = values.map((value, at) => ({ day: `2026-11-0${at + 1}`, values: { now: value } }));
  const series = [{ key: 'now', label: 'Sales' }];
  return { points, series, hidden: new Set(), grain: 'day', kind: 'area', today: null, ...given };
}

it.each([
  ['a run', [0, 100, 0], 'M0,100L50,0L100,100'],
  ['two runs around a gap', [100, 100, null, 0, 0], 'M0,0L25,0M75,100L100,100'],
  ['nothing', [null, null], ''],
])('draws %s as a path', (_, values, path) => {
  expect(layOutPlot(plot(values)).curves[0]?.line).toBe(path);
});

it('holds values in steps, from zero, and leaves gaps', () => {
  const { curves, ticks } = layOutPlot(plot([100, 100, 50, null, 50], { kind: 'step' }));
  expect(curves[0]?.line).toMatch(/^M0,([\d.]+)L25,\1L50,\1L50,([\d.]+)$/);
  expect(ticks[0]).toEqual({ value: 0, y: 100 });
});

it('closes each area at zero', () => {
  const [curve] = layOutPlot(plot([-50, 50, null, 50, 50])).curves;
  expect(curve?.area).toMatch(/^M0,50L0,[\d.]+L.*L25,50ZM75,50L.*Z$/);
});

it('draws a value without neighbors as a dot', () => {
  const { curves, dots } = layOutPlot(plot([0, null, 100, null, null]));
  expect(curves[0]?.line).toBe('');
  expect(dots.map(({ x, mark }) => [x, mark])).toEqual([
    [0, 'lone'],
    [50, 'lone'],
  ]);
});

it('marks today once, open', () => {
  const { dots } = layOutPlot(plot([0, 100], { today: '2026-11-02' }));
  expect(dots).toEqual([expect.objectContaining({ x: 100, mark: 'today' })]);
});

it('has no axis without values, and starts areas at zero', () => {
  expect(layOutPlot(plot([null, null])).ticks).toEqual([]);
  expect(layOutPlot(plot([40, 100])).ticks[0]).toEqual({ value: 0, y: 100 });
});

it('keeps the other hues when a series is hidden', () => {
  const series = [
    { key: 'a', label: 'A' },
    { key: 'b', label: 'B' },
  ];
  const { shown } = layOutPlot(plot([1, 2], { series, hidden: new Set(['a']) }));
  expect(shown).toEqual([{ entry: series[1], hue: 2 }]);
});

it.each([
  [0, 5, false, 0],
  [4, 5, false, 100],
  [0, 1, false, 50],
  [0, 1, true, 50],
  [0, 5, true, 10],
  [-0.5, 5, true, 0],
])('places bucket %d of %d, banded %s, at %d', (at, count, banded, share) => {
  expect(placeBucket(at, count, banded)).toBe(share);
});

it('draws a bucket with a part of its days as its own, dashed segment', () => {
  const { points, ...rest } = plot([10, 50, 60, 100, 20]);
  const parted = points.map((point, at) => ({ ...point, part: at % 4 === 0 ? { days: 2, of: 31 } : null }));
  const [curve] = layOutPlot({ ...rest, points: parted }).curves;
  expect(curve?.line).toMatch(/^M25,[\d.]+L50,[\d.]+L75,0$/);
  expect(curve?.partLine).toMatch(/^M0,[\d.]+L25,[\d.]+M75,0L100,[\d.]+$/);
});

it('draws no dot next to an open day without a value', () => {
  const { points, ...rest } = plot([10, 20, null]);
  const open = points.map((point, at) => ({ ...point, provisional: at === 2 }));
  expect(layOutPlot({ ...rest, points: open }).dots).toEqual([]);
});

const fans: Plot = {
  points: [
    { day: '2026-08-01', values: { reported: 100, low: 60, expected: 80, high: 90, settled: 75 } },
    { day: '2026-09-01', values: { reported: 100, low: null, expected: null, high: null, settled: 50 } },
    {
      day: '2026-10-01',
      provisional: true,
      values: { reported: 90, low: 50, expected: 60, high: 70, settled: null },
    },
  ],
  series: [
    { key: 'reported', label: 'Reported' },
    { key: 'expected', label: 'Expected', range: { from: 'reported', low: 'low', high: 'high' } },
    { key: 'settled', label: 'Settled', dots: true },
  ],
  hidden: new Set(),
  grain: 'month',
  kind: 'fan',
  today: '2026-10-01',
};

it('opens a fan per bucket, hatched while it may change, with a dot for what it came to', () => {
  const { curves, dots } = layOutPlot(fans);
  const [range, middle, ...others] = curves;
  expect(others).toEqual([]);
  expect(range).toMatchObject({ key: 'expected range', hue: 2, range: true });
  expect(range?.area).toMatch(/^M6\.67,[\d.]+L26\.67,[\d.]+L26\.67,[\d.]+Z$/);
  expect(range?.openArea).toMatch(/^M73\.33,[\d.]+L93\.33,[\d.]+L93\.33,[\d.]+Z$/);
  expect(range?.line).toBe(`${range?.area}${range?.openArea}`);
  expect(middle?.partLine.match(/M/g)).toHaveLength(2);
  expect(dots.map(({ id, mark }) => [id, mark])).toEqual([
    ['reported 0', 'lone'],
    ['reported 1', 'lone'],
    ['reported 2', 'lone'],
    ['settled 0', 'value'],
    ['settled 1', 'value'],
  ]);
});

it('has room for ranges on its scale', () => {
  const { scale } = layOutPlot(fans);
  expect(scale.low).toBeLessThanOrEqual(50);
  expect(scale.low).toBeGreaterThan(0);
  const { curves } = layOutPlot({ ...fans, hidden: new Set(['expected']) });
  expect(curves).toEqual([]);
});

it('draws the range of an estimate as a band below its line, without a gap between', () => {
  const points = [1, 2, 3].map((at) => ({
    day: `2026-11-0${at}`,
    values:
      at < 2
        ? { sum: 10, expected: null, low: null, high: null }
        : { sum: 20, expected: 40 + at, low: 30, high: 50 + at },
  }));
  const series = [
    { key: 'sum', label: 'Reported' },
    { key: 'expected', label: 'Expected', plan: true, range: { low: 'low', high: 'high' } },
  ];
  const { curves } = layOutPlot({ ...fans, points, series, kind: 'area', grain: 'day', today: null });
  expect(curves.map(({ key }) => key)).toEqual(['expected range', 'sum', 'expected']);
  expect(curves[0]?.area).toMatch(/^M50,[\d.]+L100,[\d.]+L100,([\d.]+)L50,\1Z$/);
  expect(curves[0]?.line.match(/M/g)).toHaveLength(2);
});
