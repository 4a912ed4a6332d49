import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { operations } from '@/lib/contract/operations';
import type { Db } from '@/lib/server/db/database';
import { openPage } from '../cursors/page';
import { Refusal } from '../refusal';
import { isKnownTo } from '../store/known-creators';
import { brands, creators, partnerships } from '../store/schema';
import { answerPath, answerQuery } from './answer';
import { filterUuids } from './uuids';

/** For each creator, the seller's brands in an active partnership. */
const partneredWith = (db: Db, sellerId: string) =>
  db
    .select({
      brandIds: sql<
        string[]
      >`coalesce(array_agg(${partnerships.brandId}::text order by ${partnerships.brandId})
        filter (where ${partnerships.active}), '{}')`.as('brand_ids'),
    })
    .from(partnerships)
    .innerJoin(brands, eq(brands.id, partnerships.brandId))
    .where(and(eq(partnerships.creatorId, creators.id), eq(brands.sellerId, sellerId)))
    .as('partnered');

function readCreators(db: Db, sellerId: string, where: SQL | undefined) {
  const partnered = partneredWith(db, sellerId);
  return db
    .select({
      id: creators.id,
      name: creators.name,
      email: creators.email,
      bio: creators.bio,
      partneredBrandIds: partnered.brandIds,
    })
    .from(creators)
    .crossJoinLateral(partnered)
    .where(where)
    .orderBy(asc(creators.id));
}

export const listActiveCreators = answerQuery(operations.listActiveCreators, async (context, query) => {
  const page = openPage(context, query);
  const active = context.db
    .select({ id: partnerships.creatorId })
    .from(partnerships)
    .where(
      and(
        eq(partnerships.active, true),
        query.brand_ids && inArray(partnerships.brandId, filterUuids(query.brand_ids)),
        inArray(
          partnerships.brandId,
          context.db.select({ id: brands.id }).from(brands).where(eq(brands.sellerId, context.ownerId)),
        ),
      ),
    );
  const found = await readCreators(
    context.db,
    context.ownerId,
    and(inArray(creators.id, active), page.after && gt(creators.id, page.after[0] ?? '')),
  ).limit(page.fetch);
  const { rows, cursor } = page.cut(found, (creator) => [creator.id]);
  return { creators: rows, cursor };
});

/** Any creator the seller knows. Includes the e-mail only during an active partnership. */
export const getCreator = answerPath(operations.getCreator, async ({ db, ownerId }, { id }) => {
  const [creator] = await readCreators(db, ownerId, and(eq(creators.id, id), isKnownTo(db, ownerId)));
  if (!creator) throw new Refusal('creatorNotFound');
  const { email, ...rest } = creator;
  return creator.partneredBrandIds.length > 0 ? { ...rest, email } : rest;
});
