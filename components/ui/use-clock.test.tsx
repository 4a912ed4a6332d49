// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '@/lib/testing/render';
import { DrawnAt, useClock } from './use-clock';

const Clock = () => <time>{useClock()}</time>;
const shown = () => screen.getByRole('time').textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("replaces the server's time, and updates every half minute", async () => {
  const page = document.body.appendChild(document.createElement('main'));
  const clock = (
    <DrawnAt value="2026-11-21T11:59:50.000Z">
      <Clock />
    </DrawnAt>
  );
  page.innerHTML = renderToString(clock);
  expect(shown()).toBe('2026-11-21T11:59:50.000Z');
  const root = await act(async () => hydrateRoot(page, clock));
  expect(shown()).toBe('2026-11-21T12:00:00.000Z');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(shown()).toBe('2026-11-21T12:01:00.000Z');
  act(() => root.unmount());
  expect(vi.getTimerCount()).toBe(0);
});

it('is correct for a component that mounts after an hour without subscribers', () => {
  render(<Clock />).unmount();
  vi.setSystemTime(new Date('2026-11-21T13:00:00.000Z'));
  render(<Clock />);
  expect(shown()).toBe('2026-11-21T13:00:00.000Z');
});

it('follows a clock that was set back', () => {
  render(<Clock />).unmount();
  vi.setSystemTime(new Date('2026-11-20T12:00:00.000Z'));
  render(<Clock />);
  expect(shown()).toBe('2026-11-20T12:00:00.000Z');
});
