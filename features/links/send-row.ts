import { and, eq, sql } from 'drizzle-orm';
import { Failure } from '@/lib/base/failure';
import { linkBatchRows, type RowState } from '@/lib/data/store/links-schema';
import { english } from '@/lib/language/english';
import type { Db } from '@/lib/server/db/database';
import { type CreatedLink, createLink, type LinkSource } from './create-link';
import { describeOutcome } from './describe-outcome';
import { type LinkDraft, toDraft } from './draft';
import type { Asker } from './record-link';
import { sendResultOf } from './send-result';
import type { TakenRow } from './take-rows';

/** Why the batch pauses: the API asks to wait, or a reason for the user. */
type Pause = { waitMs: number } | { note: string };

type End = { state: RowState; reason: string | null; madeLinkId?: string };

const defaultWaitMs = 2_000;
const longestWaitMs = 300_000;

/**
 * Creates the link of one row and records the outcome, in one transaction with the link. A row that was certainly not
 * sent keeps waiting, and the batch pauses.
 */
export async function sendRow(source: LinkSource, asker: Asker, row: TakenRow): Promise<Pause | undefined> {
  const draft = toDraft(row);
  try {
    const mark = (tx: Db, made: CreatedLink) => endRow(tx, row, toEnd(made));
    await createLink(source, asker, draft, { again: row.again, mark });
    return undefined;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { end, pause } = explain(error, draft);
    await endRow(source.db, row, end);
    return pause;
  }
}

/** A process that was considered dead may still report its row's outcome, unless the row was retried since. */
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

function explain(error: Failure, draft: LinkDraft): { end: End; pause?: Pause } {
  const { title, text } = describeOutcome(english.t, error, draft);
  const result = sendResultOf(error.code);
  if (result !== 'unsent') return { end: { state: result, reason: `${title}. ${text}` } };
  const end: End = { state: 'waiting', reason: title };
  return error.code === 'throttled'
    ? { end, pause: { waitMs: Math.min((error.retryAfter ?? 0) * 1000 || defaultWaitMs, longestWaitMs) } }
    : { end, pause: { note: `${title}. ${text}` } };
}

const toEnd = ({ state, link }: CreatedLink): End => ({ state, reason: null, madeLinkId: link.id });
