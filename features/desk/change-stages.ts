import { randomUUID } from 'node:crypto';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { type Member, requireCapability } from '@/lib/access/member';
import { lockWorkspace } from '@/lib/access/quotas';
import { Failure } from '@/lib/base/failure';
import { deskPartners, deskStages } from '@/lib/data/store/desk-schema';
import type { Db, Transaction } from '@/lib/server/db/database';
import type { Stage, Stages } from './desk-shape';
import type { StagesChange } from './stage-list';
import { nameStage, readStages, stagesChanged } from './stages';

/**
 * Replaces the stages, in the given order. `moves` says where the partners of a removed stage go. Throws Failure
 * `invalid_input` for an unknown key, and `conflict` if the stages changed meanwhile or a removed stage has partners.
 */
export async function changeStages(db: Db, member: Member, change: StagesChange): Promise<void> {
  requireCapability(member, 'manage', 'write');
  const { workspaceId } = member;
  await db.transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const before = await readStages(tx, workspaceId);
    if (before.version !== change.version) throw stagesChanged();
    const stages = change.stages.map((stage, at) => settleStage(before, stage, at));
    const after = { stages, version: before.version + 1 };
    for (const [at, move] of change.moves.entries()) {
      if (!has(before, move.from)) throw refuse(`moves.${at}.from`, 'must be a stage of this workspace');
      if (!has(after, move.to)) throw refuse(`moves.${at}.to`, 'must lead to a stage of the list');
      await movePartners(tx, workspaceId, move);
    }
    await requireEmpty(tx, workspaceId, before, stages);
    await tx
      .insert(deskStages)
      .values({ workspaceId, ...after })
      .onConflictDoUpdate({ target: deskStages.workspaceId, set: after });
    const subject = stages.map(nameStage).join(', ');
    await recordAudit(tx, { ...member, action: 'desk.stages', subject });
  });
}

/** A stage with its key. A new one gets a key. */
function settleStage({ stages }: Stages, { key, name }: StagesChange['stages'][number], at: number): Stage {
  if (key === undefined) return { key: randomUUID(), name };
  const known = stages.find((stage) => stage.key === key);
  if (!known) throw refuse(`stages.${at}.key`, 'must be a stage of this workspace');
  if (name === null && known.name !== null) throw refuse(`stages.${at}.name`, 'must not be empty');
  return { key, name };
}

const has = ({ stages }: Stages, key: string): boolean => stages.some((stage) => stage.key === key);

type Move = StagesChange['moves'][number];

async function movePartners(tx: Transaction, workspaceId: string, { from, to }: Move): Promise<void> {
  await tx
    .update(deskPartners)
    .set({ stage: to, version: sql`version + 1` })
    .where(and(eq(deskPartners.workspaceId, workspaceId), eq(deskPartners.stage, from)));
}

/** Throws Failure `conflict` if partners, also those of another API, are in none of the stages. */
async function requireEmpty(
  tx: Transaction,
  workspaceId: string,
  before: Stages,
  stages: readonly Stage[],
): Promise<void> {
  const keys = stages.map(({ key }) => key);
  const [left] = await tx
    .select({ stage: deskPartners.stage })
    .from(deskPartners)
    .where(and(eq(deskPartners.workspaceId, workspaceId), notInArray(deskPartners.stage, keys)))
    .limit(1);
  if (!left) return;
  const gone = before.stages.find(({ key }) => key === left.stage);
  throw new Failure(
    'conflict',
    `Partners are in the stage “${gone ? nameStage(gone) : left.stage}”. Say where they go.`,
    { issues: [{ field: 'moves', message: 'must say where partners of removed stages go' }] },
  );
}

const refuse = (field: string, message: string) =>
  new Failure('invalid_input', 'The stages were not stored.', { issues: [{ field, message }] });
