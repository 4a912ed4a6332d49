// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Refresh } from '@/features/refresh/refresh-shape';
import { render } from '@/lib/testing/render';
import { RefreshCard } from './refresh-card';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const run = { id: 1, startedAt: '2026-11-27T06:01:00.000Z', finishedAt: '2026-11-27T06:01:42.000Z' };
const refresh: Refresh = {
  plan: { every: 'day', at: '06:00', timeZone: 'Asia/Tokyo' },
  nextAt: '2099-11-28T06:01:00.000Z',
  due: false,
  runs: [
    { ...run, id: 2, state: 'failed', rows: 0, calls: 3, problem: 'The API rejected the key.' },
    { ...run, state: 'complete', rows: 1_234, calls: 56, problem: null },
  ],
};

/** Renders the card with a server that stores plans. */
function renderCard(manages = true) {
  const sent: [method: string, body: unknown][] = [];
  let stored = refresh;
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: { method?: string; body?: string }) => {
    if (method !== 'GET') sent.push([method, body && JSON.parse(body)]);
    if (method === 'PUT' && body) stored = { ...stored, plan: JSON.parse(body) };
    return Response.json(stored);
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RefreshCard manages={manages} />
    </QueryClientProvider>,
  );
  return sent;
}

it('shows the newest runs, what they read and why one failed', async () => {
  renderCard();
  const [, failed, complete] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(failed?.textContent).toContain('Failed');
  expect(failed?.textContent).toContain('The API rejected the key.');
  expect(complete?.textContent).toMatch(/Complete1,2345642 s$/);
});

it('stores a choice at once, with the time and the time zone of a day', async () => {
  const sent = renderCard();
  fireEvent.change(await screen.findByLabelText('Refresh'), { target: { value: '4' } });
  await waitFor(() => expect(sent).toEqual([['PUT', { every: 'hours', hours: '4' }]]));
  await waitFor(() => expect(screen.queryByLabelText('At')).toBeNull());
  fireEvent.change(screen.getByLabelText('Refresh'), { target: { value: 'day' } });
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await waitFor(() => expect(sent[1]).toEqual(['PUT', { every: 'day', at: '06:00', timeZone }]));
  const time = await screen.findByLabelText('At');
  fireEvent.change(time, { target: { value: '07:30' } });
  fireEvent.blur(time);
  await waitFor(() => expect(sent[2]).toEqual(['PUT', { every: 'day', at: '07:30', timeZone }]));
});

it('starts a refresh', async () => {
  const sent = renderCard();
  fireEvent.click(await screen.findByRole('button', { name: 'Refresh now' }));
  await waitFor(() => expect(sent).toEqual([['POST', undefined]]));
});

it('tells the plan to people who may not change it', async () => {
  renderCard(false);
  expect(await screen.findByText('Once a day at 06:00, Asia/Tokyo')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Refresh now' })).toBeNull();
});
