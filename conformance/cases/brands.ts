import { expect } from 'vitest';
import { sellerMarketplaces } from '@/lib/contract/marketplaces';
import type { Case, Group } from '../case';
import { expectAnswer, expectError } from '../check-answer';
import { activeCases, filterCase, invalid, listCases, marketplaceCases, nowhere } from './filters';

const byId = (title: string, id: string, check: Case['check']): Case => ({
  title: `getBrand: ${title}`,
  ask: () => ({ path: `/api/seller/v1/brands/${id}` }),
  check,
});

const missing: Case['check'] = (answer) => expectError(answer, 404, 'Brand Not Found');

export const brands: Group = {
  name: 'Brands',
  cases: [
    {
      title: 'getBrand: a brand of the list, the same by its id',
      ask: (world) => ({ path: `/api/seller/v1/brands/${world.brand.id}` }),
      check: (answer, world) => {
        expectAnswer('getBrand', answer);
        expect(answer.body).toEqual(world.brand);
      },
    },
    {
      title: 'getBrand: an id in capitals is the same id',
      ask: (world) => ({ path: `/api/seller/v1/brands/${world.brand.id.toUpperCase()}` }),
      check: (answer, world) => expect(answer.body).toEqual(world.brand),
    },
    byId('an unknown id is 404', nowhere, missing),
    {
      title: 'getBrand: another seller’s brand is 404',
      ask: (world) =>
        world.other?.brand ? { path: `/api/seller/v1/brands/${world.other.brand.id}` } : undefined,
      check: missing,
    },
    ...[
      'x',
      '1',
      `${nowhere}0`,
      nowhere.slice(1),
      `%20${nowhere}`,
      `{${nowhere}}`,
      `${nowhere}%00`,
      '%F0%9F%92%A5',
    ].map((id) => byId(`the id ${id} is 422`, id, invalid)),
    filterCase(
      'listBrands',
      'brand_ids gives those brands',
      (world) => `marketplace=all&brand_ids=${world.brands.slice(0, 2).map(({ id }) => id)}`,
      (item, world) => world.brands.slice(0, 2).some(({ id }) => id === item.id),
      (items, world) => items === Math.min(2, world.brands.length),
    ),
    filterCase(
      'listBrands',
      'a brand named twice in brand_ids comes once',
      (world) => `marketplace=all&brand_ids=${world.brand.id},${world.brand.id}`,
      () => true,
      (items) => items === 1,
    ),
    filterCase(
      'listBrands',
      'filters narrow together',
      (world) => `marketplace=all&active=${!world.brand.active}&brand_ids=${world.brand.id}`,
      () => false,
    ),
    filterCase(
      'listBrands',
      'another seller’s brand is not there',
      (world) => world.other?.brand && `marketplace=all&brand_ids=${world.other.brand.id}`,
      () => false,
    ),
    filterCase(
      'listBrands',
      'unknown parameters are ignored',
      'marketplace=all&color=red&color=blue',
      () => true,
    ),
    ...listCases('listBrands', 'brand_ids', 'uuids', 'marketplace=all'),
    ...activeCases('listBrands', 'marketplace=all'),
    ...marketplaceCases(
      'listBrands',
      [...sellerMarketplaces, 'all'],
      ['retailer2.com', 'storefront-platform.com', 'retailer3.com'],
      'marketplace.com',
    ),
  ],
};
