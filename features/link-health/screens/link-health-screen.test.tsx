// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { LinkChanges } from '@/features/link-health/change-shape';
import type { BrokenProduct, HealthAnswer } from '@/features/link-health/health-shape';
import { visit } from '@/lib/testing/next/navigation';
import { showScreen } from '@/lib/testing/show-screen';
import { LinkHealthScreen } from './link-health-screen';

afterEach(() => {
  cleanup();
  visit('/links/health');
});

const link = { id: '1', linkId: 'l1', url: '', subid2: null, createdAt: '2026-06-01T00:00:00.000Z' };
const broken: BrokenProduct = {
  product: { marketplace: 'marketplace.com', id: 'B0A', name: 'Blue hat' },
  state: 'out',
  since: '2026-06-20',
  range: { from: '2026-06-20', to: '2026-06-30' },
  groups: [{ id: 'g1', name: 'Summer hats' }],
  clicks: 1_200,
  count: 22,
  links: [{ ...link, subid1: 'blog', clicks: 1_200 }],
  replacements: [
    { marketplace: 'marketplace.com', id: 'B0B', name: 'Red hat', conversions: 4, clicks: 40 },
    { marketplace: 'marketplace.com', id: 'B0C', name: 'New hat', conversions: 0, clicks: 0 },
  ],
};
const list = {
  loaded: 9,
  complete: true,
  missing: [],
  cut: false,
  refreshing: false,
  unread: null,
  problem: null,
  asOf: '2026-06-30T06:00:00.000Z',
};
const answer: HealthAnswer = {
  products: [broken],
  broken: { products: 1, links: 22, clicks: 1_200, unreported: 0 },
  links: 340,
  unlisted: 3,
  listedOn: '2026-06-30',
  list,
  basis: { complete: true, rows: [], lists: [], unknownValues: [] },
};

const clicks = { state: 'complete', asOf: null, refreshing: false, links: {}, basis: answer.basis };

const marketplace = 'marketplace.com';
const about = {
  product: { marketplace, id: 'B0A', name: 'Blue hat' },
  links: 2,
  clicks: 30,
  since: '2026-06-20',
};
const price = (amount: string) => ({ amount, currency: 'USD' });
const better = { id: 'B0B', name: 'Red hat', pays: '3.00', conversions: 4, clicks: 40 };
const changed: LinkChanges = {
  range: { from: '2026-06-02', to: '2026-06-29' },
  changes: [
    { ...about, kind: 'back' },
    { ...about, kind: 'price', before: price('30'), after: price('25.5') },
    { ...about, kind: 'rate', before: '0.1', after: '0.125' },
    { ...about, kind: 'better', pays: '2.00', currency: 'USD', better },
  ],
  count: 4,
  listedAt: '2026-06-30T06:00:00.000Z',
  basis: answer.basis,
};
const noChanges: LinkChanges = { ...changed, changes: [], count: 0 };

const show = (given: Partial<HealthAnswer> = {}, makes = true, ownOnly = false, changes = noChanges) =>
  showScreen(<LinkHealthScreen makes={makes} ownOnly={ownOnly} />, {
    read: (path) => {
      if (path.startsWith('/api/links/changes')) return changes;
      return path.startsWith('/api/links/clicks') ? clicks : { ...answer, ...given };
    },
    write: () => ({}),
  });

it('says how many links are broken, since when, and what that cost', async () => {
  show();
  expect(await screen.findByText('22 links of 340 lead to a product that cannot be bought')).toBeTruthy();
  expect(screen.getByText(/^1,200 clicks since then · 3 links are to products/)).toBeTruthy();
  const [row] = within(screen.getByRole('list', { name: 'Products that cannot be bought' })).getAllByRole(
    'listitem',
  );
  expect(row?.textContent).toContain('Out of stock since Jun 20, 2026');
  expect(row?.textContent).toContain('22 links, 1,200 clicks since Jun 20, 2026');
  expect(row?.textContent).toContain('21 more');
});

it('leads to the prices and stock of a product, and to an alert rule, for those who see the catalog', async () => {
  show();
  const history = await screen.findByRole('link', { name: 'Price and stock over time' });
  expect(history.getAttribute('href')).toBe(
    '/products?product=marketplace.com%2FB0A&from=2026-05-23&to=2026-06-30',
  );
  const rule = screen.getByRole('link', { name: 'Alert me weekly' });
  expect(rule.getAttribute('href')).toBe('/inbox?add=linksBroken');
  cleanup();
  show({}, true, true);
  await screen.findByText('Red hat');
  expect(screen.queryByRole('link', { name: 'Price and stock over time' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Alert me weekly' })).toBeNull();
});

it('offers replacements with the subids of the link', async () => {
  show();
  const offered = await screen.findByRole('link', { name: 'New link to Red hat' });
  expect(offered.getAttribute('href')).toBe('/links/new?product=B0B&marketplace=marketplace.com&subid1=blog');
  expect(screen.getByText(/4 conversions of 40 clicks in 90 days/)).toBeTruthy();
  expect(screen.getByText(/no clicks in 90 days/)).toBeTruthy();
  cleanup();
  show({}, false);
  await screen.findByText('Red hat');
  expect(screen.queryByRole('link', { name: /^New link/ })).toBeNull();
});

it('says nothing of clicks that are not known, and of figures that the reader may not see', async () => {
  const [first, second] = broken.replacements.map((one) => ({ ...one, conversions: null, clicks: null }));
  const unknown = { ...broken, clicks: null, since: null, links: [], count: 1 };
  const products = [{ ...unknown, replacements: [first, second].flatMap((one) => one ?? []) }];
  show({ products, broken: { products: 1, links: 1, clicks: null, unreported: 1 } });
  expect(await screen.findByText('Out of stock')).toBeTruthy();
  expect(screen.getByText('1 link')).toBeTruthy();
  expect(screen.getByText(/^No click reports are loaded/)).toBeTruthy();
  expect(screen.queryByText(/in 90 days/)).toBeNull();
});

it.each([
  [{}, 'Every link leads to a product that can be bought'],
  [{ links: 0 }, 'No links yet'],
  [{ list: { ...list, complete: false, refreshing: true } }, 'Reading the catalog'],
  [{ list: { ...list, complete: false } }, 'The catalog is not loaded completely'],
])('of %j says “%s”', async (given, title) => {
  show({ products: [], ...given });
  expect(await screen.findByText(title)).toBeTruthy();
});

it('warns that there may be more while the catalog is incomplete', async () => {
  show({ list: { ...list, complete: false, cut: true } });
  expect(await screen.findByText(/there may be more/)).toBeTruthy();
});

it('names the groups of a product, and asks for those in the address, for readers who see groups', async () => {
  const asked: string[] = [];
  const none = {
    products: [],
    broken: { products: 0, links: 0, clicks: 0, unreported: 0 },
    links: 0,
    unlisted: 0,
  };
  const write = () => ({});
  const read = (path: string) => {
    if (path.startsWith('/api/groups')) return { groups: [{ id: 'g1', name: 'Summer hats' }] };
    if (path.startsWith('/api/links/clicks')) return clicks;
    if (path.startsWith('/api/links/changes')) return noChanges;
    asked.push(path);
    return path.includes('groups=') ? shown : answer;
  };
  let shown: HealthAnswer = { ...answer, ...none };
  showScreen(<LinkHealthScreen makes ownOnly={false} />, { read, write });
  expect(await screen.findByText(/Groups: Summer hats/)).toBeTruthy();
  cleanup();
  visit('/links/health?groups=g1');
  showScreen(<LinkHealthScreen makes ownOnly={false} />, { read, write });
  expect(await screen.findByText('No matching links')).toBeTruthy();
  expect(asked.at(-1)).toBe('/api/links/health?groups=g1');
  // Its name comes with an answer of its own.
  expect(await screen.findByRole('button', { name: /^Groups.*Summer hats/ })).toBeTruthy();
  cleanup();
  shown = answer;
  showScreen(<LinkHealthScreen makes ownOnly={false} />, { read, write });
  const rule = await screen.findByRole('link', { name: 'Alert me weekly' });
  expect(rule.getAttribute('href')).toBe('/inbox?add=linksBroken&subject=product_group&id=g1');
  cleanup();
  visit('/links/health');
  showScreen(<LinkHealthScreen makes ownOnly />, { read, write });
  await screen.findByText('Red hat');
  expect(screen.queryByRole('button', { name: /^Groups/ })).toBeNull();
});

it('says what changed for links, since when, and how many clicks that concerns', async () => {
  show({}, true, false, changed);
  const card = within(await screen.findByRole('region', { name: 'What changed in the last 28 days' }));
  await card.findByText('Back in stock since Jun 20, 2026');
  card.getByText('Price $30.00 → $25.50 since Jun 20, 2026');
  card.getByText('Commission rate 10% → 12.5% since Jun 20, 2026');
  card.getByText(/^Red hat pays about \$3\.00 per sale, this product \$2\.00\./);
  card.getByText('2 links, 30 clicks from Jun 2 – 29, 2026 · Red hat: 4 conversions of 40 clicks in 90 days');
  const made = card.getByRole('link', { name: 'New link to Red hat' });
  expect(made.getAttribute('href')).toBe('/links/new?product=B0B&marketplace=marketplace.com');
  expect(card.queryByRole('button')).toBeNull();
  cleanup();
  const many = [...changed.changes, ...changed.changes].map((one, at) => ({
    ...one,
    product: { ...one.product, id: `B${at}` },
  }));
  show({}, true, false, { ...changed, changes: many, count: 12 });
  expect(await screen.findAllByText(/^Back in stock/)).toHaveLength(2);
  expect(screen.getAllByText(/^Commission rate/)).toHaveLength(1);
  screen.getByText(/^The first 8 of 12 changes\./);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 8' }));
  expect(screen.getAllByText(/^Commission rate/)).toHaveLength(2);
  cleanup();
  show();
  await screen.findByText(/^No price, commission rate or stock of your links changed/);
});
