import { catalogMarketplaces, sellerMarketplaces } from '@/lib/contract/marketplaces';
import type { OperationId } from '@/lib/contract/paths';
import type { Case, Group } from '../case';
import { activeCases, filterCase, listCases, marketplaceCases, refusedCase, some } from './filters';

const every = 'marketplace=all&limit=100';

function productCases(id: OperationId, idList: string, field: 'asin' | 'primaryId'): Case[] {
  const known = (world: Parameters<Case['ask']>[0]) =>
    world.products.filter(({ marketplace }) => marketplace.startsWith('marketplace.')).slice(0, 3);
  return [
    filterCase(
      id,
      `${idList} gives those products`,
      (world) => `${every}&${idList}=${known(world).map(({ primaryId }) => primaryId)}`,
      (item, world) => known(world).some(({ primaryId }) => primaryId === item[field]),
      (items, world) => items >= known(world).length,
    ),
    filterCase(
      id,
      'brand_ids gives the products of those brands',
      (world) => `${every}&brand_ids=${world.brand.id}`,
      (item, world) => item.brandId === world.brand.id,
      some,
    ),
    filterCase(
      id,
      'filters narrow together',
      (world) =>
        `marketplace=marketplace.de&active=true&brand_ids=${world.brands.slice(0, 4).map((one) => one.id)}`,
      (item, world) =>
        item.marketplace === 'marketplace.de' &&
        item.active === true &&
        world.brands.slice(0, 4).some((brand) => brand.id === item.brandId),
    ),
    filterCase(
      id,
      'another seller’s brand has no products here',
      (world) => world.other?.brand && `${every}&brand_ids=${world.other.brand.id}`,
      () => false,
    ),
    ...activeCases(id, every),
    ...listCases(id, idList, 'strings', every),
  ];
}

export const products: Group = {
  name: 'Products',
  cases: [
    ...productCases('listProducts', 'asins', 'asin'),
    ...listCases('listProducts', 'brand_ids', 'strings', every),
    ...marketplaceCases(
      'listProducts',
      [...sellerMarketplaces, 'all'],
      ['retailer2.com', 'storefront-platform.com', 'retailer3.com'],
      'marketplace.com',
    ),
    filterCase('listProducts', 'all means MP9 alone', every, (item) =>
      sellerMarketplaces.some((name) => name === item.marketplace),
    ),
    ...productCases('listCatalogProducts', 'product_ids', 'primaryId'),
    ...listCases('listCatalogProducts', 'brand_ids', 'uuids', every),
    ...marketplaceCases('listCatalogProducts', [...catalogMarketplaces, 'all'], ['retailer3.com'], null),
    refusedCase('listCatalogProducts', 'limit=101', 'limit=101'),
  ],
};
