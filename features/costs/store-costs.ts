import { and, eq } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { type Member, requireCapability } from '@/lib/access/member';
import { lockWorkspace, requireQuota } from '@/lib/access/quotas';
import { sharedNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import type { Catalog, Workspace } from '@/lib/data/store/workspace';
import type { Db, Transaction } from '@/lib/server/db/database';
import type { NewCost } from './cost';
import { makeCostSubjectFinder } from './find-cost-subject';
import { ownCosts } from './own-costs';
import { costs } from './schema';
import { fromCostColumns, nameCost, toCostColumns } from './write-cost';

/** Stores one cost. Throws Failure `invalid_input` if the subject does not belong to this workspace. */
export async function addCost(
  workspace: Catalog & Pick<Workspace, 'member'>,
  given: NewCost,
): Promise<{ id: string }> {
  const { db, member } = workspace;
  requireCapability(member, 'manage', 'write');
  const { workspaceId, userId } = member;
  const cost = await settleSubject(workspace, given);
  return db.transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const [added] = await tx
      .insert(costs)
      .values({ ...toCostColumns(cost), workspaceId, userId })
      .returning({ id: costs.id });
    if (!added) throw new Error('The cost was not stored.');
    await requireQuota(tx, 'costs', { workspaceId }, costs, eq(costs.workspaceId, workspaceId));
    await recordAudit(tx, { ...member, action: 'costs.added', subject: nameCost(cost) });
    return added;
  });
}

/** Replaces a cost. Throws Failure `not_found`, and `invalid_input` for an unknown subject. */
export async function changeCost(
  workspace: Catalog & Pick<Workspace, 'member'>,
  { id, ...given }: NewCost & { id: string },
): Promise<void> {
  const { db, member } = workspace;
  requireCapability(member, 'manage', 'write');
  const { workspaceId, userId } = member;
  const before = fromCostColumns(await requireCost(db, workspaceId, id));
  const isSame = before.subject?.kind === given.subject?.kind && before.subject?.id === given.subject?.id;
  // A brand or creator may have left the API since.
  const cost = isSame ? given : await settleSubject(workspace, given);
  await db.transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    await requireCost(tx, workspaceId, id);
    await tx
      .update(costs)
      .set({ ...toCostColumns(cost), userId, storedAt: sharedNow() })
      .where(and(ownCosts(workspaceId), eq(costs.id, id)));
    await recordAudit(tx, { ...member, action: 'costs.changed', subject: nameCost(cost) });
  });
}

/** Deletes a cost. Throws Failure `not_found`. */
export async function deleteCost(db: Db, member: Member, id: string): Promise<void> {
  requireCapability(member, 'manage', 'write');
  const { workspaceId } = member;
  await db.transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const cost = fromCostColumns(await requireCost(tx, workspaceId, id));
    await tx.delete(costs).where(and(ownCosts(workspaceId), eq(costs.id, id)));
    await recordAudit(tx, { ...member, action: 'costs.deleted', subject: nameCost(cost) });
  });
}

async function requireCost(tx: Db | Transaction, workspaceId: string, id: string) {
  const [cost] = await tx
    .select()
    .from(costs)
    .where(and(ownCosts(workspaceId), eq(costs.id, id)));
  if (!cost) throw new Failure('not_found', 'This cost no longer exists.');
  return cost;
}

/** The cost with the id of its subject. */
async function settleSubject(catalog: Catalog, cost: NewCost): Promise<NewCost> {
  const { subject } = cost;
  if (!subject) return cost;
  const found = (await makeCostSubjectFinder(catalog, new Set([subject.kind])))(subject.kind, subject.id);
  if ('problem' in found) {
    throw new Failure('invalid_input', 'The cost was not stored.', {
      issues: [{ field: 'subject.id', message: found.problem }],
    });
  }
  return { ...cost, subject: { kind: subject.kind, id: found.subject } };
}
