// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { newRuleSchema } from '@/features/alerts/rule';
import { fill, press } from '@/lib/testing/show-screen';
import { addedRules, brand, campaign, creator, other, sendRule, visitRules } from './testing/rule-form';

afterEach(() => {
  window.history.replaceState(null, '', '/');
  cleanup();
  vi.unstubAllGlobals();
});

it('takes a campaign and its pace', async () => {
  const sent = visitRules(`add=campaignBudget&id=${campaign.id}`);
  await screen.findByRole('option', { name: 'Summer', hidden: true });
  fill('The budget', 'slow');
  expect(await sendRule(sent)).toEqual({
    kind: 'campaignBudget',
    values: { direction: 'slow', subject: { kind: 'campaign', id: campaign.id, name: null } },
  });
});

it('takes how much more must be reversed, and the sample', async () => {
  const sent = visitRules(`add=reversalsRose&currency=EUR&subject=brand&id=${brand.id}`);
  await screen.findByRole('option', { name: 'Acme', hidden: true });
  fill('Compared how', 'points');
  fill('Value', '7.5');
  fill('Conversions at least', '250');
  const subject = { kind: 'brand', id: brand.id, name: null };
  expect(await sendRule(sent)).toEqual({
    kind: 'reversalsRose',
    values: { currency: 'EUR', by: 'points', value: '7.5', conversions: 250, subject },
  });
});

it('takes the group of products whose links are watched, or all', async () => {
  const id = 'f0000000-0000-4000-8000-000000000001';
  const sent = visitRules(`add=linksBroken&subject=product_group&id=${id}`);
  await screen.findByRole('option', { name: 'any products', hidden: true });
  const subject = { kind: 'product_group', id, name: null };
  expect(await sendRule(sent)).toEqual({ kind: 'linksBroken', values: { subject } });
  cleanup();
  const others = visitRules('add=linksBroken');
  await screen.findByRole('option', { name: 'any products', hidden: true });
  expect(await sendRule(others)).toEqual({ kind: 'linksBroken', values: { subject: null } });
});

it('keeps a campaign that the list does not have', async () => {
  const id = 'ca000000-0000-4000-8000-000000000002';
  const sent = visitRules(`add=campaignBudget&id=${id}`);
  await screen.findByRole('option', { name: 'Summer', hidden: true });
  expect(await sendRule(sent)).toMatchObject({ values: { subject: { kind: 'campaign', id } } });
});

it.each([
  ['creator', creator, { event: 'first', subject: { kind: 'creator', id: creator } }],
  ['subid1', 'a,b', { event: 'first', subject: { kind: 'subid1', id: 'a~2Cb' } }],
  ['link', 'L1', { event: 'none', days: 45, subject: { kind: 'link', id: 'L1' } }],
] as const)('takes the sales of a %s', async (kind, id, values) => {
  const sent = visitRules('add=creatorSales');
  await screen.findByLabelText('Who sells', { exact: false });
  fill('Who sells', kind);
  fill('What happens', values.event);
  if (values.event === 'none') fill('Complete days', '45');
  fill({ creator: 'Creator', subid1: 'Value', link: 'Id' }[kind], id);
  const subject = { ...values.subject, name: null };
  expect(await sendRule(sent)).toEqual({ kind: 'creatorSales', values: { ...values, subject } });
});

const searched = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name, hidden: true });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const offered = async (list: string) =>
  within(await screen.findByRole('listbox', { name: list, hidden: true }))
    .getAllByRole('option', { hidden: true })
    .map(({ textContent }) => textContent);

it('finds a creator by name, with the keyboard', async () => {
  Element.prototype.scrollIntoView = () => {};
  const sent = visitRules('add=creatorSales');
  await screen.findByLabelText('Who sells', { exact: false });
  const field = searched('Creator');
  type(field, 'ann');
  expect(await offered('Creators found')).toEqual(['Ann Leeann@example.com', 'Ann Mossmoss@example.com']);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  // The browser submits the form unless Enter is handled.
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
  expect(field.value).toBe('Ann Moss');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByText(other).parentElement?.getAttribute('role')).toBe('status');
  const subject = { kind: 'creator', id: other, name: null };
  expect(await sendRule(sent)).toEqual({ kind: 'creatorSales', values: { event: 'first', subject } });
});

it('shows the name of a creator that the address has, and keeps one that is not found', async () => {
  const sent = visitRules(`add=threshold&metric=clicks&subject=creator&id=${creator}`);
  await screen.findByDisplayValue('Ann Lee');
  fill('Value', '10');
  expect(await sendRule(sent)).toMatchObject({ values: { subject: { kind: 'creator', id: creator } } });
  cleanup();
  const unlisted = creator.replace('a', 'f');
  const again = visitRules(`add=threshold&metric=clicks&subject=creator&id=${unlisted}`);
  await screen.findByDisplayValue(unlisted);
  fill('Value', '10');
  expect(await sendRule(again)).toMatchObject({ values: { subject: { kind: 'creator', id: unlisted } } });
});

it('offers a product of two marketplaces once, and sends its id', async () => {
  const sent = visitRules('add=threshold&metric=clicks&subject=product');
  await screen.findByLabelText('Value', { exact: false });
  type(searched('Product'), 'hat');
  expect(await offered('Products found')).toEqual(['Blue hatB0A']);
  fireEvent.click(screen.getByRole('option', { name: /^Blue hat/, hidden: true }));
  fill('Value', '10');
  expect(await sendRule(sent)).toMatchObject({ values: { subject: { kind: 'product', id: 'B0A' } } });
});

it('sends an empty subid as it is, which the server rejects', async () => {
  const sent = visitRules('add=creatorSales&subject=subid1');
  await screen.findByLabelText('Who sells', { exact: false });
  fill('Name', 'Rule');
  await press('Add rule', -1);
  await expect.poll(() => addedRules(sent)).toHaveLength(1);
  const { error } = newRuleSchema.safeParse(addedRules(sent)[0]);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['condition.values.subject.id']);
});

it.each([
  ['productGone', { clicks: 25, days: 7, subject: null }],
  ['productGone', { clicks: 0, days: 1, subject: null }],
  ['rateChanged', { subject: { kind: 'brand', id: brand.id, name: null } }],
] as const)('takes what %s needs', async (kind, values) => {
  const sent = visitRules(`add=${kind}&subject=brand&id=${values.subject?.id ?? ''}`);
  await screen.findByRole('option', { name: 'of Acme', hidden: true });
  if (kind === 'productGone' && values.clicks > 0) {
    fill('With or without clicks', 'least');
    fill('Clicks at least', '25');
  }
  expect(await sendRule(sent)).toEqual({ kind, values });
});

it('takes whose steps a rule waits for', async () => {
  const sent = visitRules('add=stepDue');
  fireEvent.change(await screen.findByLabelText('Whose steps'), { target: { value: 'all' } });
  expect(await sendRule(sent)).toEqual({ kind: 'stepDue', values: { whose: 'all' } });
});

it.each([[{ event: 'behind', percent: '7.5' }], [{ event: 'ended' }]] as const)(
  'takes what happens to goals: %o',
  async (values) => {
    const sent = visitRules('add=goal');
    await screen.findByLabelText('What happens to a goal', { exact: false });
    fill('What happens to a goal', values.event);
    if (values.event === 'behind') fill('Percent', '7.5 %');
    const words = await screen.findByText(/tells only of the present/);
    expect(words.nextSibling?.textContent).toBe('It tells you 5 times as soon as it is added.');
    expect(await sendRule(sent)).toEqual({ kind: 'goal', values });
  },
);

it.each([
  ['monthReady', { currency: 'GBP' }],
  ['closedDiffers', { currency: 'GBP', value: '12.50' }],
] as const)('takes the months of %s', async (kind, values) => {
  const sent = visitRules(`add=${kind}&currency=GBP`);
  await screen.findByLabelText('Currency', { exact: false });
  if (kind === 'closedDiffers') fill('Differs by more than', '£12.50');
  expect(await sendRule(sent)).toEqual({ kind, values });
});
