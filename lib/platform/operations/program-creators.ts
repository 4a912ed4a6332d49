import { and, asc, eq, exists, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { operations } from '@/lib/contract/operations';
import { openPage } from '../cursors/page';
import { brands, creators, partnerships, programCreators, programRows } from '../store/schema';
import { answerQuery } from './answer';

const one = { one: sql`1` };

export const listProgramCreators = answerQuery(operations.listProgramCreators, async (context, query) => {
  const page = openPage(context, query);
  const appears = context.db
    .select(one)
    .from(programRows)
    .where(
      and(
        eq(programRows.programCreatorId, programCreators.id),
        eq(programRows.sellerId, context.ownerId),
        query.brand_ids && inArray(programRows.brandId, query.brand_ids),
      ),
    );
  const found = await context.db
    .select({
      id: programCreators.id,
      name: programCreators.name,
      email: programCreators.email,
      bio: programCreators.bio,
      creatorConnectionsId: programCreators.tag,
      creatorConnectionsName: programCreators.profileName,
    })
    .from(programCreators)
    .where(
      and(
        exists(appears),
        page.after && gt(programCreators.id, page.after[0] ?? ''),
        query.creator_ids && inArray(programCreators.id, query.creator_ids),
      ),
    )
    .orderBy(asc(programCreators.id))
    .limit(page.fetch);
  const { rows, cursor } = page.cut(found, (creator) => [creator.id]);
  return { creators: rows, cursor };
});

/** Claimed creators alone have a team; the seller sees those in its program reports and among its partners. */
export const lookupCreators = answerQuery(operations.lookupCreators, async ({ db, ownerId }, query) => {
  const reported = db
    .select(one)
    .from(programRows)
    .where(and(eq(programRows.programCreatorId, programCreators.id), eq(programRows.sellerId, ownerId)));
  const partnered = db
    .select(one)
    .from(partnerships)
    .innerJoin(brands, eq(brands.id, partnerships.brandId))
    .where(and(eq(partnerships.creatorId, creators.id), eq(brands.sellerId, ownerId)));
  const found = await db
    .select({
      creatorTeamId: creators.id,
      name: creators.name,
      creatorConnectionsId: programCreators.tag,
      creatorConnectionsName: programCreators.profileName,
    })
    .from(programCreators)
    .innerJoin(creators, eq(creators.id, programCreators.teamId))
    .where(
      and(
        isNotNull(programCreators.teamId),
        inArray(programCreators.tag, query.creatorConnectionsIds),
        or(exists(reported), exists(partnered)),
      ),
    )
    .orderBy(asc(programCreators.tag));
  return { creators: found };
});
