import { and, eq } from 'drizzle-orm';
import { storefrontMarketplace } from '@/lib/contract/marketplaces';
import type { LinkRequest } from '@/lib/contract/resources/link';
import type { Db } from '@/lib/server/db/database';
import { Refusal } from '../refusal';
import { brands, products } from '../store/schema';

/**
 * The product of a link request. Throws 422 if the id exists on several marketplaces or `sharedid` is used outside the
 * storefront platform, 404 if there is none.
 */
export async function findProduct(db: Db, { product, sharedid }: LinkRequest) {
  if (sharedid !== undefined && product.marketplace) checkSharedid(product.marketplace);
  const found = await db
    .select({ product: products, brandActive: brands.active })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(
      and(
        eq(products.primaryId, product.primary_id),
        product.marketplace && eq(products.marketplace, product.marketplace),
      ),
    );
  const [first, ...others] = found;
  if (others.length > 0) throw new Refusal('invalidInput', 'product.marketplace is needed for this id');
  if (!first) throw new Refusal('productNotFound');
  if (sharedid !== undefined) checkSharedid(first.product.marketplace);
  return { ...first.product, linkable: first.product.active && first.brandActive };
}

function checkSharedid(marketplace: string) {
  if (marketplace !== storefrontMarketplace) {
    throw new Refusal('invalidInput', `sharedid is for ${storefrontMarketplace} alone`);
  }
}
