import { eq } from 'drizzle-orm';
import { groupMembers, namedGroups } from '@/lib/data/store/groups-schema';
import { type GroupKind, groupKinds } from '@/lib/data/terms/group-dimensions';
import type { Db } from '@/lib/server/db/database';

/** Replaces the groups of a workspace by these members, by id. Each is named after the last character of its id. */
export async function placeGroups(
  db: Db,
  workspaceId: string,
  given: Record<GroupKind, ReadonlyMap<string, readonly string[]>>,
): Promise<void> {
  await db.delete(namedGroups).where(eq(namedGroups.workspaceId, workspaceId));
  for (const kind of groupKinds) {
    for (const [id, members] of given[kind]) {
      await db.delete(namedGroups).where(eq(namedGroups.id, id));
      await db.insert(namedGroups).values({ id, workspaceId, kind, name: `Group ${id.slice(-1)}` });
      const rows = members.map((member) => ({ groupId: id, workspaceId, member }));
      if (rows.length > 0) await db.insert(groupMembers).values(rows);
    }
  }
}
