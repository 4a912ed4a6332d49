import { and, asc, eq, exists, gt, inArray, sql } from 'drizzle-orm';
import { operations } from '@/lib/contract/operations';
import { openPage } from '../cursors/page';
import { isKnownTo } from '../store/known-creators';
import { creators, programCreators, programRows } from '../store/schema';
import { answerQuery } from './answer';

export const listProgramCreators = answerQuery(operations.listProgramCreators, async (context, query) => {
  const page = openPage(context, query);
  const appears = context.db
    .select({ one: sql`1` })
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

/** Only claimed creators have a team. Returns exactly those that GET /creators/{id} finds. */
export const lookupCreators = answerQuery(operations.lookupCreators, async ({ db, ownerId }, query) => {
  const found = await db
    .select({
      creatorTeamId: creators.id,
      name: creators.name,
      creatorConnectionsId: programCreators.tag,
      creatorConnectionsName: programCreators.profileName,
    })
    .from(programCreators)
    .innerJoin(creators, eq(creators.id, programCreators.teamId))
    .where(and(inArray(programCreators.tag, query.creatorConnectionsIds), isKnownTo(db, ownerId)))
    .orderBy(asc(programCreators.tag));
  return { creators: found };
});
