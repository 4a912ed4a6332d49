import type { LedgerContext } from './context';
import type { SourceId } from './datasets';

/** Another text whenever what is held of these sources may be another: rows change only with the note of a window. */
export async function readRevision(
  { store, workspaceId }: LedgerContext,
  sources: readonly SourceId[],
): Promise<string> {
  const marks = sources.map((_, index) => `$${index + 2}`).join(', ');
  const [row] = await store.read(
    `SELECT MD5(STRING_AGG(CONCAT(status, fetched_at, reason), ' ' ORDER BY source, scope, from_day)) AS revision
     FROM ledger.windows WHERE workspace = $1 AND source IN (${marks})`,
    [workspaceId, ...sources],
  );
  return String(row?.revision ?? '');
}
