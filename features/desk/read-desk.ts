import { count } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import type { Desk } from './desk-shape';
import { listOwners } from './list-owners';
import type { OfDesk } from './list-partners';
import { ownPartners } from './own-desk';
import { deskPartners } from './schema';
import { readStages } from './stages';

/** Tags that are offered, most used first. */
const mostTags = 200;

/** The stages, tags and possible owners of a desk. */
export async function readDesk(db: Db, { workspaceId, today }: OfDesk): Promise<Desk> {
  const [{ stages, version }, members, tags, byStage] = await Promise.all([
    readStages(db, workspaceId),
    listOwners(db, workspaceId),
    countTags(db, workspaceId),
    db
      .select({ stage: deskPartners.stage, partners: count() })
      .from(deskPartners)
      .where(ownPartners(workspaceId))
      .groupBy(deskPartners.stage),
  ]);
  const countOf = new Map(byStage.map(({ stage, partners }) => [stage, partners]));
  return {
    stages: stages.map((stage) => ({ ...stage, partners: countOf.get(stage.key) ?? 0 })),
    ...{ version, tags, today },
    members: members.map(({ id, name }) => ({ id, name })),
    partners: byStage.reduce((sum, { partners }) => sum + partners, 0),
  };
}

async function countTags(db: Db, workspaceId: string): Promise<Desk['tags']> {
  const rows = await db
    .select({ tags: deskPartners.tags })
    .from(deskPartners)
    .where(ownPartners(workspaceId));
  const counts = new Map<string, number>();
  for (const tag of rows.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, partners]) => ({ tag, partners }))
    .sort((a, b) => b.partners - a.partners || (a.tag < b.tag ? -1 : 1))
    .slice(0, mostTags);
}
