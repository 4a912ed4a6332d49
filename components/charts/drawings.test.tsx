// @vitest-environment happy-dom

import { cleanup } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { English, render } from '@/lib/testing/render';
import { layOutPlot, type Plot, plotMargin } from './plot-layout';
import { StaticPlot } from './static-plot';
import { TimeSeriesPlot } from './time-series-plot';

const height = 280;
/** Chart width in pixels. Wide enough for all day labels. */
let width = 640;

beforeEach(() => {
  width = 640;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 0, width, height),
  );
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** One letter per day: `s` settled, `o` open, `-` missing, each followed by its value. */
function plot(days: string, given: Partial<Plot> = {}): Plot {
  const points = [...days].map((mark, at) => ({
    day: `2026-11-${String(at + 1).padStart(2, '0')}`,
    provisional: mark === 'o',
    missing: mark === '-',
    values:
      mark === '-'
        ? { now: null, before: null, low: null, high: null }
        : { now: 100 + 37.5 * at, before: 90 + 10 * at, low: 80 + 30 * at, high: 130 + 40 * at },
  }));
  const series = [{ key: 'now', label: 'Sales' }];
  return { points, series, hidden: new Set(), grain: 'day', kind: 'area', today: null, ...given };
}

const range = { low: 'low', high: 'high' };
const negative = plot('sssoo');
const cases: Record<string, Plot> = {
  settled: plot('sssss'),
  open: plot('sssoo'),
  'open between settled days': plot('sosss'),
  'open, as lines': plot('sssoo', { kind: 'line' }),
  today: plot('sssoo', { today: '2026-11-05' }),
  'missing days': plot('--ss-ss'),
  'a day between missing ones': plot('-s-ss'),
  'negative values': {
    ...negative,
    points: negative.points.map((point, at) => ({ ...point, values: { now: (at - 2) * 50 } })),
  },
  'one day': plot('s'),
  'one day that is today': plot('o', { today: '2026-11-01' }),
  'a month': plot('s'.repeat(30)),
  'a comparison': plot('sssoo', {
    series: [
      { key: 'now', label: 'Sales' },
      { key: 'before', label: 'Before', comparison: true },
    ],
  }),
  'a plan, with days to come': plot('sssoo', {
    today: '2026-11-04',
    series: [
      { key: 'now', label: 'Sales' },
      { key: 'before', label: 'Goal pace', plan: true },
    ],
  }),
  'a range around an estimate': plot('sssoo', {
    series: [{ key: 'now', label: 'Expected', plan: true, range }],
  }),
  fans: plot('sssoo', {
    kind: 'fan',
    series: [
      { key: 'before', label: 'Reported' },
      { key: 'now', label: 'Expected', range: { ...range, from: 'before' } },
      { key: 'low', label: 'Settled', dots: true },
    ],
  }),
  'a single fan': plot('o', { kind: 'fan', series: [{ key: 'now', label: 'Expected', range }] }),
  'a series that is hidden': plot('sss', { hidden: new Set(['now']) }),
  'marked days': {
    ...negative,
    points: negative.points.map((point, at) =>
      at % 2 === 0 ? { ...point, mark: { way: 'below' as const, label: '−20%', lines: ['Fell'] } } : point,
    ),
  },
  bars: plot('sssoo', { kind: 'bar', today: '2026-11-05' }),
  'no values': plot('----'),
  'no days': plot(''),
};

const texts = { title: 'Sales by day', formatTick: (value: number) => `$${value}` };

type Label = { text: string; x: number; y: number };
type Drawing = { shapes: string[]; values: Label[]; days: Label[] };

/** All shapes with their attributes, except ids. */
const readShapes = (drawing: Element) =>
  [...drawing.querySelectorAll('[data-drawn]')].map((part) => part.innerHTML.replaceAll(/_[rR]_\w*_/g, 'id'));

function readLabels(
  drawing: Element,
  anchor: string,
  positionOf: (text: Element) => { x: number; y: number },
): Label[] {
  return [...drawing.querySelectorAll(`text[text-anchor=${anchor}]`)]
    .filter((text) => !text.closest('[data-mark]'))
    .map((text) => ({ text: text.textContent ?? '', ...positionOf(text) }));
}

const number = (element: Element, name: string) => Number.parseFloat(element.getAttribute(name) ?? '0');
const percent = (value: number) => Math.round(value * 1_000) / 1_000;

const renderOnServer = (plot: Plot) =>
  renderToString(
    <English>
      <StaticPlot {...plot} {...texts} />
    </English>,
  );

/** The server-rendered chart, in percent of the plot. */
function drawOnServer(plot: Plot): Drawing {
  const drawing = document.createElement('div');
  drawing.innerHTML = renderOnServer(plot);
  return {
    shapes: readShapes(drawing),
    values: readLabels(drawing, 'end', (text) => ({ x: 0, y: percent(number(text, 'y')) })),
    days: readLabels(drawing, 'middle', (text) => ({ x: percent(number(text, 'x')), y: 100 })),
  };
}

/** The Recharts chart, converted from pixels to percent of the plot. */
function drawInRecharts(plot: Plot): Drawing {
  const { container } = render(<TimeSeriesPlot {...plot} {...texts} height={height} />);
  const gap = 8;
  const toX = (x: number) =>
    percent(((x - plotMargin.left) / (width - plotMargin.left - plotMargin.right)) * 100);
  const toY = (y: number) =>
    percent(((y - plotMargin.top) / (height - plotMargin.top - plotMargin.bottom)) * 100);
  return {
    shapes: readShapes(container),
    values: readLabels(container, 'end', (text) => ({
      x: number(text, 'x') + gap - plotMargin.left,
      y: toY(number(text, 'y')),
    })),
    days: readLabels(container, 'middle', (text) => ({
      x: toX(number(text, 'x')),
      y: toY(number(text, 'y') - gap),
    })),
  };
}

it.each(Object.entries(cases))('draws %s the same on the server and in Recharts', (_, plot) => {
  const drawn = drawOnServer(plot);
  expect(drawInRecharts(plot)).toEqual(drawn);
  expect(drawn.values.length > 1).toBe(plot.points.some(({ missing }) => !missing) && plot.hidden.size === 0);
});

it('labels every second day in a narrow plot', () => {
  width = 390;
  const month = cases['a month'] ?? plot('s');
  const drawing = document.createElement('div');
  drawing.innerHTML = renderOnServer(month);
  for (const text of drawing.querySelectorAll('[class*="@max-md:hidden"]')) text.remove();
  const named = [...drawing.querySelectorAll('text[text-anchor=middle]')].map((text) => text.textContent);
  expect(named).toEqual(['Nov 1', 'Nov 9', 'Nov 17', 'Nov 25']);
  expect(drawInRecharts(month).days.map(({ text }) => text)).toEqual(named);
});

it('draws bars on the same scale as the other plots', () => {
  const bars = cases.bars ?? plot('s');
  const { container } = render(<TimeSeriesPlot {...bars} {...texts} height={height} />);
  const { scale } = layOutPlot(bars);
  const drawn = [...container.querySelectorAll('.recharts-bar-rectangle path')].map((bar) =>
    Number(bar.getAttribute('height')),
  );
  const inner = height - plotMargin.top - plotMargin.bottom;
  const expected = [100, 137.5, 175, 212.5, 250].map((value) => (value / scale.high) * inner);
  expect(drawn).toEqual(expected.map((value) => expect.closeTo(value, 3)));
});
