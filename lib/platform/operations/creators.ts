import { and, asc, eq, exists, gt, inArray, sql } from 'drizzle-orm';
import { operations } from '@/lib/contract/operations';
import type { Db } from '@/lib/db/database';
import { openPage } from '../cursors/page';
import { Refusal } from '../refusal';
import { brands, creators, partnerships } from '../store/schema';
import { answerPath, answerQuery } from './answer';
import { keepUuids } from './uuids';

/** Partnerships of a creator with the seller's brands. */
const partnered = (db: Db, sellerId: string) =>
  db
    .select({ one: sql`1` })
    .from(partnerships)
    .innerJoin(brands, eq(brands.id, partnerships.brandId))
    .where(and(eq(partnerships.creatorId, creators.id), eq(brands.sellerId, sellerId)))
    .$dynamic();

const columns = (sellerId: string) => ({
  id: creators.id,
  name: creators.name,
  email: creators.email,
  bio: creators.bio,
  partneredBrandIds: sql<string[]>`array(
    select ${partnerships.brandId}::text from ${partnerships} join ${brands} on ${brands.id} = ${partnerships.brandId}
    where ${partnerships.creatorId} = ${creators.id} and ${brands.sellerId} = ${sellerId} and ${partnerships.active}
    order by 1)`,
});

export const listActiveCreators = answerQuery(operations.listActiveCreators, async (context, query) => {
  const { db, ownerId } = context;
  const page = openPage(context, query);
  const active = db
    .select({ one: sql`1` })
    .from(partnerships)
    .innerJoin(brands, eq(brands.id, partnerships.brandId))
    .where(
      and(
        eq(partnerships.creatorId, creators.id),
        eq(partnerships.active, true),
        eq(brands.sellerId, ownerId),
        query.brand_ids && inArray(brands.id, keepUuids(query.brand_ids)),
      ),
    );
  const found = await db
    .select(columns(ownerId))
    .from(creators)
    .where(and(exists(active), page.after && gt(creators.id, page.after[0] ?? '')))
    .orderBy(asc(creators.id))
    .limit(page.fetch);
  const { rows, cursor } = page.cut(found, (creator) => [creator.id]);
  return { creators: rows, cursor };
});

/** Seen by sellers the creator works or worked with; the e-mail only while a partnership is active. */
export const getCreator = answerPath(operations.getCreator, async ({ db, ownerId }, { id }) => {
  const [creator] = await db
    .select(columns(ownerId))
    .from(creators)
    .where(and(eq(creators.id, id), exists(partnered(db, ownerId))));
  if (!creator) throw new Refusal('creatorNotFound');
  const { email, ...rest } = creator;
  return creator.partneredBrandIds.length > 0 ? { ...rest, email } : rest;
});
