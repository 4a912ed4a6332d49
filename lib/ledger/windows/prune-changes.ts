import { addDays, toDay } from '../days';
import type { LedgerStore } from '../store/store';

/** Longer than any report looks back. */
const storedDays = 400;

/** Deletes changes older than 400 days, one workspace at a time, so that only one worker of a cluster is busy. */
export async function pruneChanges(store: LedgerStore, now: Date = new Date()): Promise<void> {
  const oldest = `${addDays(toDay(now), -storedDays)}T00:00:00.000Z`;
  // Every workspace that was ever synced has a fence.
  const workspaces = await store.read('SELECT DISTINCT workspace FROM ledger.fences');
  for (const { workspace } of workspaces) {
    await store.write(({ run }) =>
      run('DELETE FROM ledger.changes WHERE workspace = $1 AND changed_at < $2', [workspace ?? '', oldest]),
    );
  }
}
