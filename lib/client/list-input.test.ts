import { describe, expect, it } from 'vitest';
import { brandFilters } from '@/features/brands/brand-filters';
import { creatorFilters, creatorSort } from '@/features/creators/creator-filters';
import { creatorQuerySchema } from '@/features/creators/creator-query';
import { productFilters, productSort } from '@/features/products/product-filters';
import { productQuerySchema } from '@/features/products/product-query';
import { programCreatorFilters, programCreatorSort } from '@/features/program/program-filters';
import { programCreatorQuerySchema } from '@/features/program/program-query';
import { sortedInput, toFilters } from './list-input';

const days = { from: '2026-06-01', to: '2026-06-28' };

it('asks for what is chosen alone', () => {
  const search = { q: '  rice ', ids: [], active: false, marketplaces: ['a', 'b,c'] };
  expect(toFilters(brandFilters, search)).toEqual({ q: 'rice', active: false, marketplaces: ['a', 'b%2Cc'] });
  expect(toFilters(brandFilters, { q: ' ', active: null })).toEqual({});
});

describe.each([
  ['products', sortedInput(productFilters, productSort), productSort, productQuerySchema],
  ['creators', sortedInput(creatorFilters, creatorSort), creatorSort, creatorQuerySchema],
  [
    'creators of the program',
    sortedInput(programCreatorFilters, programCreatorSort),
    programCreatorSort,
    programCreatorQuerySchema,
  ],
] as const)('An order of %s', (_, toInput, { names, absent }, schema) => {
  it.each(names)('by %s is one of the endpoint', (id) => {
    const { sort, order } = toInput({}, days, { id, desc: false });
    expect([sort, order]).toEqual([id, 'asc']);
    expect(schema.parse({ ...days, sort, order })).toMatchObject({ sort: id, order: 'asc' });
  });

  it.each([null, { id: 'unknown', desc: false }])('of %j is the first of the endpoint', (tableSort) => {
    const { sort, order } = toInput({}, days, tableSort);
    expect([sort, order]).toEqual([absent, 'desc']);
    expect(schema.parse(days)).toMatchObject({ sort, order });
  });
});
