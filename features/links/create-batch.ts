import { setImmediate } from 'node:timers/promises';
import { eq, inArray } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { requireQuota } from '@/lib/access/quotas';
import { Failure } from '@/lib/base/failure';
import { linkBatches, linkBatchRows } from '@/lib/data/store/links-schema';
import { english } from '@/lib/language/english';
import type { Db, Transaction } from '@/lib/server/db/database';
import { describeDraftIssue } from './describe-draft-issue';
import type { LinkDraft } from './draft';
import { expandRows, isSendable } from './expand-rows';
import { requireFewRows } from './require-few-rows';

type Maker = { workspaceId: string; userId: string };
type Plan = { name: string; lines: readonly LinkDraft[]; subids: readonly string[] };

const chunk = 500;

/**
 * Stores the rows of a batch without sending anything. Duplicate rows are stored once. Throws Failure `invalid_input`
 * with the row if one is invalid, and `too_large` over batchLimits.links, duplicates included.
 */
export async function createBatch(db: Db, { workspaceId, userId }: Maker, plan: Plan): Promise<string> {
  requireFewRows(plan.lines, plan.subids);
  const planned = expandRows(plan.lines, plan.subids);
  const wrong = planned.find((row) => row.issues.length > 0);
  if (wrong) {
    const issues = wrong.issues.map((issue) => ({
      field: `rows.${wrong.position}.${issue.field}`,
      message: describeDraftIssue(english.t, issue),
    }));
    throw new Failure('invalid_input', `Row ${wrong.position} cannot be sent.`, { issues });
  }
  const rows = planned.filter(isSendable);
  if (rows.length === 0) throw new Failure('invalid_input', 'A batch needs at least one row.');
  return db.transaction(async (tx) => {
    const [batch] = await tx
      .insert(linkBatches)
      .values({ workspaceId, userId, name: plan.name })
      .returning({ id: linkBatches.id });
    if (!batch) throw new Error('The batch was not stored.');
    for (let start = 0; start < rows.length; start += chunk) {
      // The embedded database answers without a pause for others.
      await setImmediate();
      await tx.insert(linkBatchRows).values(
        rows.slice(start, start + chunk).map(({ draft }, index) => ({
          ...draft,
          batchId: batch.id,
          position: start + index + 1,
        })),
      );
    }
    await requireBatchQuotas(tx, workspaceId);
    await recordAudit(tx, {
      workspaceId,
      userId,
      action: 'links.created',
      subject: `${plan.name} (${rows.length})`,
    });
    return batch.id;
  });
}

async function requireBatchQuotas(tx: Transaction, workspaceId: string): Promise<void> {
  const own = eq(linkBatches.workspaceId, workspaceId);
  await requireQuota(tx, 'batches', { workspaceId }, linkBatches, own);
  const batches = tx.select({ id: linkBatches.id }).from(linkBatches).where(own);
  await requireQuota(
    tx,
    'batchRows',
    { workspaceId },
    linkBatchRows,
    inArray(linkBatchRows.batchId, batches),
  );
}
