import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { createSemaphore } from '@/lib/base/semaphore';
import { describeLists } from '@/lib/data/fetch/lists/read-list';
import { insertColumns } from '@/lib/data/store/engine/insert-columns';
import type { LedgerStore } from '@/lib/data/store/engine/store';
import { groupMembers, namedGroups } from '@/lib/data/store/groups-schema';
import type { ListBasis } from '@/lib/data/terms/basis';
import type { GroupKind } from '@/lib/data/terms/group-dimensions';
import { findConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import type { Db } from '@/lib/server/db/database';
import {
  findLiveSources,
  type LiveSource,
  listLiveMembers,
  listsBehind,
  readLiveLists,
} from './live-members';
import { ownGroups } from './own-groups';
import { storeMembers } from './store-members';

/** Members copied per statement. */
const chunk = 10_000;

/** The revision of the groups that this process has copied to each store, by workspace. */
const copied = new WeakMap<LedgerStore, Map<string, string>>();
const semaphore = createSemaphore(1);

/** A group that follows a filter, and how much is stored of the lists that its members come from. */
export type Membership = { id: string; kind: GroupKind; lists: ListBasis[] };

/** `revision` changes whenever a name or a member may have changed. */
export type RefreshedGroups = { revision: string; memberships: Membership[] };

/**
 * Makes a workspace's groups available to the ledger. Groups with a filter get its matches first,
 * if the stored lists have changed. Postgres reads members from a view. The embedded ledger is another database with a copy,
 * which is replaced when groups change.
 */
export async function refreshGroups(
  db: Db,
  store: LedgerStore,
  workspaceId: string,
): Promise<RefreshedGroups> {
  const memberships = await refreshLiveGroups(db, store, workspaceId);
  if (store.kind === 'postgres') return { revision: await readRevision(db, workspaceId), memberships };
  return semaphore(async () => {
    const revision = await readRevision(db, workspaceId);
    const known = copied.get(store) ?? new Map<string, string>();
    copied.set(store, known);
    if (known.get(workspaceId) !== revision) {
      await copyMembers(db, store, workspaceId);
      known.set(workspaceId, revision);
    }
    return { revision, memberships };
  });
}

async function readRevision(db: Db, workspaceId: string): Promise<string> {
  const written = sql<string>`md5(json_agg(json_build_array(id, version) ORDER BY id)::text)`;
  const [found] = await db.select({ written }).from(namedGroups).where(ownGroups(workspaceId));
  return found?.written ?? '';
}

type LiveGroup = Pick<
  typeof namedGroups.$inferSelect,
  'id' | 'workspaceId' | 'kind' | 'filter' | 'evaluated' | 'version'
>;

async function refreshLiveGroups(db: Db, store: LedgerStore, workspaceId: string): Promise<Membership[]> {
  const { id, kind, filter, evaluated, version } = namedGroups;
  const groups: LiveGroup[] = await db
    .select({ id, workspaceId: namedGroups.workspaceId, kind, filter, evaluated, version })
    .from(namedGroups)
    .where(and(ownGroups(workspaceId), isNotNull(filter)))
    .orderBy(asc(id));
  if (groups.length === 0) return [];
  const connection = await findConnectionInUse(db, workspaceId, 'seller');
  const states = await readLiveLists(store, workspaceId);
  const sources = findLiveSources(states);
  for (const group of groups) {
    const source = sources.get(group.kind);
    if (source && source.stamp !== group.evaluated) await evaluate(db, store, group, source);
  }
  return groups.map(({ id, kind, filter }) => ({
    id,
    kind,
    lists: describeLists(states, connection, listsBehind(kind, filter ?? {})),
  }));
}

/** Replaces the members of a group by what its filter matches. */
async function evaluate(db: Db, store: LedgerStore, group: LiveGroup, source: LiveSource): Promise<void> {
  const { id, workspaceId, kind, filter } = group;
  if (!filter) return;
  const members = await listLiveMembers(store, workspaceId, kind, { filter, connection: source.connection });
  await db.transaction(async (tx) => {
    const [locked] = await tx
      .select({ id: namedGroups.id })
      .from(namedGroups)
      // Its filter may have been changed meanwhile.
      .where(and(eq(namedGroups.id, id), eq(namedGroups.version, group.version)))
      .for('update');
    if (!locked) return;
    const given = sql`SELECT json_array_elements_text(CAST(${JSON.stringify(members)} AS json))`;
    const gone = await tx
      .delete(groupMembers)
      .where(and(eq(groupMembers.groupId, id), sql`${groupMembers.member} NOT IN (${given})`))
      .returning({ member: groupMembers.member });
    const added = await storeMembers(tx, group, members);
    const version = gone.length + added > 0 ? sql`version + 1` : sql`version`;
    await tx.update(namedGroups).set({ evaluated: source.stamp, version }).where(eq(namedGroups.id, id));
  });
}

/** The columns of the copy. Texts, because ids may be anything. */
const copiedTypes = {
  kind: 'VARCHAR',
  member: 'VARCHAR',
  group_id: 'VARCHAR',
  group_name: 'VARCHAR',
} as const;
type Copied = Record<keyof typeof copiedTypes, string>;

async function copyMembers(db: Db, store: LedgerStore, workspaceId: string): Promise<void> {
  const text = (name: string) => sql<string>`replace(${sql.identifier(name)}, chr(31), ' ')`;
  const rows: Copied[] = await db
    .select({
      kind: text('kind'),
      member: text('member'),
      group_id: text('group_id'),
      group_name: text('group_name'),
    })
    .from(sql`group_memberships`)
    .where(sql`workspace = ${workspaceId}`);
  const table = 'ledger.group_members';
  await store.write(async (session) => {
    await session.run(`DELETE FROM ${table} WHERE workspace = $1`, [workspaceId]);
    for (let start = 0; start < rows.length; start += chunk) {
      await insertColumns(session, { table, workspaceId }, rows.slice(start, start + chunk), copiedTypes);
    }
  });
}
