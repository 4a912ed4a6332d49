// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { AlertsAnswer, ShownAlert } from '@/features/alerts/alert-shape';
import { render } from '@/lib/testing/render';
import { AlertBell } from './alert-bell';

beforeAll(() => {
  HTMLElement.prototype.hidePopover = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const alert: ShownAlert = {
  id: '5d8f4c53-6c1e-4a7e-8a52-0f2f8f6f7a21',
  rule: 'Low sales',
  correction: false,
  read: false,
  text: 'Sales of Nov 3, 2026 (USD) fell below $100.00: $80.00',
  note: 'May change until Dec 18.',
  path: '/reports?from=2026-11-03&to=2026-11-03&metric=sales&currency=USD&compare=none',
  createdAt: '2026-11-04T06:00:00.000Z',
  asOf: '2026-11-04T05:59:00.000Z',
  mail: null,
};

async function show(alerts: ShownAlert[]) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    requests.push([method, path, ...(body ? [String(body)] : [])].join(' '));
    if (method === 'POST') for (const one of alerts) one.read = true;
    const unread = alerts.filter(({ read }) => !read).length;
    const answer: AlertsAnswer = {
      unread,
      alerts,
      basis: { complete: true, rows: [], lists: [], unknownValues: [] },
    };
    return Response.json(method === 'GET' ? answer : null);
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AlertBell />
    </QueryClientProvider>,
  );
  await expect.poll(() => requests).toHaveLength(1);
  return requests;
}

const bell = (name: string | RegExp) => screen.findByRole('button', { name });

/** The native popover opens the menu in a browser. */
function open(): HTMLElement {
  const menu = screen.getByRole('menu', { hidden: true });
  act(
    () =>
      void fireEvent(menu, Object.assign(new Event('beforetoggle', { bubbles: true }), { newState: 'open' })),
  );
  return menu;
}

it('says how many alerts are unread, and links each to its view', async () => {
  const second = { ...alert, id: '2', read: true, text: 'The API rejects the seller key.', note: null };
  await show([alert, { ...second, mail: 'unknown' }]);
  await bell('Alerts, 1 unread');
  const menu = open();
  const [first, other] = within(menu).getAllByRole('menuitem', { hidden: true });
  expect(first?.textContent).toContain(`New: ${alert.text}May change until Dec 18.Low sales · `);
  expect(first?.getAttribute('href')).toBe(alert.path);
  expect(other?.textContent).toContain('Mail may not have arrived. It is not sent again.');
  expect(other?.textContent).not.toContain('New');
});

it('marks an opened alert as read, and all of them on request', async () => {
  const requests = await show([{ ...alert }]);
  await bell('Alerts, 1 unread');
  const menu = open();
  fireEvent.click(within(menu).getByRole('menuitem', { name: /fell below/, hidden: true }));
  await bell('Alerts');
  expect(requests).toContain(`POST /api/alerts/read {"ids":["${alert.id}"]}`);
});

it('marks all as read', async () => {
  const requests = await show([{ ...alert }]);
  await bell('Alerts, 1 unread');
  const menu = open();
  fireEvent.click(within(menu).getByRole('menuitem', { name: 'Mark all as read', hidden: true }));
  await bell('Alerts');
  expect(requests).toContain('POST /api/alerts/read {}');
  expect(
    within(menu)
      .getByRole('menuitem', { name: 'Mark all as read', hidden: true })
      .getAttribute('aria-disabled'),
  ).toBe('true');
});

it('says that there is nothing yet', async () => {
  await show([]);
  open();
  expect(await screen.findByText('No alerts yet')).toBeTruthy();
});
