import { ageOf } from '@/lib/base/clock';
import type { Session } from '@/lib/data/store/engine/store';
import { type ListState, readListStates } from '@/lib/data/store/lists/store-list';
import { nowOf } from '@/lib/data/store/workspace';
import type { ListName } from '@/lib/data/terms/basis';
import { toDay } from '@/lib/data/terms/days';
import { findConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import type { KindParts } from './kind';

type Of = { workspaceId: string; connection: string; now: Date };

/** The state of a list under a key. Null unless it was read completely, after yesterday was over. */
export async function readCurrentList(
  read: Session['read'],
  { workspaceId, connection, now }: Of,
  name: ListName,
): Promise<ListState | null> {
  const state = (await readListStates(read, workspaceId, [name])).get(name);
  if (!state || state.connection !== connection || !state.whole || state.cut) return null;
  const isCurrent = ageOf(state.asOf, now) >= 0 && toDay(new Date(state.asOf)) === toDay(now);
  return isCurrent ? state : null;
}

/** The state of the product list under the seller key in use. Reads the database, so do not call it in a snapshot. */
export async function readCurrentProducts(ledger: KindParts): Promise<ListState | null> {
  const { id: workspaceId, db, store } = ledger;
  const connection = await findConnectionInUse(db, workspaceId, 'seller');
  if (connection === null) return null;
  return readCurrentList(store.read, { workspaceId, connection, now: nowOf(ledger) }, 'products');
}
