import { addDays, toDay } from '../days';
import type { LedgerStores } from '../store/store';

/** Longer than any report looks back. */
const storedDays = 400;

/** Deletes changes older than 400 days, one workspace at a time, so that only one file, or one worker of a cluster, is busy. */
export async function pruneChanges(stores: LedgerStores, now: Date = new Date()): Promise<void> {
  const oldest = `${addDays(toDay(now), -storedDays)}T00:00:00.000Z`;
  for (const workspaceId of await stores.list()) {
    await stores
      .of(workspaceId)
      .write(({ run }) =>
        run('DELETE FROM ledger.changes WHERE workspace = $1 AND changed_at < $2', [workspaceId, oldest]),
      );
  }
}
