import { and, asc, count, desc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { Failure } from '@/lib/base/failure';
import {
  linkBatches,
  linkBatchRows,
  madeLinks,
  type RowState,
  rowStates,
} from '@/lib/data/store/links-schema';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';
import { users } from '@/lib/server/identity/schema';
import { batchLimits } from './batch-limits';
import type { Batch, BatchRow } from './batch-shape';

/** Which batches are visible. `userId` limits them to a person's own. */
type BatchScope = { workspaceId: string; userId?: string | undefined };

/** Batches of a workspace, newest first, at most `batchLimits.listed`. */
export function listBatches(db: Db, scope: BatchScope): Promise<Batch[]> {
  return selectBatches(db, inScope(scope));
}

/** One batch. Throws Failure `not_found`, also if it belongs to someone else. */
export async function readBatch(db: Db, scope: BatchScope, batchId: string): Promise<Batch> {
  const [batch] = await selectBatches(db, and(inScope(scope), eq(linkBatches.id, batchId)));
  if (!batch) throw new Failure('not_found', 'There is no such batch.');
  return batch;
}

const inScope = ({ workspaceId, userId }: BatchScope) =>
  and(
    eq(linkBatches.workspaceId, workspaceId),
    isOfApiInUse(linkBatches.api),
    userId ? eq(linkBatches.userId, userId) : undefined,
  );

async function selectBatches(db: Db, where: SQL | undefined): Promise<Batch[]> {
  const rows = await db
    .select({ batch: linkBatches, by: users.name })
    .from(linkBatches)
    .leftJoin(users, eq(users.id, linkBatches.userId))
    .where(where)
    .orderBy(desc(linkBatches.createdAt))
    .limit(batchLimits.listed);
  const counts = await countRows(
    db,
    rows.map(({ batch }) => batch.id),
  );
  return rows.map(({ batch, by }) => ({
    id: batch.id,
    name: batch.name,
    state: batch.state,
    note: batch.note,
    by,
    createdAt: batch.createdAt.toISOString(),
    startedAt: batch.startedAt?.toISOString() ?? null,
    finishedAt: batch.finishedAt?.toISOString() ?? null,
    counts: counts.get(batch.id) ?? emptyCounts(),
  }));
}

const emptyCounts = (): Record<RowState, number> => ({
  waiting: 0,
  sending: 0,
  made: 0,
  existing: 0,
  refused: 0,
  unknown: 0,
  dropped: 0,
});

async function countRows(db: Db, ids: string[]): Promise<Map<string, Record<RowState, number>>> {
  const all = new Map(ids.map((id) => [id, emptyCounts()]));
  if (ids.length === 0) return all;
  const rows = await db
    .select({ batchId: linkBatchRows.batchId, state: linkBatchRows.state, rows: count() })
    .from(linkBatchRows)
    .where(inArray(linkBatchRows.batchId, ids))
    .groupBy(linkBatchRows.batchId, linkBatchRows.state);
  for (const { batchId, state, rows: found } of rows) {
    const counts = all.get(batchId);
    if (counts) counts[state] = found;
  }
  return all;
}

/** Filters of a batch's rows: results, and rows still to be sent. */
export const rowFilters = ['all', 'done', ...rowStates] as const;
export type RowFilter = (typeof rowFilters)[number];

function statesOf(filter: Exclude<RowFilter, 'all'>): RowState[] {
  if (filter === 'done') return ['made', 'existing'];
  return filter === 'waiting' ? ['waiting', 'dropped'] : [filter];
}

type Page = { filter: RowFilter; after: number; limit: number };

/** Rows of a batch in order, after a position. Does not check access, so read the batch first. */
export async function listBatchRows(
  db: Db,
  batchId: string,
  { filter, after, limit }: Page,
): Promise<BatchRow[]> {
  const states = filter === 'all' ? undefined : statesOf(filter);
  const rows = await db
    .select({
      row: linkBatchRows,
      url: madeLinks.url,
      mobileUrl: madeLinks.mobileUrl,
      linkId: madeLinks.linkId,
    })
    .from(linkBatchRows)
    .leftJoin(madeLinks, eq(madeLinks.id, linkBatchRows.madeLinkId))
    .where(
      and(
        eq(linkBatchRows.batchId, batchId),
        gt(linkBatchRows.position, after),
        states ? inArray(linkBatchRows.state, states) : undefined,
      ),
    )
    .orderBy(asc(linkBatchRows.position))
    .limit(limit);
  return rows.map(({ row, ...link }) => ({
    position: row.position,
    productId: row.productId,
    marketplace: row.marketplace,
    title: row.title,
    subid1: row.subid1,
    subid2: row.subid2,
    sharedid: row.sharedid,
    state: row.state,
    reason: row.reason,
    attempts: row.attempts,
    ...link,
  }));
}
