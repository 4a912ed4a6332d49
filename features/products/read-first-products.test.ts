import { expect, it } from 'vitest';
import { brandA } from '@/lib/data/testing/rows';
import { type ProductQuery, productQuerySchema } from './product-query';
import { readFirstProducts } from './read-first-products';

const range = { from: '2026-01-01', to: '2026-01-31' };
const manyIds = Array.from({ length: 200 }, (_, at) => `ID${at}`.padEnd(20, 'x')).join(',');

/** The API parameter of each part of a query; null if there is none. */
const sentAs: Record<
  Exclude<keyof ProductQuery, 'currency' | 'order' | 'refresh' | keyof typeof range>,
  Case
> = {
  api: { ask: { api: 'v1' }, sent: { marketplace: 'all' } },
  brands: { ask: { brands: brandA }, sent: { brand_ids: [brandA] } },
  ids: { ask: { ids: 'B0TEST0001' }, sent: { product_ids: ['B0TEST0001'] } },
  active: { ask: { active: 'false' }, sent: { active: false } },
  marketplaces: { ask: { marketplaces: 'marketplace.de' }, sent: { marketplace: 'marketplace.de' } },
  limit: { ask: { limit: '7' }, sent: { limit: 7 } },
  q: { ask: { q: 'kettle' }, sent: null },
  stock: { ask: { stock: 'out' }, sent: null },
  priceBelow: { ask: { priceBelow: 'USD:20' }, sent: null },
  categories: { ask: { categories: 'Kitchen' }, sent: null },
  groups: { ask: { groups: brandA }, sent: null },
  finding: { ask: { finding: 'no-clicks' }, sent: null },
  sort: { ask: { sort: 'price' }, sent: null },
  offset: { ask: { offset: '100' }, sent: null },
};
type Case = { ask: Record<string, string>; sent: Record<string, unknown> | null };

it.each(Object.entries(sentAs))('sends %s to the API, or returns nothing', async (_, { ask, sent }) => {
  const inputs: unknown[] = [];
  const call = async (...given: unknown[]) => {
    inputs.push(given[1]);
    return { products: [], cursor: null } as never;
  };
  const found = await readFirstProducts({ walk: call }, productQuerySchema.parse({ ...range, ...ask }));
  expect(found).toEqual(sent ? [] : undefined);
  expect(inputs).toEqual(sent ? [{ query: expect.objectContaining(sent) }] : []);
});

it('returns nothing for two marketplaces, because the API accepts one', async () => {
  const call = () => expect.unreachable('the API cannot filter by both');
  const query = productQuerySchema.parse({ ...range, marketplaces: 'marketplace.de,marketplace.fr' });
  expect(await readFirstProducts({ walk: call }, query)).toBeUndefined();
});

it.each([
  ['an id', { ids: 'B0TEST0001' }, 1],
  ['a brand', { brands: brandA }, 1],
  ['an id that holds a comma', { ids: 'A%2CB,C' }, 0],
  ['a brand that holds a comma', { api: 'v1', brands: 'A%2CB' }, 0],
  ['more ids than an address holds', { ids: manyIds }, 0],
])('asks the API for %s only where it can filter by it', async (_, filter, calls) => {
  let count = 0;
  const call = async () => {
    count += 1;
    return { products: [], cursor: null } as never;
  };
  const found = await readFirstProducts({ walk: call }, productQuerySchema.parse({ ...range, ...filter }));
  expect([count, found]).toEqual([calls, calls === 0 ? undefined : []]);
});
