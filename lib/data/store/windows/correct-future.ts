import { latestStored } from '@/lib/base/clock';
import type { Session } from '@/lib/data/store/engine/store';
import { toDay } from '@/lib/data/terms/days';
import type { Holder } from './fence';

/**
 * Corrects moments that only a clock that was ahead can have stored by now. Later they would pass for true ones: a window
 * fetched while its days were young would count as settled. It now counts as fetched when its last day began, which
 * settles nothing.
 */
export async function correctFuture(
  { run, read }: Session,
  source: string,
  { workspaceId }: Holder,
  now: Date,
): Promise<void> {
  const latest = latestStored(now).toISOString();
  const key = [workspaceId, source, latest];
  const ahead = 'workspace = $1 AND source = $2 AND fetched_at > $3';
  // Citus turns no date into text in an update.
  const days = await read(`SELECT DISTINCT to_day FROM ledger.windows WHERE ${ahead}`, key);
  for (const { to_day: day } of days) {
    await run(`UPDATE ledger.windows SET fetched_at = $4 WHERE ${ahead} AND to_day = CAST($5 AS DATE)`, [
      ...key,
      `${day}T00:00:00.000Z`,
      String(day),
    ]);
  }
  await run(
    'UPDATE ledger.changes SET changed_at = $4 WHERE workspace = $1 AND source = $2 AND changed_at > $3',
    [...key, now.toISOString()],
  );
  await run('DELETE FROM ledger.looks WHERE workspace = $1 AND source = $2 AND seen_at > $3', key);
  await run(
    `UPDATE ledger.differences SET age = CAST(CAST($4 AS DATE) - day AS INTEGER)
     WHERE workspace = $1 AND source = $2 AND age > CAST($3 AS DATE) - day`,
    [workspaceId, source, latest.slice(0, 10), toDay(now)],
  );
}
