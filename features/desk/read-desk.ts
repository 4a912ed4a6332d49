import { asc, count, desc, inArray, sql } from 'drizzle-orm';
import { ownPartners } from '@/lib/data/read/own-desk';
import { deskPartners } from '@/lib/data/store/desk-schema';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { toDay } from '@/lib/data/terms/days';
import type { Db } from '@/lib/server/db/database';
import type { Desk } from './desk-shape';
import { listOwners } from './list-owners';
import { readStages } from './stages';

/** Tags that are offered, most used first. */
export const mostTags = 200;

/** The stages, tags and possible owners of a desk. */
export async function readDesk(ledger: Ledger): Promise<Desk> {
  const { id: workspaceId, db } = ledger;
  const [{ stages, version }, members, tags, byStage] = await Promise.all([
    readStages(db, workspaceId),
    listOwners(db, workspaceId),
    countTags(db, workspaceId).limit(mostTags),
    db
      .select({ stage: deskPartners.stage, partners: count() })
      .from(deskPartners)
      .where(ownPartners(workspaceId))
      .groupBy(deskPartners.stage),
  ]);
  const countOf = new Map(byStage.map(({ stage, partners }) => [stage, partners]));
  return {
    stages: stages.map((stage) => ({ ...stage, partners: countOf.get(stage.key) ?? 0 })),
    version,
    tags,
    today: toDay(nowOf(ledger)),
    members: members.map(({ id, name }) => ({ id, name })),
    partners: byStage.reduce((sum, { partners }) => sum + partners, 0),
  };
}

/** The tags of partners, most used first. `of`: only these. */
export function countTags(db: Db, workspaceId: string, of?: readonly string[]) {
  const given = db
    .select({ tag: sql<string>`unnest(${deskPartners.tags})`.as('tag') })
    .from(deskPartners)
    .where(ownPartners(workspaceId))
    .as('given');
  return db
    .select({ tag: given.tag, partners: count() })
    .from(given)
    .where(of && inArray(given.tag, [...of]))
    .groupBy(given.tag)
    .orderBy(desc(count()), asc(given.tag));
}
