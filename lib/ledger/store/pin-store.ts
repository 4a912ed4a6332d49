import { createSemaphore } from '@/lib/semaphore';
import type { LedgerStore, Session } from './store';

/** The store as one snapshot sees it: every read goes through `session`, one at a time. Writes go to the store. */
export function pinStore(store: LedgerStore, session: Session): LedgerStore {
  const inTurn = createSemaphore(1);
  const read: Session['read'] = (sql, values) => inTurn(() => session.read(sql, values));
  return { ...store, read, snapshot: (work) => work({ ...session, read }) };
}
