import { isYounger, sharedNow } from '@/lib/base/clock';
import { Failure, type FailureCode } from '@/lib/base/failure';
import { readRuns } from '@/lib/data/fetch/sync/read-runs';
import type { Session } from '@/lib/data/store/engine/store';
import { fenceOf } from '@/lib/data/store/lists/item';
import { type ListState, readListStates } from '@/lib/data/store/lists/store-list';
import type { Catalog } from '@/lib/data/store/workspace';
import type { ListBasis, ListName } from '@/lib/data/terms/basis';
import type { ListReceipt } from '@/lib/data/terms/lists/list-receipt';
import { findConnectionInUse, requireConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import type { ListSource } from './list-source';
import { walkList } from './walk-list';
import { findWalk, startWalk, waitFor } from './walks';

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
export type StoredList = Omit<ListReceipt, 'missing'> & { name: ListName; connection: string; walk: number };

const tenMinutes = 10 * 60_000;
/** A list whose walk failed is not walked again before this, so that its readers learn why. */
const restMs = 15_000;

/**
 * Makes sure that a list is stored, and returns its state. Before the first walk has ended, waits at most `waitMs` and
 * returns what has arrived. Throws Failure `key_missing`, and a walk's failure if there is nothing to show.
 */
export async function readList<Row extends object>(
  catalog: Catalog,
  source: ListSource<Row>,
  {
    waitMs = 5_000,
    refresh = false,
    untilComplete = false,
    freshForMs = tenMinutes,
    signal,
  }: ReadOptions = {},
): Promise<StoredList> {
  const { db, store, id: workspaceId, still = false } = catalog;
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
  const hasJustFailed =
    before.state !== undefined && last?.state === 'failed' && isYounger(last.endedMs ?? -1, restMs);
  const isDue =
    !isStored || !last || /abandoned|cancelled/.test(last.state) || !isYounger(last.ageMs, freshForMs);
  if (!under && !still && (refresh || (isDue && !hasJustFailed))) {
    under = startWalk(walked, (signal) => walkList(catalog, source, connection, signal));
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
  if (!state?.whole && run?.state !== 'running') {
    const failure = problem ?? (run?.problem ? new Failure('upstream_failed', run.problem) : undefined);
    // Items that arrived before the walk failed are shown with the reason, except to readers who need all.
    if (failure !== undefined && (untilComplete || !state?.items)) throw failure;
  }
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
  asOf: state?.asOf ?? sharedNow().toISOString(),
  unread: state?.unread ?? null,
});

/** `connection`: null without a key, which has no lists. */
type Stored = { workspaceId: string; connection: string | null };

/** How much of some lists is stored, within a snapshot: a walk may have ended since `readList`. */
export async function readListBasis(
  read: Session['read'],
  of: Stored,
  names: readonly ListName[],
): Promise<ListBasis[]> {
  return describeLists(await readListStates(read, of.workspaceId, names), of.connection, names);
}

/** How much of some lists these states of a key have. */
export const describeLists = (
  states: ReadonlyMap<string, ListState>,
  connection: string | null,
  names: readonly ListName[],
): ListBasis[] =>
  pickStates(states, connection, names).map(({ name, complete, cut }) => ({
    name,
    state: complete ? 'complete' : cut ? 'cut' : 'partial',
  }));

/** How much of some lists is stored under the key in use. Reads none from the API. */
export async function readStoredBasis(
  { db, store, id: workspaceId }: Pick<Catalog, 'id' | 'db' | 'store'>,
  names: readonly ListName[],
): Promise<ListBasis[]> {
  const connection = await findConnectionInUse(db, workspaceId, 'seller');
  return readListBasis(store.read, { workspaceId, connection }, names);
}

const pickStates = (
  states: ReadonlyMap<string, ListState>,
  connection: string | null,
  names: readonly ListName[],
) =>
  names.map((name) => {
    const state = states.get(name);
    return { name, ...toStored(state?.connection === connection ? state : undefined) };
  });

/** The receipt of a list within a snapshot, and how much is stored of it and of the `others` that its rows come from. */
export async function readListReceipt(
  read: Session['read'],
  { id: workspaceId }: Pick<Catalog, 'id'>,
  list: StoredList,
  others: readonly OptionalList[] = [],
): Promise<{ list: ListReceipt; lists: ListBasis[] }> {
  const of = { workspaceId, connection: list.connection };
  const every = [list, ...others];
  const lists = await readListBasis(
    read,
    of,
    every.map(({ name }) => name),
  );
  const states = await readListStates(read, workspaceId, [list.name]);
  const [stored = toStored(undefined)] = pickStates(states, list.connection, [list.name]);
  const missing = lists.slice(1).filter(({ state }) => state !== 'complete');
  return {
    list: {
      loaded: stored.loaded,
      cut: stored.cut,
      asOf: stored.asOf,
      complete: stored.complete && missing.length === 0,
      missing: missing.map(({ name }) => name),
      unread: stored.unread,
      refreshing: every.some(({ refreshing }) => refreshing),
      problem: every.find(({ problem }) => problem !== null)?.problem ?? null,
    },
    lists,
  };
}

/** Items of one connection's list. `list`: its name as SQL. The first and third parameter are those of `keyOfList`. */
export const itemsIn = (
  list: string,
): string => `ledger.items WHERE workspace = $1 AND list = ${list} AND walk =
  (SELECT walk FROM ledger.lists WHERE workspace = $1 AND list = ${list} AND connection = $3)`;

/** Items of a stored list. The first three parameters are those of `keyOfList`. */
export const itemsOf = itemsIn('$2');

export const keyOfList = (
  { id: workspaceId }: Pick<Catalog, 'id'>,
  { name, connection }: Pick<StoredList, 'name' | 'connection'>,
) => [workspaceId, name, connection];

/** The state of a list that rows also come from, but that is not shown itself. */
type OptionalList = Pick<StoredList, 'name' | 'refreshing' | 'problem'>;

/**
 * Like `readList`, for a list that the page does without if it cannot be read, as its receipt says. Throws a Failure about
 * a missing or rejected key.
 */
export const readOptionalList = <Row extends object>(
  catalog: Catalog,
  source: ListSource<Row>,
  options?: ReadOptions,
): Promise<OptionalList> =>
  readList(catalog, source, options).catch((error: unknown) => {
    if (!(error instanceof Failure) || ofKey.includes(error.code)) throw error;
    return { name: source.name, refreshing: false, problem: error.message };
  });

const ofKey: readonly FailureCode[] = ['key_missing', 'key_refused'];
