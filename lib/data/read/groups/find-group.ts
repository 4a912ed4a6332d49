import { and, eq } from 'drizzle-orm';
import { namedGroups } from '@/lib/data/store/groups-schema';
import { type GroupDimension, groupKindOf } from '@/lib/data/terms/group-dimensions';
import type { Db } from '@/lib/server/db/database';
import { ownGroups } from './own-groups';

/** A group of the workspace by dimension and id. Undefined if there is none. */
export async function findGroup(
  db: Db,
  workspaceId: string,
  { kind, id }: { kind: GroupDimension; id: string },
): Promise<{ name: string } | undefined> {
  const [group] = await db
    .select({ name: namedGroups.name })
    .from(namedGroups)
    .where(
      and(
        ownGroups(workspaceId),
        eq(namedGroups.id, id),
        eq(namedGroups.kind, groupKindOf(kind) ?? 'creator'),
      ),
    );
  return group;
}
