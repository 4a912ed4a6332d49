import { and, eq, ne, sql } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { type Member, requireCapability } from '@/lib/access/member';
import { lockWorkspace, requireQuota } from '@/lib/access/quotas';
import { cutText } from '@/lib/base/cut-text';
import { Failure } from '@/lib/base/failure';
import { ownPartners } from '@/lib/data/read/own-desk';
import { deskPartners } from '@/lib/data/store/desk-schema';
import type { Catalog, Workspace } from '@/lib/data/store/workspace';
import type { Db, Transaction } from '@/lib/server/db/database';
import { deskLimits } from './desk-shape';
import { partnerGone } from './list-partners';
import type { NewPartner, PartnerChanges } from './partner';
import { findCreator, notStored, onDeskAlready, requireOwner, requireStage } from './settle-partner';
import { nameStageOf, readStages } from './stages';

/**
 * Puts a creator or a recruit on the desk. Throws Failure `invalid_input` for an unknown creator, owner or stage, and
 * `conflict` if the creator is there already or the quota is reached.
 */
export async function addPartner(
  workspace: Catalog & Pick<Workspace, 'member'>,
  { step, stage, owner, ...given }: NewPartner,
): Promise<{ id: string }> {
  const { db, member } = workspace;
  requireCapability(member, 'view', 'write');
  const { workspaceId } = member;
  const creator = given.creatorId === null ? null : await findCreator(workspace, given.creatorId);
  const name = given.name ?? (creator ? cutText(creator.name, deskLimits.name) : undefined);
  if (name === undefined) throw notStored('name', 'must not be empty');
  return db.transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const stages = await readStages(tx, workspaceId);
    if (stage !== undefined) requireStage(stages, stage);
    if (owner !== null) await requireOwner(tx, workspaceId, owner);
    const [added] = await tx
      .insert(deskPartners)
      .values({
        ...given,
        workspaceId,
        name,
        creatorId: creator?.id ?? null,
        ownerId: owner,
        stage: stage ?? stages.stages[0]?.key ?? '',
        step: step?.text ?? null,
        stepDay: step?.day ?? null,
      })
      .onConflictDoNothing()
      .returning({ id: deskPartners.id });
    if (!added) throw onDeskAlready();
    await requireQuota(
      tx,
      'partners',
      { workspaceId },
      deskPartners,
      eq(deskPartners.workspaceId, workspaceId),
    );
    await recordAudit(tx, { ...member, action: 'desk.added', subject: name });
    return added;
  });
}

/**
 * Changes the given fields of a partner. Throws Failure `not_found`, `invalid_input` like `addPartner`, and `conflict` if
 * the creator is on the desk already or the version is not that of the stored partner.
 */
export async function changePartner(
  workspace: Catalog & Pick<Workspace, 'member'>,
  { id, version, ...changes }: PartnerChanges & { id: string },
): Promise<void> {
  const { db, member } = workspace;
  requireCapability(member, 'view', 'write');
  const { workspaceId } = member;
  const creatorId = changes.creatorId && (await findCreator(workspace, changes.creatorId)).id;
  await db.transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    if (changes.owner) await requireOwner(tx, workspaceId, changes.owner);
    const before = await requirePartner(tx, workspaceId, id);
    if (version !== undefined && version !== before.version) {
      throw new Failure('conflict', 'Someone else changed this partner. Reload, then try again.');
    }
    const stages = await readStages(tx, workspaceId);
    if (changes.stage !== undefined) requireStage(stages, changes.stage);
    if (creatorId) await requireFree(tx, workspaceId, { id, creatorId });
    const [after] = await tx
      .update(deskPartners)
      .set({ ...toChanged({ ...changes, creatorId }), version: sql`version + 1` })
      .where(eq(deskPartners.id, id))
      .returning({ name: deskPartners.name, stage: deskPartners.stage });
    if (!after) throw partnerGone();
    const moved =
      after.stage === before.stage
        ? ''
        : `: ${nameStageOf(stages, before.stage)} → ${nameStageOf(stages, after.stage)}`;
    await recordAudit(tx, { ...member, action: 'desk.changed', subject: `${after.name}${moved}` });
  });
}

/** The columns of given changes. */
function toChanged({ owner, step, ...changes }: PartnerChanges) {
  return {
    ...changes,
    ...(owner === undefined ? {} : { ownerId: owner }),
    ...(step === undefined ? {} : { step: step?.text ?? null, stepDay: step?.day ?? null }),
  };
}

/** Deletes a partner from the desk. Their figures stay. Throws Failure `not_found`. */
export async function deletePartner(db: Db, member: Member, id: string): Promise<void> {
  requireCapability(member, 'view', 'write');
  await db.transaction(async (tx) => {
    const { name } = await requirePartner(tx, member.workspaceId, id);
    await tx.delete(deskPartners).where(eq(deskPartners.id, id));
    await recordAudit(tx, { ...member, action: 'desk.deleted', subject: name });
  });
}

/** The partner, locked until the transaction ends. */
async function requirePartner(tx: Transaction, workspaceId: string, id: string) {
  const [partner] = await tx
    .select()
    .from(deskPartners)
    .where(and(ownPartners(workspaceId), eq(deskPartners.id, id)))
    .for('update');
  if (!partner) throw partnerGone();
  return partner;
}

async function requireFree(
  tx: Transaction,
  workspaceId: string,
  { id, creatorId }: { id: string; creatorId: string },
): Promise<void> {
  const others = and(
    ownPartners(workspaceId),
    eq(deskPartners.creatorId, creatorId),
    ne(deskPartners.id, id),
  );
  if ((await tx.$count(deskPartners, others)) > 0) throw onDeskAlready();
}
