import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '@/lib/db/database';
import { Failure } from '@/lib/failure';
import { type CreatedLink, createLink, type LinkSource } from '../create-link';
import { describeOutcome } from '../describe-outcome';
import { type LinkDraft, toDraft } from '../draft';
import type { Asker } from '../record-link';
import { linkBatchRows, type RowState } from '../schema';
import { verdictOf } from '../verdict';
import type { TakenRow } from './take-rows';

/** What the whole batch has to heed: a wait the API asks for, or a reason to pause. */
export type Heed = { waitMs: number } | { note: string };

type End = { state: RowState; reason: string | null; madeLinkId?: string };

const defaultWaitMs = 2_000;
const longestWaitMs = 300_000;

/**
 * Asks for one row and writes down how it ended: what is made in the transaction that keeps its link. A row that was
 * surely not sent waits on, and the batch is told.
 */
export async function sendRow(source: LinkSource, asker: Asker, row: TakenRow): Promise<Heed | undefined> {
  const draft = toDraft(row);
  try {
    const mark = (tx: Db, made: CreatedLink) => endRow(tx, row, toEnd(made));
    await createLink(source, asker, draft, { again: row.again, mark });
    return undefined;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { end, heed } = explain(error, draft);
    await endRow(source.db, row, end);
    return heed;
  }
}

/** A process that was thought dead may still tell how its row ended, unless the row was asked anew since. */
async function endRow(db: Db, row: TakenRow, end: End): Promise<void> {
  await db
    .update(linkBatchRows)
    .set({ ...end, updatedAt: sql`now()` })
    .where(
      and(
        eq(linkBatchRows.batchId, row.batchId),
        eq(linkBatchRows.position, row.position),
        eq(linkBatchRows.attempts, row.attempts),
      ),
    );
}

function explain(error: Failure, draft: LinkDraft): { end: End; heed?: Heed } {
  const { title, text } = describeOutcome(error, draft);
  const verdict = verdictOf(error.code);
  if (verdict !== 'unsent') return { end: { state: verdict, reason: `${title}. ${text}` } };
  const end: End = { state: 'waiting', reason: title };
  return error.code === 'throttled'
    ? { end, heed: { waitMs: Math.min((error.retryAfter ?? 0) * 1000 || defaultWaitMs, longestWaitMs) } }
    : { end, heed: { note: `${title}. ${text}` } };
}

const toEnd = ({ state, link }: CreatedLink): End => ({ state, reason: null, madeLinkId: link.id });
