import { and, eq, sql } from 'drizzle-orm';
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

/** Asks for one row and writes down how it ended. A row that was surely not sent waits on, and the batch is told. */
export async function sendRow(source: LinkSource, asker: Asker, row: TakenRow): Promise<Heed | undefined> {
  const { end, heed } = await ask(source, asker, toDraft(row), row.again);
  // A process that was thought dead may still tell how its row ended, unless the row was asked anew since.
  await source.db
    .update(linkBatchRows)
    .set({ ...end, updatedAt: sql`now()` })
    .where(
      and(
        eq(linkBatchRows.batchId, row.batchId),
        eq(linkBatchRows.position, row.position),
        eq(linkBatchRows.attempts, row.attempts),
      ),
    );
  return heed;
}

async function ask(
  source: LinkSource,
  asker: Asker,
  draft: LinkDraft,
  again: boolean,
): Promise<{ end: End; heed?: Heed }> {
  try {
    return { end: toEnd(await createLink(source, asker, draft, again)) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { title, text } = describeOutcome(error, draft);
    const verdict = verdictOf(error.code);
    if (verdict !== 'unsent') return { end: { state: verdict, reason: `${title}. ${text}` } };
    const end: End = { state: 'waiting', reason: title };
    return error.code === 'throttled'
      ? { end, heed: { waitMs: Math.min((error.retryAfter ?? 0) * 1000 || defaultWaitMs, longestWaitMs) } }
      : { end, heed: { note: `${title}. ${text}` } };
  }
}

const toEnd = ({ state, link }: CreatedLink): End => ({ state, reason: null, madeLinkId: link.id });
