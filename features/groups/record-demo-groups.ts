import { ownGroups } from '@/lib/data/groups/own-groups';
import { namedGroups } from '@/lib/data/groups/schema';
import type { Db } from '@/lib/server/db/database';

/** Groups by filter, so that the demo needs no ids. They overlap. */
const demoGroups = [
  { kind: 'product', name: 'Below $25', filter: { priceBelow: 'USD:25' } },
  { kind: 'product', name: 'Waiting for stock', filter: { stock: 'out' } },
] as const;

/** Stores the demo's groups, unless it has some. */
export async function recordDemoGroups(
  db: Db,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<void> {
  if ((await db.$count(namedGroups, ownGroups(workspaceId))) > 0) return;
  await db.insert(namedGroups).values(demoGroups.map((group) => ({ ...group, workspaceId, userId })));
}
