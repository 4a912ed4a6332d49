import { expect, it } from 'vitest';
import { listFilters } from './list-filters';

const days = { from: '2026-06-01', to: '2026-06-28' };

it.each([
  [{ ...days, sort: 'sales', order: 'desc', currency: 'USD', api: 'v2', q: undefined, limit: 100 }, {}],
  [
    { ...days, q: 'shoes', active: false, brands: ['a', 'b'] },
    { search: ['shoes'], active: ['false'], brands: ['a', 'b'] },
  ],
  [
    { api: 'v1', finding: 'no-clicks' },
    { api: ['v1'], finding: ['no-clicks'] },
  ],
])('of %j are %j', (query, filters) => {
  expect(listFilters(query)).toEqual(filters);
});
