import { and, asc, count, eq, sql } from 'drizzle-orm';
import { Failure } from '@/lib/base/failure';
import { ownGroups } from '@/lib/data/read/groups/own-groups';
import { type Membership, refreshGroups } from '@/lib/data/read/groups/refresh-groups';
import { groupMembers, namedGroups } from '@/lib/data/store/groups-schema';
import type { Workspace } from '@/lib/data/store/workspace';
import type { GroupKind } from '@/lib/data/terms/group-dimensions';
import type { Db } from '@/lib/server/db/database';
import { users } from '@/lib/server/identity/schema';
import type { GroupWithMembers, ShownGroup } from './group-shape';
import { findKnown, nameMembers } from './known-members';

type Parts = Pick<Workspace, 'db' | 'store'>;

/** The groups of a workspace by name, of one kind or both. */
export async function listGroups(
  { db, store }: Parts,
  workspaceId: string,
  { kind }: { kind?: GroupKind | undefined } = {},
): Promise<{ groups: ShownGroup[] }> {
  const { memberships } = await refreshGroups(db, store, workspaceId);
  const rows = await selectGroups(db)
    .where(and(ownGroups(workspaceId), kind && eq(namedGroups.kind, kind)))
    .groupBy(namedGroups.id, users.name)
    .orderBy(asc(namedGroups.name), asc(namedGroups.id));
  return { groups: rows.map((row) => toShown(row, memberships)) };
}

const selectGroups = (db: Db) =>
  db
    .select({ group: namedGroups, author: users.name, members: count(groupMembers.member) })
    .from(namedGroups)
    .leftJoin(users, eq(users.id, namedGroups.userId))
    .leftJoin(groupMembers, eq(groupMembers.groupId, namedGroups.id));

type Row = Awaited<ReturnType<typeof selectGroups>>[number];

const isWaiting = (group: Row['group'], memberships: readonly Membership[]) =>
  memberships.some(({ id, lists }) => id === group.id && lists.some(({ state }) => state !== 'complete'));

const toShown = ({ group, author, members }: Row, memberships: readonly Membership[]): ShownGroup => ({
  id: group.id,
  kind: group.kind,
  name: group.name,
  filter: group.filter,
  members,
  waiting: isWaiting(group, memberships),
  createdAt: group.createdAt.toISOString(),
  createdByName: author,
});

/** A group with a page of its members. Throws Failure `not_found`. */
export async function readGroup(
  { db, store }: Parts,
  workspaceId: string,
  id: string,
  { top, offset }: { top: number; offset: number },
): Promise<GroupWithMembers> {
  const { memberships } = await refreshGroups(db, store, workspaceId);
  const [row] = await selectGroups(db)
    .where(and(ownGroups(workspaceId), eq(namedGroups.id, id)))
    .groupBy(namedGroups.id, users.name);
  if (!row) throw groupGone();
  const { kind } = row.group;
  const found = await db
    .select({ member: groupMembers.member })
    .from(groupMembers)
    .where(eq(groupMembers.groupId, id))
    .orderBy(sql`${groupMembers.member} COLLATE "C"`);
  const ids = found.map(({ member }) => member);
  const known = await findKnown(store, workspaceId, kind, ids);
  return {
    group: toShown(row, memberships),
    members: await nameMembers(store, workspaceId, kind, ids.slice(offset, offset + top)),
    unknown: ids.filter((id) => !known.has(id)).length,
  };
}

export const groupGone = () => new Failure('not_found', 'This group no longer exists.');
