// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TodayProvider } from '@/components/filters/today';
import { render } from '@/lib/testing/render';
import { Sparkline } from './sparkline';
import { TimeSeries } from './time-series';

afterEach(cleanup);

const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];

const range = { from: '2026-11-20', to: '2026-11-23' };

const listLines = (drawing: Element) => [...drawing.querySelectorAll('[data-course] [fill=none]')];

/** A four-day chart ending today: `o` may change, `-` may not. */
function drawChart(marks: string) {
  const points = [...marks].map((mark, at) => ({
    day: days[at] ?? '',
    provisional: mark === 'o',
    values: { now: at + 1 },
  }));
  const { container } = render(
    <TodayProvider today="2026-11-23">
      <TimeSeries
        title="Sales by day"
        caption={null}
        points={points}
        series={[{ key: 'now', label: 'Sales' }]}
        grain="day"
        range={range}
        kind="area"
        formatValue={String}
        formatTick={String}
      />
    </TodayProvider>,
  );
  const plot = screen.getByRole('img', { name: 'Sales by day' });
  const lines = listLines(plot).map(
    (line) =>
      `${line.getAttribute('stroke-opacity')}${line.hasAttribute('stroke-dasharray') ? ' dashed' : ''}`,
  );
  const legend = screen.queryAllByRole('listitem').at(-1)?.textContent ?? '';
  const dots = container.querySelectorAll('[data-today]').length;
  return { lines, legend, dots, hatches: plot.querySelectorAll('[data-open]').length };
}

it.each([
  ['--oo', ['1', '1 dashed', '0.5'], 'may change', 1],
  ['oooo', ['1', '1 dashed'], '', 0],
  ['----', ['1', '1 dashed'], '', 0],
])('draws %s with lines %j, today dashed, and says “%s”', (marks, lines, legend, hatches) => {
  expect(drawChart(marks)).toEqual({ lines, legend, dots: 1, hatches });
});

it.each([
  [[false, false, true, true], 1, 1],
  [[true, true, true, true], 0, 1],
])('draws a sparkline that is open %j with %i open parts, today dashed and as a dot', (open, parts, dots) => {
  const { container } = render(
    <TodayProvider today="2026-11-23">
      <Sparkline values={[1, 2, 3, 4]} open={open} buckets={days} range={range} />
    </TodayProvider>,
  );
  expect(listLines(container)).toHaveLength(parts + 2);
  expect(container.querySelectorAll('[data-open]')).toHaveLength(parts);
  expect(container.querySelectorAll('[data-today]')).toHaveLength(dots);
});

it('draws no dot on a line that ends before today', () => {
  const { container } = render(
    <TodayProvider today="2026-11-24">
      <Sparkline values={[1, 2, 3, 4]} buckets={days} range={range} />
    </TodayProvider>,
  );
  expect(container.querySelectorAll('[data-today]')).toHaveLength(0);
});

it('says that there is nothing to draw, unless days are not loaded', () => {
  const draw = (missing: boolean) => {
    cleanup();
    render(
      <TimeSeries
        title="Sales by day"
        caption={null}
        points={days.map((day) => ({ day, missing, values: { now: null } }))}
        series={[{ key: 'now', label: 'Sales' }]}
        grain="day"
        range={range}
        formatValue={String}
        formatTick={String}
      />,
    );
  };
  draw(false);
  expect(screen.getByText('No figures to draw.')).toBeDefined();
  draw(true);
  expect(screen.queryByText('No figures to draw.')).toBeNull();
});
