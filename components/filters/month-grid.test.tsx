// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from '@/lib/testing/render';
import { MonthGrid } from './month-grid';

afterEach(cleanup);

const today = '2026-11-20';
const range = { from: '2026-11-03', to: '2026-11-09' };

function open(selected: { from: string; to: string | null } | null = range) {
  const onSelect = vi.fn();
  render(<MonthGrid selected={selected} today={today} onSelect={onSelect} />);
  return onSelect;
}
const grid = () => screen.getByRole('grid').getAttribute('aria-label');
const focused = () => document.activeElement?.getAttribute('data-day');
const dayNamed = (name: RegExp) => screen.getByRole('button', { name });

it('is one tab stop: the last selected day, or today', () => {
  open();
  const stops = () =>
    [...document.querySelectorAll('[data-day][tabindex="0"]')].map((stop) => stop.getAttribute('data-day'));
  expect(stops()).toEqual(['2026-11-09']);
  cleanup();
  open(null);
  expect(stops()).toEqual([today]);
});

it.each([
  ['ArrowLeft', false, '2026-11-08'],
  ['ArrowRight', false, '2026-11-10'],
  ['ArrowUp', false, '2026-11-02'],
  ['ArrowDown', false, '2026-11-16'],
  ['Home', false, '2026-11-09'],
  ['End', false, '2026-11-15'],
  ['PageUp', false, '2026-10-09'],
  ['PageUp', true, '2025-11-09'],
  ['ArrowLeft', true, '2026-10-09'],
  ['ArrowUp', true, '2025-11-09'],
  ['PageDown', false, today],
])('moves the focus by %s (with Shift: %s) to %s', (key, shiftKey, day) => {
  open();
  dayNamed(/November 9/).focus();
  fireEvent.keyDown(dayNamed(/November 9/), { key, shiftKey });
  expect(focused()).toBe(day);
});

it('keeps the date, or goes to the last day of a shorter month', () => {
  open({ from: '2026-10-31', to: '2026-10-31' });
  dayNamed(/October 31/).focus();
  fireEvent.keyDown(dayNamed(/October 31/), { key: 'PageUp' });
  expect(focused()).toBe('2026-09-30');
  expect(grid()).toBe('September 2026');
});

it('turns months by its buttons, and not past today', () => {
  const onSelect = open();
  const next = screen.getByRole('button', { name: 'Go to the next month' });
  fireEvent.click(screen.getByRole('button', { name: 'Go to the previous month' }));
  expect(grid()).toBe('October 2026');
  expect(screen.getByRole('status').textContent).toBe('October 2026');
  fireEvent.click(next);
  fireEvent.click(next);
  expect(grid()).toBe('November 2026');
  expect(next.getAttribute('aria-disabled')).toBe('true');
  expect(dayNamed(/November 21/).hasAttribute('disabled')).toBe(true);
  fireEvent.click(dayNamed(/November 12/));
  expect(onSelect.mock.calls).toEqual([['2026-11-12']]);
});

it('says which days are selected, and which is today', () => {
  open();
  const selected = document.querySelectorAll('[role="grid"] td[aria-selected="true"]');
  expect([...selected].map((cell) => cell.textContent)).toEqual(['3', '4', '5', '6', '7', '8', '9']);
  expect(dayNamed(/^Monday, November 9, 2026, selected$/)).toBeTruthy();
  expect(dayNamed(/^Today, Friday, November 20, 2026$/)).toBeTruthy();
});
