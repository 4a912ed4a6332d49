import { and, asc, eq, like } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { creators, reportRows } from '../store/schema';
import { formats } from './creator-words';
import { findDemoOwners } from './demo-keys';

const [videos] = formats;

/** Groups of the demo's seller by id: the creators with rows who say that they make short videos. */
export async function listDemoGroups(db: Db) {
  const { ownerId } = (await findDemoOwners(db)).seller;
  const found = await db
    .selectDistinct({ id: creators.id })
    .from(creators)
    .innerJoin(reportRows, eq(reportRows.creatorId, creators.id))
    .where(and(eq(reportRows.sellerId, ownerId), like(creators.bio, `${videos}%`)))
    .orderBy(asc(creators.id));
  return [{ kind: 'creator' as const, name: 'Video creators', ids: found.map(({ id }) => id) }];
}
