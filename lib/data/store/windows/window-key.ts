import { incomingRows } from '@/lib/data/store/engine/column-text';
import type { Session, SqlValue } from '@/lib/data/store/engine/store';
import { type DatasetName, datasets } from '@/lib/data/terms/datasets';
import type { Holder } from './fence';
import type { WindowRecord } from './windows';

/** The key of a window's rows, as parameters $1 to $5 of the conditions below. */
export const windowKey = (
  { workspaceId }: Holder,
  { source, scope, from, to }: Pick<WindowRecord, 'source' | 'scope' | 'from' | 'to'>,
): SqlValue[] => [...[workspaceId, source, scope], ...[from, to]];

/** Rows of a window's days. */
export const inWindow =
  'workspace = $1 AND source = $2 AND scope = $3 AND day BETWEEN CAST($4 AS DATE) AND CAST($5 AS DATE)';

/** Windows that share a day with it. */
export const touching = `workspace = $1 AND source = $2 AND scope = $3
  AND to_day >= CAST($4 AS DATE) AND from_day <= CAST($5 AS DATE)`;

/**
 * Stored rows `t` whose day or scope differs from the one they were just fetched for. `values`: workspace, source,
 * scope, ….
 */
export function movedRows(
  session: Session,
  dataset: DatasetName,
  texts: readonly string[],
  values: SqlValue[],
): string {
  const incoming = incomingRows(session, dataset, texts, values, ['id', 'day']);
  return `${datasets[dataset].table} t JOIN ${incoming} i ON i.id = t.id
    AND t.workspace = $1 AND t.source = $2 AND (t.day <> i.day OR t.scope <> $3)`;
}
