import { and, eq } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { type Member, requireCapability } from '@/lib/access/member';
import { lockWorkspace, requireQuota } from '@/lib/access/quotas';
import { sharedNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import { type FindSubject, type FoundSubject, makeSubjectFinder } from '@/lib/data/read/find-subject';
import { findGroup } from '@/lib/data/read/groups/find-group';
import type { Catalog, Workspace } from '@/lib/data/store/workspace';
import { isGroupDimension } from '@/lib/data/terms/group-dimensions';
import type { Db, Transaction } from '@/lib/server/db/database';
import type { NewGoal } from './goal';
import type { GoalScope, GoalSubject } from './goal-shape';
import { ownGoals } from './own-goals';
import { goals } from './schema';
import { fromGoalColumns, nameGoal, toGoalColumns } from './write-goal';

/**
 * Stores one goal. Throws Failure `invalid_input` if the subject does not belong to this workspace, and `conflict` if there is
 * a goal for the same metric, currency, subject and period.
 */
export async function addGoal(
  workspace: Catalog & Pick<Workspace, 'member'>,
  given: NewGoal,
): Promise<{ id: string }> {
  const { db, member } = workspace;
  requireCapability(member, 'manage', 'write');
  const { workspaceId, userId } = member;
  const goal = await settleSubject(workspace, given);
  return db.transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const [added] = await tx
      .insert(goals)
      .values({ ...toGoalColumns(goal), workspaceId, userId })
      .onConflictDoNothing()
      .returning({ id: goals.id });
    if (!added) throw goalTaken();
    await requireQuota(tx, 'goals', { workspaceId }, goals, eq(goals.workspaceId, workspaceId));
    await recordAudit(tx, { ...member, action: 'goals.added', subject: nameGoal(goal) });
    return added;
  });
}

/** Replaces a goal. Throws Failure `not_found`, and those of `addGoal`. */
export async function changeGoal(
  workspace: Catalog & Pick<Workspace, 'member'>,
  { id, ...given }: NewGoal & { id: string },
): Promise<void> {
  const { db, member } = workspace;
  requireCapability(member, 'manage', 'write');
  const { workspaceId, userId } = member;
  const before = fromGoalColumns(await requireGoal(db, workspaceId, id));
  const isSame = before.subject?.kind === given.subject?.kind && before.subject?.id === given.subject?.id;
  // A brand or creator may have left the API since.
  const goal = isSame ? given : await settleSubject(workspace, given);
  await db.transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    await requireGoal(tx, workspaceId, id);
    const columns = toGoalColumns(goal);
    await requireFree(tx, workspaceId, id, columns);
    await tx
      .update(goals)
      .set({ ...columns, userId, storedAt: sharedNow() })
      .where(and(ownGoals(workspaceId), eq(goals.id, id)));
    await recordAudit(tx, { ...member, action: 'goals.changed', subject: nameGoal(goal) });
  });
}

/** Deletes a goal. Throws Failure `not_found`. */
export async function deleteGoal(db: Db, member: Member, id: string): Promise<void> {
  requireCapability(member, 'manage', 'write');
  const { workspaceId } = member;
  await db.transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const goal = fromGoalColumns(await requireGoal(tx, workspaceId, id));
    await tx.delete(goals).where(and(ownGoals(workspaceId), eq(goals.id, id)));
    await recordAudit(tx, { ...member, action: 'goals.deleted', subject: nameGoal(goal) });
  });
}

async function requireGoal(tx: Db | Transaction, workspaceId: string, id: string) {
  const [goal] = await tx
    .select()
    .from(goals)
    .where(and(ownGoals(workspaceId), eq(goals.id, id)));
  if (!goal) throw new Failure('not_found', 'This goal no longer exists.');
  return goal;
}

/** Throws Failure `conflict` if another goal has the same columns. */
async function requireFree(
  tx: Transaction,
  workspaceId: string,
  id: string,
  columns: ReturnType<typeof toGoalColumns>,
): Promise<void> {
  const { metric, firstDay, lastDay } = columns;
  const alike = await tx
    .select()
    .from(goals)
    .where(
      and(
        ownGoals(workspaceId),
        eq(goals.metric, metric),
        eq(goals.firstDay, firstDay),
        eq(goals.lastDay, lastDay),
      ),
    );
  const isTaken = alike.some(
    (other) =>
      other.id !== id &&
      other.currency === columns.currency &&
      other.subjectKind === columns.subjectKind &&
      other.subjectId === columns.subjectId,
  );
  if (isTaken) throw goalTaken();
}

const goalTaken = () =>
  new Failure('conflict', 'There is such a goal for this period already.', {
    issues: [{ field: 'period', message: 'has such a goal already' }],
  });

/** The goal with the id of its subject. */
async function settleSubject(catalog: Catalog, goal: NewGoal): Promise<NewGoal> {
  const { subject } = goal;
  if (!subject) return goal;
  const found = await makeGoalFinder(catalog)(subject);
  if ('problem' in found) {
    throw new Failure('invalid_input', 'The goal was not stored.', {
      issues: [{ field: 'subject.id', message: found.problem }],
    });
  }
  return { ...goal, subject: { kind: subject.kind, id: found.subject } };
}

/** Returns a lookup for subjects of goals. Reads the list of a kind once, and throws Failure if it cannot. */
export function makeGoalFinder(catalog: Catalog) {
  const finders = new Map<GoalScope, Promise<FindSubject>>();
  return async ({ kind, id }: GoalSubject): Promise<FoundSubject> => {
    if (!isGroupDimension(kind)) {
      const finder = finders.get(kind) ?? makeSubjectFinder(catalog, kind);
      finders.set(kind, finder);
      return (await finder)(id);
    }
    const lowered = id.toLowerCase();
    const group = await findGroup(catalog.db, catalog.id, { kind, id: lowered });
    return group ? { subject: lowered } : { problem: 'is no group of this workspace' };
  };
}
