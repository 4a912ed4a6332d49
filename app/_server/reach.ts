import 'server-only';
import { and, eq } from 'drizzle-orm';
import { cache } from 'react';
import { type QuietGroup, quietGroups, type Reach } from '@/components/layout/page-list';
import { fewestDays } from '@/features/effects/find-sides';
import { goals } from '@/features/goals/schema';
import { isOperator } from '@/lib/access/operators';
import { listWorkspaces, type OwnWorkspace } from '@/lib/access/workspaces';
import { readFirstDay } from '@/lib/data/store/windows/first-day';
import { nowOf, type Workspace } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import { addDays, endOfMonth, toDay } from '@/lib/data/terms/days';
import { firstUnsettledDay } from '@/lib/data/terms/ranges/look-back';
import { listFamilies } from '@/lib/gateway/connections/list-connections';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import { pageContext } from './context';

/** The member's role, the workspace's keys and data, which decide what the frame lists. Read once per request. */
export const readReach = cache(async (): Promise<Reach> => {
  const context = await pageContext();
  const { member, db, environment } = context;
  const [families, says, own] = await Promise.all([
    listFamilies(db, member.workspaceId),
    readSaying(context),
    readOwnWorkspaces(),
  ]);
  const { role, creatorEarnings } = member;
  return {
    role,
    creatorEarnings,
    seller: families.includes('seller'),
    creator: families.includes('creator'),
    operator: isOperator(environment, member),
    says,
    several: own.length > 1,
  };
});

/** The person's workspaces. Read once per request. */
export const readOwnWorkspaces = cache(async (): Promise<OwnWorkspace[]> => {
  const { db, member } = await pageContext();
  return listWorkspaces(db, member.userId);
});

/** Settlement and closing need a month that no longer changes, changes the weeks around them, and goals a goal. */
async function readSaying(context: Pick<Workspace, 'id' | 'db' | 'store' | 'now'>): Promise<QuietGroup[]> {
  const { id, store } = context;
  const [hasGoal, first] = await Promise.all([
    readHasGoal(context),
    // Each page says itself when stored rows cannot be read. Its frame stays.
    readFirstDay(store.read, id, datasets.reports.sources).catch(() => null),
  ]);
  const today = toDay(nowOf(context));
  const saying: Record<QuietGroup, boolean> = {
    effects: first !== null && first <= addDays(today, -fewestDays),
    settlement: first !== null && endOfMonth(first) < firstUnsettledDay(today),
    goals: hasGoal,
    closing: first !== null && endOfMonth(first) < firstUnsettledDay(today),
  };
  return quietGroups.filter((name) => saying[name]);
}

async function readHasGoal({ id, db }: Pick<Workspace, 'id' | 'db'>): Promise<boolean> {
  const [goal] = await db
    .select({ id: goals.id })
    .from(goals)
    .where(and(eq(goals.workspaceId, id), isOfApiInUse(goals.api)))
    .limit(1);
  return goal !== undefined;
}
