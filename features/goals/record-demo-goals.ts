import type { Db } from '@/lib/server/db/database';
import type { Goal } from './goal-shape';
import { ownGoals } from './own-goals';
import { goals } from './schema';
import { toGoalColumns } from './write-goal';

/** Stores the demo's goals, unless it has some. */
export async function recordDemoGoals(
  db: Db,
  { workspaceId, userId }: { workspaceId: string; userId: string },
  list: () => Promise<Goal[]>,
): Promise<void> {
  if ((await db.$count(goals, ownGoals(workspaceId))) > 0) return;
  const found = await list();
  if (found.length === 0) return;
  await db.insert(goals).values(found.map((goal) => ({ ...toGoalColumns(goal), workspaceId, userId })));
}
