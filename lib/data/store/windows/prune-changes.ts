import { sharedNow } from '@/lib/base/clock';
import type { LedgerStores } from '@/lib/data/store/engine/store';
import { addDays, toDay } from '@/lib/data/terms/days';

/** Longer than any report looks back. */
const storedDays = 400;
/** A day's first and last change lie less than 100 days apart, unless nobody fetched it. */
const storedLookDays = 500;

/**
 * Deletes changes older than 400 days, and what days older than 500 days had at each age. One workspace at a time, so that
 * only one file, or one worker of a cluster, is busy.
 */
export async function pruneChanges(stores: LedgerStores, now: Date = sharedNow()): Promise<void> {
  const oldest = `${addDays(toDay(now), -storedDays)}T00:00:00.000Z`;
  const oldestDay = addDays(toDay(now), -storedLookDays);
  for (const workspaceId of await stores.list()) {
    await stores.of(workspaceId).write(async ({ run }) => {
      await run('DELETE FROM ledger.changes WHERE workspace = $1 AND changed_at < $2', [workspaceId, oldest]);
      for (const table of ['ledger.looks', 'ledger.differences']) {
        await run(`DELETE FROM ${table} WHERE workspace = $1 AND day < CAST($2 AS DATE)`, [
          workspaceId,
          oldestDay,
        ]);
      }
    });
  }
}
