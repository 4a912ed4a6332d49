import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { catalogMarketplaces, sellerMarketplaces } from '@/lib/contract/marketplaces';
import { operations } from '@/lib/contract/operations';
import type { Context } from '../context';
import { openPage } from '../cursors/page';
import { products } from '../store/schema';
import { answerQuery } from './answer';
import { filterUuids } from './uuids';

type Filters = {
  limit: number;
  cursor?: string | undefined;
  brand_ids?: string[] | undefined;
  active?: boolean | undefined;
};

async function readProducts(context: Context, query: Filters, ...where: (SQL | undefined)[]) {
  const page = openPage(context, query);
  const found = await context.db
    .select()
    .from(products)
    .where(
      and(
        eq(products.sellerId, context.ownerId),
        page.after && gt(products.id, page.after[0] ?? ''),
        query.brand_ids && inArray(products.brandId, filterUuids(query.brand_ids)),
        query.active === undefined ? undefined : eq(products.active, query.active),
        ...where,
      ),
    )
    .orderBy(asc(products.id))
    .limit(page.fetch);
  return page.cut(found, (product) => [product.id]);
}

function describe(product: typeof products.$inferSelect) {
  return {
    pricing: { price: product.price, currency: product.currency },
    commissionPercentage: product.commission,
    title: product.title,
    inStock: product.inStock,
    category: product.category,
    brandId: product.brandId,
    active: product.active,
    marketplace: product.marketplace,
  };
}

const onMarketplaces = (requested: string, all: readonly string[]) =>
  inArray(products.marketplace, requested === 'all' ? [...all] : [requested]);

export const listProducts = answerQuery(operations.listProducts, async (context, query) => {
  const { rows, cursor } = await readProducts(
    context,
    query,
    onMarketplaces(query.marketplace, sellerMarketplaces),
    query.asins && inArray(products.primaryId, query.asins),
  );
  return { products: rows.map((row) => ({ asin: row.primaryId, ...describe(row) })), cursor };
});

export const listCatalogProducts = answerQuery(operations.listCatalogProducts, async (context, query) => {
  const { rows, cursor } = await readProducts(
    context,
    query,
    onMarketplaces(query.marketplace, catalogMarketplaces),
    query.product_ids && inArray(products.primaryId, query.product_ids),
  );
  return { products: rows.map((row) => ({ primaryId: row.primaryId, ...describe(row) })), cursor };
});
