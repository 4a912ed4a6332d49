import type { Session } from '@/lib/data/store/engine/store';
import type { SourceId } from '@/lib/data/terms/datasets';
import type { Day } from '@/lib/data/terms/days';

/** The first day with rows of a workspace; null if these sources have none. */
export async function readFirstDay(
  read: Session['read'],
  workspaceId: string,
  sources: readonly SourceId[],
): Promise<Day | null> {
  const marks = sources.map((_, index) => `$${index + 2}`).join(', ');
  const [row] = await read(
    `SELECT CAST(MIN(day) AS VARCHAR) AS first FROM ledger.day_sums WHERE workspace = $1 AND source IN (${marks})`,
    [workspaceId, ...sources],
  );
  return typeof row?.first === 'string' ? row.first : null;
}
