import type { Page } from 'playwright/test';
import { linkMarketplaces } from '../lib/contract/marketplaces';
import { buildBrands, buildSellers } from '../lib/platform/seed/brands';
import { seedPlans } from '../lib/platform/seed/plan';
import { buildProducts } from '../lib/platform/seed/products';
import { whenFree } from './when-free';

export type Linkable = { primaryId: string; marketplace: string; brandId: string; title: string };

const creator = 'Mara Lindqvist';

async function readJson<T>(page: Page, path: string): Promise<T> {
  const response = await whenFree(page, () => page.request.get(path));
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
  return response.json();
}

async function partneredBrands(page: Page, site = ''): Promise<string[]> {
  const { creators } = await readJson<{ creators: { name: string; partneredBrandIds: string[] }[] }>(
    page,
    `${site}/api/seller/v1/creators/active?limit=100`,
  );
  const found = creators.find(({ name }) => name === creator);
  if (!found) throw new Error(`${creator} is no partner.`);
  return found.partneredBrandIds;
}

/** Active products of one marketplace that the stored creator token can create links for. */
export async function findLinkable(page: Page, marketplace: string, site = ''): Promise<Linkable[]> {
  if (marketplace === 'retailer3.com') return findUnlisted(page, marketplace);
  const brands = await partneredBrands(page, site);
  const query = new URLSearchParams({
    marketplace,
    active: 'true',
    limit: '50',
    brand_ids: brands.join(','),
  });
  const { products } = await readJson<{ products: Linkable[] }>(
    page,
    `${site}/api/seller/v2/products?${query}`,
  );
  return products;
}

/** Products that the API does not list, taken from the seed. */
async function findUnlisted(page: Page, marketplace: string): Promise<Linkable[]> {
  const seed = 42;
  const [seller] = buildSellers(seedPlans.demo.sellers, seed);
  if (!seller) throw new Error('The demo has no seller.');
  const brands = await partneredBrands(page);
  return buildProducts(seller, buildBrands(seller, true, seed), seed).filter(
    (product) => product.marketplace === marketplace && product.active && brands.includes(product.brandId),
  );
}

/** An active product of a brand without a partnership with the creator. */
export async function findForbidden(page: Page): Promise<Linkable> {
  const brands = await partneredBrands(page);
  const { products } = await readJson<{ products: Linkable[] }>(
    page,
    '/api/seller/v2/products?active=true&limit=100&marketplace=marketplace.com',
  );
  const found = products.find(({ brandId }) => !brands.includes(brandId));
  if (!found) throw new Error('The creator is a partner of every brand.');
  return found;
}

export const everyMarketplace = linkMarketplaces;
