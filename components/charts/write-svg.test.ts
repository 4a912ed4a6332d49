import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { english } from '@/lib/language/english';
import { captionChart } from './chart-caption';
import { layOutPlot } from './plot-layout';
import type { Point, Series } from './series';
import { pictureColors, writeChartSvg } from './write-svg';

const none: ReadonlySet<string> = new Set();
const range = { from: '2026-06-01', to: '2026-06-06' };
const values = [1, 2, null, 4, 5, 6];

/** The third day is not loaded, and the last one may change. */
const points = values.map(
  (value, at): Point => ({
    day: `2026-06-0${at + 1}`,
    missing: value === null,
    provisional: at > 4,
    values: { now: value, other: value && value + 1 },
  }),
);

function draw({
  kind = 'area',
  labels = ['This period', 'Other'],
}: {
  kind?: 'area' | 'line';
  labels?: string[];
} = {}) {
  const series: Series[] = [
    { key: 'now', label: labels[0] ?? '' },
    { key: 'other', label: labels[1] ?? '' },
  ];
  const chart = { title: labels[0] ?? '', points, series, hidden: none, range, kind };
  return writeChartSvg({
    caption: captionChart(english, { ...chart, caption: null }),
    layout: layOutPlot({ ...chart, grain: 'day', today: null }),
    points,
    formatTick: (value) => `${value} <`,
    formatDay: (day) => `${day}&`,
    notLoaded: 'Not loaded yet',
  });
}

it('has the colors of the light theme', () => {
  const css = readFileSync('app/globals.css', 'utf8');
  for (const [name, color] of Object.entries(pictureColors))
    expect(css).toContain(`${name}: light-dark(${color},`);
});

it('draws a gap and a band for days that are not loaded, and hatches days that may change', () => {
  const area = draw();
  expect(area.match(/stroke-dasharray="3 3"/g)).toHaveLength(1);
  expect(area).toContain('Not loaded yet');
  expect(area).toContain('fill="url(#hatch-1)" clip-path="url(#open-0)"');
  expect(area).toContain('may change');
  const line = draw({ kind: 'line' });
  expect(line).toContain('fill="url(#hatch-band)"');
  expect(line).not.toContain('clip-path');
  // The settled line has two runs.
  const paths = [...area.matchAll(/<path d="([^"]+)" fill="none"/g)].map(([, path = '']) => path);
  expect(paths[0]?.match(/M/g)).toHaveLength(2);
});

it('stays in its box', () => {
  const numbers = [...draw().matchAll(/ (?:x|x1|x2|cx)="(-?[\d.]+)"/g)].map(([, x]) => Number(x));
  expect(numbers.length).toBeGreaterThan(10);
  for (const x of numbers) expect(x >= 0 && x <= 600).toBe(true);
});

it('writes names as text', () => {
  const evil = '</text><script>x()</script><image href="https://evil.example/a.png"/>"&\u0000\n';
  const svg = draw({ labels: [evil, `${'long '.repeat(200)}end`] });
  expect(svg).not.toMatch(/<script|<image|href="/);
  expect(svg).not.toContain('\u0000');
  expect(svg).not.toContain('end</text>');
  expect(new Set(svg.match(/<[a-zA-Z]+/g))).toEqual(
    new Set(['<svg', '<defs', '<pattern', '<rect', '<line', '<text', '<path', '<clipPath']),
  );
});
