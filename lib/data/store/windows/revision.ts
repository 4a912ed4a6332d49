import type { Session } from '@/lib/data/store/engine/store';
import { type FreshLedger, type Ledger, nowOf } from '@/lib/data/store/workspace';
import type { SourceId } from '@/lib/data/terms/datasets';
import type { DayRange } from '@/lib/data/terms/days';
import { nameLists } from '@/lib/data/terms/named-dimensions';
import { createKeyedCache } from '@/lib/gateway/keyed-cache';
import { ever, whereWindows } from './windows';

/**
 * A string that changes whenever stored rows of these sources in the range may have changed. Rows only change together
 * with a window.
 */
export async function readRevision(
  read: Session['read'],
  workspaceId: string,
  sources: readonly SourceId[],
  range: DayRange,
): Promise<string> {
  const where = whereWindows(workspaceId, sources, range);
  const [row] = await read(
    `SELECT MD5(STRING_AGG(CONCAT(status, fetched_at, reason), ' ' ORDER BY source, scope, from_day)) AS revision
     FROM ledger.windows WHERE ${where.sql}`,
    where.values,
  );
  return String(row?.revision ?? '');
}

/** A string that changes whenever names of rows may have changed. */
async function readNamesRevision(read: Session['read'], workspaceId: string): Promise<string> {
  const [row] = await read(
    `SELECT STRING_AGG(CONCAT(listed.list, listed.walk, listed.whole, (
       SELECT COUNT(*) FROM ledger.items AS item
       WHERE item.workspace = $1 AND item.list = listed.list AND item.walk = 0
     )), ' ' ORDER BY listed.list) AS revision
     FROM ledger.lists AS listed
     WHERE listed.workspace = $1 AND listed.list IN (${Object.values(nameLists).map((list) => `'${list}'`)})`,
    [workspaceId],
  );
  return String(row?.revision ?? '');
}

/** A response may contain the figures of a hundred thousand products. */
const maxAnswers = 100;

/**
 * Caches responses by revision of the ledger, for a minute: after that, the receipt's freshness would lag. `read`
 * belongs to the response's snapshot. `named`: responses contain names, so changed names also invalidate them.
 */
export function createAnswerCache<Answer>({ named = false } = {}) {
  const cache = createKeyedCache<Promise<Answer>>(60_000, maxAnswers);
  return async (
    ledger: Ledger & Partial<FreshLedger>,
    sources: readonly SourceId[],
    question: unknown,
    answer: () => Promise<Answer>,
    read: Session['read'] = ledger.store.read,
  ): Promise<Answer> => {
    const { id: workspaceId } = ledger;
    const revision = await readRevision(read, workspaceId, sources, ever);
    const names = named ? await readNamesRevision(read, workspaceId) : '';
    const minute = nowOf(ledger).toISOString().slice(0, 16);
    const key = JSON.stringify([workspaceId, revision, names, minute, ledger.attributes, question]);
    return cache.getOrMake(key, answer);
  };
}
