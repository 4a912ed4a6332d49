import { requireConnectionInUse } from '@/lib/connections/connection-in-use';
import type { Db } from '@/lib/db/database';
import { Failure } from '@/lib/failure';
import type { Call } from '@/lib/gateway/call';
import { fenceOf } from '@/lib/ledger/lists/item';
import { type ListState, readListStates } from '@/lib/ledger/lists/store-list';
import type { LedgerStore, Session } from '@/lib/ledger/store/store';
import { readRuns } from '@/lib/ledger/sync/read-runs';
import type { ListReceipt } from './list-receipt';
import type { ListSource } from './list-sources';
import { walkList } from './walk-list';
import { findWalk, startWalk, waitFor } from './walks';

/** The workspace, the store of its lists, and its API. `still`: starts no walk. */
export type Reader = { db: Db; store: LedgerStore; workspaceId: string; call: Call; still?: boolean };

/** `untilComplete` waits for the end of a running walk, even if a list is stored. `signal`: the reader disconnects. */
export type ReadOptions = {
  waitMs?: number;
  refresh?: boolean | undefined;
  untilComplete?: boolean;
  /** A stored list older than this is walked again. Defaults to ten minutes. */
  freshForMs?: number;
  signal?: AbortSignal | undefined;
};

/** The state of a stored list. `walk` changes whenever its items do. */
export type StoredList = ListReceipt & { name: string; connection: string; walk: number };

const tenMinutes = 10 * 60_000;

/**
 * Makes sure that a list is stored, and returns its state. Before the first walk has ended, waits at most `waitMs` and
 * returns what has arrived. Throws Failure `key_missing`, and a walk's failure if there is nothing to show.
 */
export async function readList<Row>(
  reader: Reader,
  source: ListSource<Row>,
  {
    waitMs = 5_000,
    refresh = false,
    untilComplete = false,
    freshForMs = tenMinutes,
    signal,
  }: ReadOptions = {},
): Promise<StoredList> {
  const { db, store, workspaceId, still = false } = reader;
  const { name } = source;
  const connection = await requireConnectionInUse(db, workspaceId, 'seller');
  const read = async () => {
    const [states, runs] = await Promise.all([
      readListStates(store.read, workspaceId, [name]),
      readRuns(db, workspaceId, [fenceOf(name)]),
    ]);
    const state = states.get(name);
    return { state: state?.connection === connection ? state : undefined, run: runs.get(fenceOf(name)) };
  };
  const walked = { db, workspaceId, connection, name };
  let under = findWalk(walked);
  const before = await read();
  const isStored = before.state?.whole === true;
  const { run: last } = before;
  const isDue = !isStored || !last || /abandoned|cancelled/.test(last.state) || last.ageMs >= freshForMs;
  if (!under && !still && (refresh || isDue)) {
    under = startWalk(walked, (signal) => walkList(reader, source, connection, signal));
  }
  let problem: unknown;
  if (under && (untilComplete || !isStored)) {
    await waitFor(under, untilComplete ? Number.POSITIVE_INFINITY : waitMs, signal).catch(
      (error: unknown) => {
        if (signal?.aborted) throw error;
        problem = error;
      },
    );
  } else if (under) under.answered = true;
  const isWalking = findWalk(walked) !== undefined;
  const { state, run } = under ? await read() : before;
  if (problem !== undefined && !state?.whole) throw problem;
  return {
    name,
    connection,
    ...toStored(state),
    refreshing: isWalking || run?.state === 'running',
    problem: run?.problem ?? null,
  };
}

const toStored = (state: ListState | undefined) => ({
  walk: state?.walk ?? -1,
  loaded: state?.items ?? 0,
  complete: state?.whole === true && !state.cut,
  cut: state?.cut === true,
  asOf: state?.asOf ?? new Date().toISOString(),
});

/** The receipt of a list within a snapshot. A walk may have ended since `readList`. */
export async function readListReceipt(
  read: Session['read'],
  { workspaceId }: Pick<Reader, 'workspaceId'>,
  list: StoredList,
): Promise<ListReceipt> {
  const state = (await readListStates(read, workspaceId, [list.name])).get(list.name);
  const { walk, ...stored } = toStored(state?.connection === list.connection ? state : undefined);
  return { ...stored, refreshing: list.refreshing, problem: list.problem };
}

/** Items of one connection's list. `list`: its name as SQL. The first and third parameter are those of `keyOfList`. */
export const itemsIn = (
  list: string,
): string => `ledger.items WHERE workspace = $1 AND list = ${list} AND walk =
  (SELECT walk FROM ledger.lists WHERE workspace = $1 AND list = ${list} AND connection = $3)`;

/** Items of a stored list. The first three parameters are those of `keyOfList`. */
export const itemsOf = itemsIn('$2');

export const keyOfList = (
  { workspaceId }: Pick<Reader, 'workspaceId'>,
  { name, connection }: Pick<StoredList, 'name' | 'connection'>,
) => [workspaceId, name, connection];

/**
 * For optional lists: returns null for a list that cannot be read. Throws a Failure about a missing or rejected key.
 */
export function leaveOut(error: unknown): null {
  if (error instanceof Failure && (error.code === 'key_missing' || error.code === 'key_refused')) throw error;
  return null;
}
