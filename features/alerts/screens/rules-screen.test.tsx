// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PreviewAnswer, ShownRule } from '@/features/alerts/alert-shape';
import { newRuleSchema, previewSchema } from '@/features/alerts/rule';
import { fill, press, showScreen } from '@/lib/testing/show-screen';
import { RulesScreen } from './rules-screen';

const address = vi.hoisted(() => ({ search: '' }));
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(address.search) }));

afterEach(() => {
  address.search = '';
  cleanup();
  vi.unstubAllGlobals();
});

const rule: ShownRule = {
  channel: null,
  ...{ id: '5d8f4c53-6c1e-4a7e-8a52-0f2f8f6f7a21', name: 'Low sales', mail: false, paused: false },
  mutedUntil: null,
  ...{ about: 'Sales of the last 7 days (USD) below $100.00', owner: 'Ada', mine: true, lastAlertAt: null },
};
const preview: PreviewAnswer = {
  range: { from: '2026-08-29', to: '2026-11-26' },
  ...{ days: ['2026-10-03', '2026-11-02'], unknown: 3, holds: 'limit' },
  basis: { complete: false, rows: [], lists: [] },
};

const channels = [
  { id: '9d8f4c53-6c1e-4a7e-8a52-0f2f8f6f7a21', name: 'Ops', shape: 'slack', disabled: null, address: null },
];
const campaign = { id: 'ca000000-0000-4000-8000-000000000001', name: 'Summer' };
const brand = { id: 'b0000000-0000-4000-8000-00000000000a', name: 'Acme' };
const creator = 'c0000000-0000-4000-8000-00000000000a';
const other = 'c0000000-0000-4000-8000-00000000000b';
const hits = {
  ...{ brands: [], campaigns: [] },
  creators: [
    { id: creator, label: 'Ann Lee', detail: 'ann@example.com', path: '' },
    { id: other, label: 'Ann Moss', detail: 'moss@example.com', path: '' },
  ],
  products: [
    { id: 'marketplace.com/B0A', label: 'Blue hat', detail: 'marketplace.com · B0A', path: '' },
    { id: 'other.com/B0A', label: 'Blue hat', detail: 'other.com · B0A', path: '' },
  ],
};
/** What the form offers, by path. */
const lists: Record<string, unknown> = {
  '/api/alert-channels': { channels, manages: false },
  '/api/catalog/campaigns': { rows: [{ campaign, pacing: { state: 'steady' } }] },
  '/api/margins/subjects': { brands: [brand], categories: [] },
  '/api/search': { hits, unread: [] },
};

function show(rules: ShownRule[], { mailing = true } = {}) {
  return showScreen(<RulesScreen email="ada@example.com" />, {
    read: (path) => lists[path.split('?')[0] ?? ''] ?? { rules, mailing },
    write: (path) => (path.endsWith('/previews') ? preview : { id: rule.id }),
  });
}

it('previews and adds a rule, in the shape that the server takes', async () => {
  const sent = show([]);
  expect(await screen.findByText('No rules yet')).toBeTruthy();
  await press('Add rule');
  await screen.findByLabelText('Tell me when');
  fill('Name', 'Low sales');
  fill('Complete days', '3');
  fill('Value', '$1,500.50');
  await press('Preview');
  expect(
    await screen.findByText(
      'In the last 90 days this would have fired 2 times: Nov 2 and Oct 3. 3 days could not be judged, because their data is not completely loaded. The figure is past the limit already. The rule fires the next time it crosses the limit.',
    ),
  ).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/Also send mail to ada@example.com/));
  fill('Channel', channels[0]?.id ?? '');
  await press('Add rule', -1);
  await expect.poll(() => sent).toHaveLength(2);
  const condition = {
    kind: 'threshold',
    values: {
      metric: 'sales',
      currency: 'USD',
      days: 3,
      subject: null,
      direction: 'below',
      value: '1500.50',
    },
  };
  expect(sent).toEqual([
    { path: 'POST /api/alert-rules/previews', body: { condition } },
    {
      path: 'POST /api/alert-rules',
      body: { name: 'Low sales', condition, mail: true, channel: channels[0]?.id },
    },
  ]);
  expect(previewSchema.safeParse(sent[0]?.body).success).toBe(true);
  expect(newRuleSchema.safeParse(sent[1]?.body).success).toBe(true);
});

it('asks for what each kind needs, and offers no mail where none can be sent', async () => {
  const sent = show([], { mailing: false });
  await screen.findByText('No rules yet');
  await press('Add rule');
  await screen.findByLabelText('Tell me when');
  expect(screen.queryByLabelText(/Also send mail/)).toBeNull();
  await press('Add rule', -1);
  expect(await screen.findByText('Enter a name')).toBeTruthy();
  fill('Name', 'Rule');
  fill('Tell me when', 'notRefreshed');
  expect(screen.queryByRole('button', { name: 'Preview', hidden: true })).toBeNull();
  fill('Hours without new data', '48');
  await press('Add rule', -1);
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({
    ...{
      name: 'Rule',
      mail: false,
      channel: null,
      condition: { kind: 'notRefreshed', values: { hours: 48 } },
    },
  });
});

/** Opens the page at an address. */
function visit(search: string) {
  address.search = search;
  window.history.replaceState(null, '', `?${search}`);
  return show([]);
}

/** The condition that is sent after the fields of a kind are filled, which the server takes. */
async function sendOf(sent: ReturnType<typeof show>) {
  fill('Name', 'Rule');
  await press('Add rule', -1);
  await expect.poll(() => sent).toHaveLength(1);
  const rule = newRuleSchema.safeParse(sent[0]?.body);
  expect(rule.error).toBeUndefined();
  return rule.data?.condition;
}

it('begins with what the address asks for, and forgets it when it closes', async () => {
  const sent = visit(`add=threshold&metric=clicks&days=14&currency=GBP&subject=brand&id=${brand.id}`);
  await screen.findByRole('option', { name: 'Acme', hidden: true });
  fill('Value', '10');
  const values = { metric: 'clicks', days: 14, currency: 'GBP', direction: 'below', value: '10' };
  const subject = { kind: 'brand', id: brand.id, name: null };
  expect(await sendOf(sent)).toEqual({ kind: 'threshold', values: { ...values, subject } });
  await expect.poll(() => location.search).toBe('');
});

it('takes a campaign and its pace', async () => {
  const sent = visit(`add=campaignBudget&id=${campaign.id}`);
  await screen.findByRole('option', { name: 'Summer', hidden: true });
  fill('The budget', 'slow');
  expect(screen.getByRole('button', { name: 'Preview', hidden: true })).toBeTruthy();
  expect(await sendOf(sent)).toEqual({
    kind: 'campaignBudget',
    values: { direction: 'slow', subject: { kind: 'campaign', id: campaign.id, name: null } },
  });
});

it('takes how much more must be reversed, and the sample', async () => {
  const sent = visit(`add=reversalsRose&currency=EUR&subject=brand&id=${brand.id}`);
  await screen.findByRole('option', { name: 'Acme', hidden: true });
  fill('The lost share of a settled month', 'points');
  fill('Value', '7.5');
  fill('Conversions at least', '250');
  expect(screen.getByRole('button', { name: 'Preview', hidden: true })).toBeTruthy();
  const subject = { kind: 'brand', id: brand.id, name: null };
  expect(await sendOf(sent)).toEqual({
    kind: 'reversalsRose',
    values: { currency: 'EUR', by: 'points', value: '7.5', conversions: 250, subject },
  });
});

it('keeps a campaign that the list does not have', async () => {
  const id = 'ca000000-0000-4000-8000-000000000002';
  const sent = visit(`add=campaignBudget&id=${id}`);
  await screen.findByRole('option', { name: 'Summer', hidden: true });
  expect(await sendOf(sent)).toMatchObject({ values: { subject: { kind: 'campaign', id } } });
});

it.each([
  ['creator', creator, { event: 'first', subject: { kind: 'creator', id: creator } }],
  ['subid1', 'a,b', { event: 'first', subject: { kind: 'subid1', id: 'a~2Cb' } }],
  ['link', 'L1', { event: 'none', days: 45, subject: { kind: 'link', id: 'L1' } }],
] as const)('takes the sales of a %s', async (kind, id, values) => {
  const sent = visit('add=creatorSales');
  await screen.findByLabelText('Who sells', { exact: false });
  fill('Who sells', kind);
  fill('What happens', values.event);
  if (values.event === 'none') fill('Complete days without a sale', '45');
  fill({ creator: 'Creator', subid1: 'Value', link: 'Id' }[kind], id);
  const subject = { ...values.subject, name: null };
  expect(await sendOf(sent)).toEqual({ kind: 'creatorSales', values: { ...values, subject } });
});

const searched = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name, hidden: true });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const offered = async (list: string) =>
  within(await screen.findByRole('listbox', { name: list, hidden: true }))
    .getAllByRole('option', { hidden: true })
    .map(({ textContent }) => textContent);

it('finds a creator by name, with the keyboard, and drops an older preview', async () => {
  Element.prototype.scrollIntoView = () => {};
  const sent = visit('add=creatorSales');
  await screen.findByLabelText('Who sells', { exact: false });
  const field = searched('Creator');
  type(field, other);
  await press('Preview');
  await screen.findByText(/this would have fired/);
  type(field, 'ann');
  expect(await offered('Creators found')).toEqual(['Ann Leeann@example.com', 'Ann Mossmoss@example.com']);
  await press('Preview');
  await screen.findByText(/this would have fired/);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  // The browser submits the form unless Enter is handled.
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
  expect(screen.queryByText(/this would have fired/)).toBeNull();
  expect(field.value).toBe('Ann Moss');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByText(other).parentElement?.getAttribute('role')).toBe('status');
  sent.length = 0;
  const subject = { kind: 'creator', id: other, name: null };
  expect(await sendOf(sent)).toEqual({ kind: 'creatorSales', values: { event: 'first', subject } });
});

it('shows the name of a creator that the address has, and keeps one that is not found', async () => {
  const sent = visit(`add=threshold&metric=clicks&subject=creator&id=${creator}`);
  await screen.findByDisplayValue('Ann Lee');
  fill('Value', '10');
  expect(await sendOf(sent)).toMatchObject({ values: { subject: { kind: 'creator', id: creator } } });
  cleanup();
  const unlisted = creator.replace('a', 'f');
  const again = visit(`add=threshold&metric=clicks&subject=creator&id=${unlisted}`);
  await screen.findByDisplayValue(unlisted);
  fill('Value', '10');
  expect(await sendOf(again)).toMatchObject({ values: { subject: { kind: 'creator', id: unlisted } } });
});

it('offers a product of two marketplaces once, and sends its id', async () => {
  const sent = visit('add=threshold&metric=clicks&subject=product');
  await screen.findByLabelText('Value', { exact: false });
  type(searched('Product'), 'hat');
  expect(await offered('Products found')).toEqual(['Blue hatB0A']);
  fireEvent.click(screen.getByRole('option', { name: /^Blue hat/, hidden: true }));
  fill('Value', '10');
  expect(await sendOf(sent)).toMatchObject({ values: { subject: { kind: 'product', id: 'B0A' } } });
});

it('sends an empty subid as it is, which the server rejects', async () => {
  const sent = visit('add=creatorSales&subject=subid1');
  await screen.findByLabelText('Who sells', { exact: false });
  fill('Name', 'Rule');
  await press('Add rule', -1);
  await expect.poll(() => sent).toHaveLength(1);
  const { error } = newRuleSchema.safeParse(sent[0]?.body);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['condition.values.subject.id']);
});

it.each([
  ['productGone', { clicks: 25, days: 7, subject: null }],
  ['rateChanged', { subject: { kind: 'brand', id: brand.id, name: null } }],
] as const)('takes what %s needs', async (kind, values) => {
  const sent = visit(`add=${kind}&subject=brand&id=${values.subject?.id ?? ''}`);
  await screen.findByRole('option', { name: 'Acme', hidden: true });
  if (kind === 'productGone') fill('Clicks at least', '25');
  expect(await sendOf(sent)).toEqual({ kind, values });
});

it('takes whose steps a rule waits for', async () => {
  const sent = visit('add=stepDue');
  fireEvent.change(await screen.findByLabelText('Whose steps'), { target: { value: 'all' } });
  expect(await sendOf(sent)).toEqual({ kind: 'stepDue', values: { whose: 'all' } });
});

it.each([[{ event: 'behind', percent: '7.5' }], [{ event: 'ended' }]] as const)(
  'takes what happens to goals: %o',
  async (values) => {
    const sent = visit('add=goal');
    await screen.findByLabelText('What happens to a goal', { exact: false });
    fill('What happens to a goal', values.event);
    if (values.event === 'behind') fill('By more than, in percent', '7.5 %');
    expect(screen.queryByRole('button', { name: 'Preview', hidden: true })).toBeNull();
    expect(await sendOf(sent)).toEqual({ kind: 'goal', values });
  },
);

it.each([
  ['monthReady', { currency: 'GBP' }],
  ['closedDiffers', { currency: 'GBP', value: '12.50' }],
] as const)('takes the months of %s', async (kind, values) => {
  const sent = visit(`add=${kind}&currency=GBP`);
  await screen.findByLabelText('Currency', { exact: false });
  if (kind === 'closedDiffers') fill('Differs by more than', '£12.50');
  expect(screen.queryByRole('button', { name: 'Preview', hidden: true })).toBeNull();
  expect(await sendOf(sent)).toEqual({ kind, values });
});
