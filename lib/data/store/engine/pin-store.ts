import { createSemaphore } from '@/lib/base/semaphore';
import type { LedgerStore, Session } from './store';

/**
 * A store whose reads all go through `session`, one at a time, and so see one snapshot. Writes go to the original
 * store.
 */
export function pinStore(store: LedgerStore, session: Session): LedgerStore {
  const inTurn = createSemaphore(1);
  const read: Session['read'] = (sql, values) => inTurn(() => session.read(sql, values));
  return { ...store, read, snapshot: (work) => work({ ...session, read }) };
}
