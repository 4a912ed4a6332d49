// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { render } from '@/lib/testing/render';
import { TimeSeries } from './time-series';

afterEach(cleanup);

const point = (day: string, value: number | null) => ({
  day,
  missing: value === null,
  values: { now: value },
});

function show(values: (number | null)[]) {
  render(
    <TimeSeries
      title="Sales by day, USD"
      caption={null}
      points={values.map((value, at) => point(`2026-03-0${at + 1}`, value))}
      series={[{ key: 'now', label: 'March' }]}
      grain="day"
      range={{ from: '2026-03-01', to: '2026-03-05' }}
      kind="area"
      formatValue={(value) => `$${value}`}
      formatTick={(value) => `$${value}`}
    />,
  );
}

it('draws missing days as a gap under a band', () => {
  show([null, null, 4, 6, 5]);
  const band = screen.getByRole('img', { name: 'Not loaded yet' });
  expect(band.style.left).toBe('0%');
  expect(band.style.right).toBe('62.5%');
});

it('draws no axis if nothing is loaded', () => {
  show([null, null, null, null, null]);
  expect(screen.getByRole('img', { name: 'Not loaded yet' })).toBeTruthy();
  expect(screen.queryByText('$0')).toBeNull();
  expect(screen.queryByText('$1')).toBeNull();
});

it('draws no band if all days are loaded', () => {
  show([1, 2, 3, 4, 5]);
  expect(screen.queryByRole('img', { name: 'Not loaded yet' })).toBeNull();
});
