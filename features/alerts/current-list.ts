import { ageOf } from '@/lib/base/clock';
import type { ListName } from '@/lib/data/basis';
import { toDay } from '@/lib/data/days';
import { type ListState, readListStates } from '@/lib/data/lists/store-list';
import type { Session } from '@/lib/data/store/store';

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
