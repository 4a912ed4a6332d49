import { expect, it } from 'vitest';
import { brandA } from '@/lib/ledger/testing/rows';
import { productQuerySchema } from './product-query';
import { readFirstProducts } from './read-first-products';

const range = { from: '2026-01-01', to: '2026-01-31' };
const manyIds = Array.from({ length: 200 }, (_, at) => `ID${at}`.padEnd(20, 'x')).join(',');

it.each([
  ['an id', { ids: 'B0TEST0001' }, 1],
  ['a brand', { brands: brandA }, 1],
  ['an id that holds a comma', { ids: 'A%2CB,C' }, 0],
  ['a brand that holds a comma', { api: 'v1', brands: 'A%2CB' }, 0],
  ['more ids than an address holds', { ids: manyIds }, 0],
])('asks the API for %s only where it can filter by it', async (_, filter, calls) => {
  let asked = 0;
  const call = async () => {
    asked += 1;
    return { products: [], cursor: null } as never;
  };
  const found = await readFirstProducts({ call }, productQuerySchema.parse({ ...range, ...filter }));
  expect([asked, found]).toEqual([calls, calls === 0 ? undefined : []]);
});
