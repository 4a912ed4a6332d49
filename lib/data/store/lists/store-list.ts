import { sharedNow } from '@/lib/base/clock';
import type { LedgerStore, Session, SqlRow } from '@/lib/data/store/engine/store';
import { type Holder, raiseFence, requireFence } from '@/lib/data/store/windows/fence';
import { addDays, toDay } from '@/lib/data/terms/days';
import { type Unread, unreadSchema } from '@/lib/data/terms/lists/unread';
import { fenceOf, type Item, insertItems } from './item';

/** A list of a workspace. */
export type ListKey = { workspaceId: string; list: string };

/** A walk of a list by the process with its lease. `fence` identifies the walk. */
export type ListWalk = ListKey & Holder & { connection: string; asOf: Date };

/** The stored state of a list. */
export type ListState = {
  connection: string;
  /** The walk whose items are shown. */
  walk: number;
  /** Start of that walk, ISO 8601. */
  asOf: string;
  /** Whether it was read to its end, or to the maximum number of items (`cut`). */
  whole: boolean;
  cut: boolean;
  items: number;
  /** Fields of its items that could not be read; null if there are none. */
  unread: Unread | null;
};

/** An item whose listed values changed since the previous walk, as JSON before and after. */
export type ChangedItem = { before: string; after: string; lastSeen: Date };

/** Items that left the API stay for this long, to name old rows. */
const storedDays = 800;

const ours = 'workspace = $1 AND list = $2';

/** The state of the given lists, by name. */
export async function readListStates(
  read: Session['read'],
  workspaceId: string,
  lists: readonly string[],
): Promise<Map<string, ListState>> {
  const marks = lists.map((_, at) => `$${at + 2}`).join(', ');
  const rows = await read(
    `SELECT list, connection, walk, as_of, whole, cut, item_count, unread FROM ledger.lists
     WHERE workspace = $1 AND list IN (${marks})`,
    [workspaceId, ...lists],
  );
  return new Map(rows.map((row) => [String(row.list), toState(row)]));
}

const toState = (row: SqlRow): ListState => ({
  connection: String(row.connection),
  walk: Number(row.walk),
  asOf: String(row.as_of),
  whole: row.whole === true,
  cut: row.cut === true,
  items: Number(row.item_count),
  unread: typeof row.unread === 'string' ? unreadSchema.parse(JSON.parse(row.unread)) : null,
});

/**
 * Starts a walk. Earlier walks can no longer store anything, and their unfinished items are deleted. A connection's
 * first walk is shown while it runs, later ones when they end.
 */
export async function beginWalk(store: LedgerStore, walk: ListWalk): Promise<void> {
  const { workspaceId, list, connection, asOf, fence } = walk;
  await store.write(async (session) => {
    await raiseFence(session, fenceOf(list), walk);
    const [row] = await session.read(`SELECT * FROM ledger.lists WHERE ${ours}`, [workspaceId, list]);
    const shown = row && toState(row);
    if (shown?.whole && shown.connection === connection) {
      await session.run(`DELETE FROM ledger.items WHERE ${ours} AND walk NOT IN (0, $3)`, [
        ...[workspaceId, list, shown.walk],
      ]);
      return;
    }
    const others = shown?.connection === connection ? ' AND walk <> 0' : '';
    await session.run(`DELETE FROM ledger.items WHERE ${ours}${others}`, [workspaceId, list]);
    await session.run(`DELETE FROM ledger.lists WHERE ${ours}`, [workspaceId, list]);
    await session.run(
      `INSERT INTO ledger.lists (workspace, list, connection, walk, as_of, whole, cut, item_count)
       VALUES ($1, $2, $3, $4, $5, FALSE, FALSE, 0)`,
      [workspaceId, list, connection, fence, asOf.toISOString()],
    );
  });
}

/** Stores items of a running walk; the first one is at `position`. Throws LeaseLostError. */
export async function addItems(
  store: LedgerStore,
  walk: ListWalk,
  items: readonly Item[],
  position: number,
): Promise<void> {
  await store.write(async (session) => {
    await requireFence(session, fenceOf(walk.list), walk);
    await insertItems(session, { ...walk, walk: walk.fence }, items, position);
    await session.run(`UPDATE ledger.lists SET item_count = $4 WHERE ${ours} AND walk = $3`, [
      ...[walk.workspaceId, walk.list, walk.fence, position + items.length],
    ]);
  });
}

/**
 * Finishes a walk: its items replace those of the previous walk, in one transaction. Items missing from a complete list
 * stay with the day they were last seen. `onChanges` receives items whose listed values changed, before anyone reads
 * the new list. Throws LeaseLostError.
 */
export async function finishWalk(
  store: LedgerStore,
  walk: ListWalk,
  end: {
    cut: boolean;
    unread?: Unread | null;
    onChanges?: ((changes: ChangedItem[]) => Promise<void>) | undefined;
  },
): Promise<void> {
  const { workspaceId, list, fence, asOf } = walk;
  await analyzeFirst(store, walk);
  await store.write(async (session) => {
    await requireFence(session, fenceOf(list), walk);
    const [row] = await session.read(`SELECT * FROM ledger.lists WHERE ${ours}`, [workspaceId, list]);
    if (!row) return;
    const shown = toState(row);
    const before = [workspaceId, list, fence, shown.walk];
    const isSecond = shown.walk !== fence;
    if (!end.cut) await end.onChanges?.(await readChanges(session, before, shown.asOf));
    const listed = `key IN (SELECT key FROM ledger.items WHERE ${ours} AND walk = $3)`;
    await session.run(
      `DELETE FROM ledger.items WHERE ${ours} AND walk IN (0, $4) AND walk <> $3 AND ${listed}`,
      [...before],
    );
    if (isSecond) {
      await session.run(`UPDATE ledger.items SET walk = 0, last_seen = $4 WHERE ${ours} AND walk = $3`, [
        workspaceId,
        list,
        shown.walk,
        shown.asOf,
      ]);
    }
    await session.run(`DELETE FROM ledger.items WHERE ${ours} AND walk = 0 AND last_seen < $3`, [
      ...[workspaceId, list, addDays(toDay(asOf), -storedDays)],
    ]);
    await session.run(
      `UPDATE ledger.lists SET walk = $3, as_of = $4, whole = TRUE, cut = $5, unread = $6, item_count =
         (SELECT COUNT(*) FROM ledger.items WHERE ${ours} AND walk = $3) WHERE ${ours}`,
      [workspaceId, list, fence, asOf.toISOString(), end.cut, end.unread ? JSON.stringify(end.unread) : null],
    );
  });
}

/** Without fresh statistics, Postgres may use nested loops over the items of a first walk. */
async function analyzeFirst(store: LedgerStore, { workspaceId, list, fence }: ListWalk): Promise<void> {
  if (store.kind !== 'postgres') return;
  const shown = (await readListStates(store.read, workspaceId, [list])).get(list);
  if (shown?.walk === fence) await store.write(({ run }) => run('ANALYZE ledger.items'));
}

/**
 * Stores names of ids that a list lacks, like items that left the API. An empty name records that the API does not know
 * the id. Stores nothing if another connection has stored the list meanwhile.
 */
export async function addUnlisted(
  store: LedgerStore,
  { workspaceId, list, connection }: ListKey & { connection: string },
  names: ReadonlyMap<string, string>,
): Promise<void> {
  if (names.size === 0) return;
  await store.write(async (session) => {
    await lockFence(session, workspaceId, list);
    const shown = (await readListStates(session.read, workspaceId, [list])).get(list);
    if (shown?.connection !== connection) return;
    const marks = [...names].map((_, at) => `$${at + 3}`).join(', ');
    const stored = await session.read(`SELECT id FROM ledger.items WHERE ${ours} AND id IN (${marks})`, [
      ...[workspaceId, list, ...names.keys()],
    ]);
    const known = new Set(stored.map(({ id }) => String(id)));
    const items = [...names]
      .filter(([id]) => !known.has(id))
      .map(([id, name]): Item => ({ key: id, id, name, texts: [], data: null }));
    await insertItems(session, { workspaceId, list, walk: 0 }, items, 0);
    await session.run(
      `UPDATE ledger.items SET last_seen = $3 WHERE ${ours} AND walk = 0 AND last_seen IS NULL`,
      [...[workspaceId, list, sharedNow().toISOString()]],
    );
  });
}

async function readChanges(
  session: Session,
  before: (string | number)[],
  asOf: string,
): Promise<ChangedItem[]> {
  const differ = ['rate', 'in_stock', 'active', 'price', 'currency']
    // Not if one is unknown, because it could not be read.
    .map((name) => `now.${name} <> was.${name}`)
    .join(' OR ');
  const rows = await session.read(
    `SELECT was.data AS before, now.data AS after, was.last_seen AS last_seen
     FROM ledger.items AS now JOIN ledger.items AS was
       ON was.workspace = now.workspace AND was.list = now.list AND was.key = now.key
     WHERE now.workspace = $1 AND now.list = $2 AND now.walk = $3 AND was.walk IN (0, $4) AND was.walk <> $3
       AND (${differ})`,
    before,
  );
  return rows.map((row) => ({
    before: String(row.before),
    after: String(row.after),
    lastSeen: new Date(String(row.last_seen ?? asOf)),
  }));
}

/** Locks a list's fence: waits for running writes, and blocks new ones until the transaction ends. */
async function lockFence({ run }: Pick<Session, 'run'>, workspaceId: string, list: string): Promise<void> {
  await run('UPDATE ledger.fences SET token = token WHERE workspace = $1 AND source = $2', [
    ...[workspaceId, fenceOf(list)],
  ]);
}

/** Deletes a list, or all lists of a workspace from connections other than `except`. */
export async function forgetLists(
  store: LedgerStore,
  workspaceId: string,
  which: { list: string; connection: string } | { connection: string } | { except: string },
): Promise<void> {
  const values = [workspaceId, 'except' in which ? which.except : which.connection];
  const brought = `workspace = $1 AND connection ${'except' in which ? '<>' : '='} $2${'list' in which ? ' AND list = $3' : ''}`;
  if ('list' in which) values.push(which.list);
  await store.write(async ({ read, run }) => {
    const found = await read(`SELECT list FROM ledger.lists WHERE ${brought}`, values);
    for (const { list } of found) {
      const key = [workspaceId, String(list)];
      await lockFence({ run }, workspaceId, String(list));
      for (const table of ['ledger.items', 'ledger.lists']) {
        await run(`DELETE FROM ${table} WHERE ${ours}`, key);
      }
    }
  });
}
