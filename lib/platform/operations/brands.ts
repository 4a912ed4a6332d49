import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { operations } from '@/lib/contract/operations';
import { openPage } from '../cursors/page';
import { Refusal } from '../refusal';
import { brands } from '../store/schema';
import { answerPath, answerQuery } from './answer';

const columns = {
  id: brands.id,
  name: brands.name,
  active: brands.active,
  image: brands.image,
  bio: brands.bio,
  url: brands.url,
  marketplace: brands.marketplace,
};

export const getBrand = answerPath(operations.getBrand, async ({ db, ownerId }, { brand_id }) => {
  const [brand] = await db
    .select(columns)
    .from(brands)
    .where(and(eq(brands.sellerId, ownerId), eq(brands.id, brand_id)));
  if (!brand) throw new Refusal('brandNotFound');
  return brand;
});

export const listBrands = answerQuery(operations.listBrands, async (context, query) => {
  const page = openPage(context, query);
  const found = await context.db
    .select(columns)
    .from(brands)
    .where(
      and(
        eq(brands.sellerId, context.ownerId),
        page.after && gt(brands.id, page.after[0] ?? ''),
        query.brand_ids && inArray(brands.id, query.brand_ids),
        query.active === undefined ? undefined : eq(brands.active, query.active),
        query.marketplace === 'all' ? undefined : eq(brands.marketplace, query.marketplace),
      ),
    )
    .orderBy(asc(brands.id))
    .limit(page.fetch);
  const { rows, cursor } = page.cut(found, (brand) => [brand.id]);
  return { brands: rows, cursor };
});
