// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from '@/lib/testing/render';
import { DateRangePicker } from './date-range-picker';

afterEach(cleanup);

it.each([
  ['2026-11-01', '2026-11-22', 'Nov 1 – 22, 2026 UTC'],
  ['2026-11-22', '2026-11-01', 'Choose days'],
  ['abc', '2026-11-01', 'Choose days'],
])('says %s to %s as days that there are', (from, to, expected) => {
  render(<DateRangePicker search={{ from, to, range: null }} onChange={vi.fn()} today="2026-12-24" />);
  expect(screen.getByRole('button').textContent).toBe(expected);
});
