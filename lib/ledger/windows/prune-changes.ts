import { addDays, toDay } from '../days';
import type { LedgerStore } from '../store/store';

/** Longer than any report looks back. */
const keptDays = 400;

/** Drops changes that were noted longer than 400 days ago. */
export async function pruneChanges(store: LedgerStore, now: Date = new Date()): Promise<void> {
  const oldest = `${addDays(toDay(now), -keptDays)}T00:00:00.000Z`;
  await store.write(({ run }) => run('DELETE FROM ledger.changes WHERE changed_at < $1', [oldest]));
}
