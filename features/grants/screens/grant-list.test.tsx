// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ShownAddress, ShownShare, ShownToken } from '@/features/grants/shown-grant';
import { scopes } from '@/lib/access/scopes';
import { render } from '@/lib/testing/render';
import { press } from '@/lib/testing/show-screen';
import { LiveAddresses, Shares, Tokens } from './grants';
import { RulesCard } from './rules-card';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const grant = {
  id: '5d8f4c53-6c1e-4a7e-8a52-0f2f8f6f7a21',
  name: 'Board',
  lastFour: 'Cd12',
  email: 'ada@example.com',
  createdAt: '2026-11-01T00:00:00.000Z',
  expiresAt: '2027-11-01T00:00:00.000Z',
  expired: false,
  longerThan: null,
  lastUsedAt: null,
  lastUsedFrom: null,
};
const used = { lastUsedAt: '2026-11-27T00:00:00.000Z', lastUsedFrom: '192.0.2.0/24' };
const view = { range: 'last-28-days', filters: ['search = tea'] } as const;
const address: ShownAddress = {
  ...grant,
  ...view,
  filters: [...view.filters],
  list: 'brands',
  receipt: 'columns',
};
const share: ShownShare = {
  ...grant,
  ...view,
  filters: [...view.filters],
  page: '/reports',
  locked: true,
  views: 0,
  lastViewedAt: null,
};
const token: ShownToken = { ...grant, scopes: ['links:read'] };
const secret = 'pd_0000000000000000000000000000000000000000000AbCd12';

function show(screen: ReactNode, answer: Record<string, unknown[]>, made: object = { token: secret }) {
  const requests: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    requests.push(body ? [method, path, JSON.parse(String(body))] : `${method} ${path}`);
    if (method === 'DELETE') for (const list of Object.values(answer)) list.length = 0;
    if (method === 'GET') return Response.json(answer);
    return method === 'POST'
      ? Response.json(made, { status: 'status' in made ? 422 : 201 })
      : Response.json(null);
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(<QueryClientProvider client={client}>{screen}</QueryClientProvider>);
  return requests;
}

it('says who made a live address, what it shows, and when and from where it was read', async () => {
  const days = { from: '2026-11-01', to: '2026-11-28' };
  show(<LiveAddresses />, {
    addresses: [
      address,
      { ...address, ...used, id: '2', name: 'Fixed', range: days },
      { ...address, id: '3', name: 'Old', list: 'audit', range: null, filters: [], expired: true },
    ],
  });
  expect(await screen.findByText('ada@example.com · Brands · Last 28 days · search = tea')).toBeTruthy();
  expect(screen.getByText('ada@example.com · Brands · Nov 1 – 28, 2026 · search = tea')).toBeTruthy();
  expect(screen.getByText('ada@example.com · Audit')).toBeTruthy();
  expect(screen.getByText('Never used · ends Nov 1, 2027')).toBeTruthy();
  const uses = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(uses[1]).toMatch(/Used .* from 192\.0\.2\.0\/24 · ends Nov 1, 2027/);
  expect(screen.getByText('Expired')).toBeTruthy();
  expect(screen.getByText('Ended Nov 1, 2027')).toBeTruthy();
  expect(screen.getAllByText('…Cd12.csv')).toHaveLength(3);
});

it('says whether a shared page has a password, and its views', async () => {
  show(<Shares />, { shares: [share, { ...share, ...used, id: '2', locked: false, views: 3 }] });
  expect(
    await screen.findByText('ada@example.com · Report · Last 28 days · search = tea · password'),
  ).toBeTruthy();
  expect(screen.getByText('ada@example.com · Report · Last 28 days · search = tea · 3 views')).toBeTruthy();
});

it.each([
  [
    'a token',
    <Tokens key="a" scopes={scopes} />,
    { tokens: [token] },
    'Revoke token',
    'No tokens yet',
    'tokens',
  ],
  [
    'a live address',
    <LiveAddresses key="a" />,
    { addresses: [address] },
    'Revoke address',
    'No live addresses yet',
    'live-addresses',
  ],
  ['a shared page', <Shares key="a" />, { shares: [share] }, 'Revoke page', 'No shared pages yet', 'shares'],
])('revokes %s after a confirmation', async (_, list, answer, verb, none, path) => {
  const requests = show(list, answer);
  await screen.findByText('Board');
  await press('Revoke Board');
  expect(await screen.findByText('Revoke Board?')).toBeTruthy();
  expect(requests).toEqual([`GET /api/${path}`]);
  await press(verb);
  expect(await screen.findByText(none)).toBeTruthy();
  expect(requests).toContain(`DELETE /api/${path}/${grant.id}`);
});

it('creates a token with the chosen scopes, and shows it once with a button that copies it', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const requests = show(<Tokens scopes={scopes} />, { tokens: [] });
  await press('New token');
  expect((await screen.findByLabelText<HTMLSelectElement>('Expires after')).value).toBe('90');
  expect(screen.getAllByRole('checkbox', { checked: false, hidden: true })).toHaveLength(5);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Sheet' } });
  await act(async () => screen.getByLabelText(/^Create, import and archive links/).click());
  await act(async () => screen.getByLabelText(/^Read links and their clicks/).click());
  await press('Create token');
  const body = { name: 'Sheet', days: 90, scopes: ['links:read', 'links:write'] };
  expect(requests).toContainEqual(['POST', '/api/tokens', body]);
  expect((await screen.findByLabelText<HTMLInputElement>('API token')).value).toBe(secret);
  await press('Copy token');
  expect(copied).toHaveBeenCalledWith(secret);
});

it('offers only the scopes that the member can use, and says what is missing', async () => {
  const issues = [{ field: 'scopes', message: 'Choose at least one scope' }];
  const refusal = {
    status: 422,
    code: 'invalid_input',
    message: 'Check the fields below.',
    issues,
    requestId: '',
  };
  show(<Tokens scopes={['links:read']} />, { tokens: [] }, refusal);
  await press('New token');
  await screen.findByLabelText('Name');
  expect(screen.getAllByRole('checkbox', { hidden: true })).toHaveLength(1);
  await press('Create token');
  expect((await screen.findByText('Choose at least one scope')).closest('[role=alert]')).toBeTruthy();
});

it('marks what lives longer than new ones may', async () => {
  show(<Tokens scopes={scopes} />, { tokens: [{ ...token, longerThan: 30 }] });
  expect(await screen.findByText('Longer than 30 days, the limit now')).toBeTruthy();
});

it('shows the rules for new ones, and sends what an owner chose', async () => {
  const rules = { secondFactor: false, longestDays: 365 };
  const requests: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'PUT') requests.push([path, JSON.parse(String(body))]);
    return Response.json(method === 'PUT' ? null : rules);
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RulesCard />
    </QueryClientProvider>,
  );
  expect((await screen.findByLabelText<HTMLInputElement>(/^Longest life/)).value).toBe('365');
  fireEvent.change(screen.getByLabelText(/^Longest life/), { target: { value: '30' } });
  await act(async () => screen.getByRole('checkbox').click());
  await press('Save rules');
  expect(requests).toEqual([['/api/grant-rules', { secondFactor: true, longestDays: 30 }]]);
});
