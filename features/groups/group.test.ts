import { expect, it } from 'vitest';
import { creatorFilters } from '@/features/creators/creator-filters';
import { productFilters } from '@/features/products/product-filters';
import { readSearch } from '@/lib/base/address/search';
import type { Filter } from '@/lib/data/terms/filters/list-filter';
import { liveCreatorFilters, liveProductFilters } from '@/lib/data/terms/filters/live-filters';
import { brandA, creatorA } from '@/lib/data/testing/rows';
import { writeFilterAddress } from './filter-address';
import { newGroupSchema } from './group';
import { toGroupFilter } from './to-group-filter';

it('accepts only filters of the kind', () => {
  const issues = (body: object) => newGroupSchema.safeParse({ name: 'A', ...body }).error?.issues[0]?.message;
  expect(issues({ kind: 'creator', filter: { stock: 'out' } })).toBe('must have only q, brands');
  expect(issues({ kind: 'product', filter: { stock: 'out' } })).toBeUndefined();
  expect(issues({ kind: 'product', filter: {} })).toBe('must not be empty');
  expect(issues({ kind: 'product', filter: { q: 'a' }, ids: 'P1' })).toContain('together');
});

it.each([
  ['creator', liveCreatorFilters],
  ['product', liveProductFilters],
] as const)('takes every live filter of a %s', (kind, filters) => {
  const values: Record<string, unknown> = {
    text: 'a',
    ids: [brandA],
    texts: ['a'],
    flag: true,
    oneOf: 'out',
    shape: 'USD:25',
  };
  const filter = Object.fromEntries(
    Object.entries<Filter>(filters).map(([name, { kind }]) => [name, values[kind]]),
  );
  expect(newGroupSchema.parse({ kind, name: 'A', filter }).filter).toEqual(filter);
});

it('writes the address of a filter, which the list reads again', () => {
  const filter = { q: 'hat', categories: ['Hats, caps', 'Shoes'], active: true };
  const { pathname, query } = writeFilterAddress({ id: creatorA, kind: 'product', filter });
  const searchParams = new URLSearchParams(query);
  expect([pathname, searchParams.get('changing')]).toEqual(['/products', creatorA]);
  expect(toGroupFilter('product', productFilters, readSearch(productFilters, searchParams))).toEqual(filter);
});

it('takes the filters of a list that a group can have', () => {
  const search = { q: 'Ada', brands: [], groups: [], from: '2026-05-01' };
  expect(toGroupFilter('creator', creatorFilters, search)).toEqual({ q: 'Ada' });
  expect(toGroupFilter('creator', creatorFilters, { ...search, groups: ['a'] })).toBeNull();
  expect(toGroupFilter('creator', creatorFilters, { ...search, q: '' })).toBeNull();
});
