import { ownGroups } from '@/lib/data/read/groups/own-groups';
import { storeMembers } from '@/lib/data/read/groups/store-members';
import { namedGroups } from '@/lib/data/store/groups-schema';
import type { GroupKind } from '@/lib/data/terms/group-dimensions';
import type { Db } from '@/lib/server/db/database';

/** A group of the demo with chosen members. */
export type DemoGroup = { kind: GroupKind; name: string; ids: readonly string[] };

/** Groups by filter, which need no ids. They overlap. */
const liveGroups = [
  { kind: 'product', name: 'Below $25', filter: { priceBelow: 'USD:25' } },
  { kind: 'product', name: 'Waiting for stock', filter: { stock: 'out' } },
] as const;

/** Stores the demo's groups, unless it has some. `list`: those with chosen members. */
export async function recordDemoGroups(
  db: Db,
  { workspaceId, userId }: { workspaceId: string; userId: string },
  list: () => Promise<readonly DemoGroup[]>,
): Promise<void> {
  if ((await db.$count(namedGroups, ownGroups(workspaceId))) > 0) return;
  const chosen = await list();
  await db.transaction(async (tx) => {
    await tx.insert(namedGroups).values(liveGroups.map((group) => ({ ...group, workspaceId, userId })));
    for (const { kind, name, ids } of chosen) {
      const [added] = await tx
        .insert(namedGroups)
        .values({ kind, name, workspaceId, userId })
        .returning({ id: namedGroups.id });
      if (added) await storeMembers(tx, { id: added.id, workspaceId }, ids);
    }
  });
}
