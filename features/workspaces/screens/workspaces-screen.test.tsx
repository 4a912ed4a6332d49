// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Copy } from '@/features/workspaces/copy';
import type { CopiedSettings } from '@/features/workspaces/copy-shape';
import type {
  ListedWorkspace,
  WorkspaceContent,
  WorkspaceFigures,
  WorkspacesAnswer,
} from '@/features/workspaces/workspace-shape';
import { makeBasis } from '@/lib/data/terms/basis';
import type { FormState } from '@/lib/server/http/form';
import { visit } from '@/lib/testing/next/navigation';
import { press, showScreen } from '@/lib/testing/show-screen';
import { WorkspacesScreen } from './workspaces-screen';

beforeEach(() => visit('/workspaces'));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const range = { from: '2026-10-23', to: '2026-11-19' };
const figures: WorkspaceFigures = {
  range,
  comparedRange: { from: '2026-09-25', to: '2026-10-22' },
  comparedDays: null,
  state: 'complete',
  missing: [],
  asOf: '2026-11-20T08:00:00.000Z',
  currencies: [
    {
      currency: 'USD',
      sales: { now: '1234.50', counted: '1234.50', before: '1000.00' },
      commission: { now: '123.45', counted: '123.45', before: '100.00' },
    },
    {
      currency: 'EUR',
      sales: { now: '88.10', counted: null, before: null },
      commission: { now: '8.81', counted: null, before: null },
    },
  ],
};
const content: WorkspaceContent = {
  keys: ['seller'],
  figures,
  own: false,
  tasks: {
    alerts: 3,
    actions: 5,
    unjudged: 2,
    months: [
      { month: '2026-08', currency: 'USD' },
      { month: '2026-09', currency: 'EUR' },
    ],
    stoppedKeys: ['seller'],
  },
};
const shop: ListedWorkspace = { id: 'w1', name: 'Shop', role: 'owner', state: 'read', content };

/** What copies are answered with: two goals, and a rule that exists there. */
const plan = (body: unknown): CopiedSettings => ({
  preview: (body as Copy).preview,
  kinds: [
    {
      kind: 'alertRules',
      copied: 0,
      skipped: [{ reason: 'exists', count: 1, names: ['Low sales'] }],
    },
    { kind: 'goals', copied: 2, skipped: [] },
  ],
});

function show(...workspaces: ListedWorkspace[]) {
  const opened: Record<string, unknown>[] = [];
  const open = async (_: FormState, form: FormData): Promise<FormState> => {
    opened.push(Object.fromEntries(form));
    return { message: 'You are no longer a member of this workspace.' };
  };
  let asked = 0;
  const sent = showScreen(<WorkspacesScreen open={open} />, {
    read: (): WorkspacesAnswer => {
      asked += 1;
      return { workspaces, range, basis: makeBasis([]), weeklyMail: false };
    },
    write: (path, body) => (path.endsWith('/copies') ? plan(body) : body),
  });
  return { opened, sent, asked: () => asked };
}

const rowOf = async (name: string) =>
  within(
    (await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tbody') ?? document.body,
  );

it('shows each currency by itself, and what waits', async () => {
  show(shop);
  const row = await rowOf('Shop');
  expect(row.getAllByRole('row')).toHaveLength(2);
  for (const amount of ['$1,234.50', '$123.45', '€88.10', '€8.81'])
    expect(row.getByText(amount)).toBeTruthy();
  expect(row.getByRole('button', { name: 'Shop: 3' })).toBeTruthy();
  expect(row.getByRole('button', { name: /Shop: 5\s*2 kinds not known/ })).toBeTruthy();
  expect(row.getByText('Aug 2026, USD and 1 more')).toBeTruthy();
  expect(row.getByText('Seller key rejected')).toBeTruthy();
  expect(screen.getByText(/You have one workspace/)).toBeTruthy();
});

it('opens a workspace with one press, at the page that was pressed, and says why it cannot', async () => {
  const { opened } = show(shop, { ...shop, id: 'w2', name: 'Agency' });
  await rowOf('Agency');
  await press('Agency: Open');
  await press('Shop: 3');
  await screen.findAllByText('You are no longer a member of this workspace.');
  expect(opened).toEqual([
    { workspaceId: 'w2', path: '/' },
    { workspaceId: 'w1', path: '/inbox' },
  ]);
  expect(screen.queryByText(/You have one workspace/)).toBeNull();
});

it('shows no partial sum, and says what is not loaded', async () => {
  const missing = [
    { from: '2026-10-23', to: '2026-10-25' },
    { from: '2026-11-01', to: '2026-11-01' },
    { from: '2026-11-05', to: '2026-11-05' },
  ];
  const partial = { ...figures, state: 'partial' as const, missing, currencies: [] };
  const name = (named: string, given: Partial<WorkspaceContent>): ListedWorkspace => ({
    ...shop,
    id: named,
    name: named,
    content: { ...content, ...given },
  });
  show(
    name('Partial', { figures: partial }),
    name('Quiet', { figures: { ...figures, currencies: [] } }),
    name('Blank', { figures: { ...figures, state: 'empty', asOf: null, currencies: [] } }),
    name('Keyless', { keys: [], figures: null }),
    name('Maker', { figures: null, tasks: null }),
    name('Earner', { figures: { ...figures, currencies: [] }, tasks: null, own: true }),
  );
  const textOf = async (named: string, text: string | RegExp) =>
    expect((await rowOf(named)).getByText(text), named).toBeTruthy();
  await textOf(
    'Partial',
    'No total yet: 5 of 28 days are not loaded (Oct 23 – 25, 2026, Nov 1, 2026, and 1 more range).',
  );
  await textOf('Quiet', 'No sales in these days.');
  await textOf('Blank', 'No report rows are loaded.');
  await textOf('Keyless', 'No seller key, so there are no sales.');
  await textOf('Maker', 'Your role does not see sales here.');
  await textOf('Earner', 'Your links had no sales in these days.');
  expect((await rowOf('Partial')).queryByText(/\$/)).toBeNull();
});

it('says why a workspace is not read, beside others, and tries again', async () => {
  const unread = { role: 'admin', content: null } as const;
  const { asked } = show(
    shop,
    { ...unread, id: 'a', name: 'Broken', state: 'failed' },
    { ...unread, id: 'b', name: 'Guarded', state: 'factorNeeded' },
    { ...unread, id: 'c', name: 'Last', state: 'beyond' },
  );
  expect((await rowOf('Broken')).getByRole('alert').textContent).toContain('could not be loaded');
  expect((await rowOf('Guarded')).getByText(/requires a second factor/)).toBeTruthy();
  expect((await rowOf('Last')).getByText(/Only the first 20 workspaces are loaded here/)).toBeTruthy();
  expect((await rowOf('Shop')).getByText('$1,234.50')).toBeTruthy();
  await press('Try again');
  await vi.waitFor(() => expect(asked()).toBe(2));
});

it('says what will be copied to another workspace, copies it, and begins anew with another choice', async () => {
  const { sent } = show(shop, { ...shop, id: 'w2', name: 'Second', role: 'admin' });
  await press('Copy settings');
  fireEvent.click(screen.getByLabelText('Margins'));
  await press('Show what is copied');
  await screen.findByText(/2 will be copied/);
  screen.getByText('1 exists there already: Low sales');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: 'w2' } });
  expect(screen.queryByText(/will be copied/)).toBeNull();
  await press('Show what is copied');
  await press('Copy 2 settings');
  await screen.findByText(/2 copied/);
  const kinds = ['alertRules', 'goals', 'schedules'];
  expect(sent.map(({ body }) => body)).toEqual([
    { from: 'w1', to: 'w2', kinds, preview: true },
    { from: 'w2', to: 'w1', kinds, preview: true },
    { from: 'w2', to: 'w1', kinds, preview: false },
  ]);
});

it('offers no copies to people who may change no other workspace', async () => {
  show(shop, { ...shop, id: 'w2', name: 'Second', role: 'creator' });
  await rowOf('Shop');
  expect(screen.queryByRole('button', { name: 'Copy settings' })).toBeNull();
  cleanup();
  show({ ...shop, role: 'analyst' }, { ...shop, id: 'w2', name: 'Second', role: 'analyst' });
  await rowOf('Shop');
  expect(screen.queryByRole('button', { name: 'Copy settings' })).toBeNull();
});

it('turns the weekly mail on', async () => {
  const { sent, asked } = show(shop, { ...shop, id: 'w2', name: 'Second' });
  const box = await screen.findByLabelText('Send me this page every Monday');
  fireEvent.click(box);
  await vi.waitFor(() => expect(box).toHaveProperty('checked', true));
  expect(sent).toEqual([{ path: 'PUT /api/workspaces/mail', body: { weekly: true } }]);
  expect(asked()).toBe(1);
});
