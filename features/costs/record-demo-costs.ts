import type { Db } from '@/lib/server/db/database';
import type { Cost } from './cost-shape';
import { storeCosts } from './import-costs';
import { ownCosts } from './own-costs';
import { costs } from './schema';

/** Stores the demo's costs, unless it has some. */
export async function recordDemoCosts(
  db: Db,
  owner: { workspaceId: string; userId: string },
  list: () => Promise<Cost[]>,
): Promise<void> {
  if ((await db.$count(costs, ownCosts(owner.workspaceId))) > 0) return;
  await storeCosts(db, owner, await list());
}
