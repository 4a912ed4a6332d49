import { and, eq, ne, sql } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { type Member, requireCapability } from '@/lib/access/member';
import { lockWorkspace } from '@/lib/access/quotas';
import { Failure } from '@/lib/base/failure';
import { ownGroups } from '@/lib/data/read/groups/own-groups';
import { storeMembers } from '@/lib/data/read/groups/store-members';
import { groupMembers, namedGroups } from '@/lib/data/store/groups-schema';
import type { Catalog } from '@/lib/data/store/workspace';
import type { Db, Transaction } from '@/lib/server/db/database';
import { groupNameTaken, requireGroupQuotas } from './add-group';
import { findFilterProblem, type GroupChanges } from './group';
import { findKnown } from './known-members';
import { groupGone } from './list-groups';
import { requireMembers } from './read-members';

type Group = typeof namedGroups.$inferSelect;

/**
 * Renames a group, or replaces the filter that it follows. The next query evaluates the new filter. Throws Failure
 * `not_found`, `invalid_input` for a filter of the other kind, or `conflict` if the name is taken or the members were
 * chosen.
 */
export async function changeGroup(
  db: Db,
  member: Member,
  id: string,
  { name, filter }: GroupChanges,
): Promise<void> {
  await change(db, member, id, async (tx, group) => {
    if (name !== undefined) await rename(tx, member, group, name);
    if (filter !== undefined) await replaceFilter(tx, member, group, filter);
  });
}

async function rename(tx: Transaction, member: Member, group: Group, name: string): Promise<void> {
  const same = and(
    eq(namedGroups.kind, group.kind),
    eq(namedGroups.name, name),
    ne(namedGroups.id, group.id),
  );
  const taken = await tx.$count(namedGroups, and(ownGroups(member.workspaceId), same));
  if (taken > 0) throw groupNameTaken(name);
  await tx.update(namedGroups).set({ name, version: sql`version + 1` }).where(eq(namedGroups.id, group.id));
  const subject = `${group.kind}: ${group.name} → ${name}`;
  await recordAudit(tx, { ...member, action: 'groups.changed', subject });
}

async function replaceFilter(
  tx: Transaction,
  member: Member,
  { id, kind, name, filter: before }: Group,
  filter: NonNullable<GroupChanges['filter']>,
): Promise<void> {
  if (before === null) {
    throw new Failure('conflict', 'The members of this group were chosen. It follows no filter.');
  }
  const message = findFilterProblem(kind, filter);
  if (message) {
    throw new Failure('invalid_input', 'Input Validation Failed', { issues: [{ field: 'filter', message }] });
  }
  await tx
    .update(namedGroups)
    .set({ filter, evaluated: null, version: sql`version + 1` })
    .where(eq(namedGroups.id, id));
  const subject = `${kind}: ${name}, filter ${JSON.stringify(filter)}`;
  await recordAudit(tx, { ...member, action: 'groups.changed', subject });
}

/** Deletes a group. Its creators or products stay. Throws Failure `not_found`. */
export async function deleteGroup(db: Db, member: Member, id: string): Promise<void> {
  await change(db, member, id, async (tx, { kind, name }) => {
    await tx.delete(namedGroups).where(eq(namedGroups.id, id));
    await recordAudit(tx, { ...member, action: 'groups.deleted', subject: `${kind}: ${name}` });
  });
}

/**
 * Adds members. Those that are in the group stay. `unknown`: how many of the given ids no stored list contains. Throws
 * Failure `not_found`, `invalid_input`, or `conflict` if the group has a filter or a limit is reached.
 */
export async function addMembers(
  catalog: Catalog,
  member: Member,
  id: string,
  text: string,
): Promise<{ added: number; unknown: number }> {
  const { kind, ids } = await readGiven(catalog, member, id, text);
  let added = 0;
  await change(catalog.db, member, id, async (tx, group) => {
    requireChosen(group);
    added = await storeMembers(tx, group, ids);
    await requireGroupQuotas(tx, member.workspaceId);
    await noteMembers(tx, member, group, `${added} added`);
  });
  const known = await findKnown(catalog.store, member.workspaceId, kind, ids);
  return { added, unknown: ids.length - known.size };
}

/** Removes members. Throws Failure `not_found`, `invalid_input`, or `conflict` if the group has a filter. */
export async function removeMembers(
  catalog: Catalog,
  member: Member,
  id: string,
  text: string,
): Promise<{ removed: number }> {
  const ids = JSON.stringify((await readGiven(catalog, member, id, text)).ids);
  let removed = 0;
  await change(catalog.db, member, id, async (tx, group) => {
    requireChosen(group);
    const given = sql`SELECT json_array_elements_text(CAST(${ids} AS json))`;
    const gone = await tx
      .delete(groupMembers)
      .where(and(eq(groupMembers.groupId, id), sql`${groupMembers.member} IN (${given})`))
      .returning({ member: groupMembers.member });
    removed = gone.length;
    await noteMembers(tx, member, group, `${removed} removed`);
  });
  return { removed };
}

/** The members that a text names, by the kind of a group. Read before the change, because a list may have to be loaded. */
async function readGiven(catalog: Catalog, member: Member, id: string, text: string) {
  requireCapability(member, 'manage', 'write');
  const own = and(ownGroups(member.workspaceId), eq(namedGroups.id, id));
  const [group] = await catalog.db.select({ kind: namedGroups.kind }).from(namedGroups).where(own);
  if (!group) throw groupGone();
  return { kind: group.kind, ids: await requireMembers(catalog, group.kind, text) };
}

/** Runs a change of one group, which no other change meets. Throws Failure `not_found`. */
async function change(
  db: Db,
  member: Member,
  id: string,
  work: (tx: Transaction, group: Group) => Promise<void>,
): Promise<void> {
  requireCapability(member, 'manage', 'write');
  await db.transaction(async (tx) => {
    await lockWorkspace(tx, member.workspaceId);
    const own = and(ownGroups(member.workspaceId), eq(namedGroups.id, id));
    const [group] = await tx.select().from(namedGroups).where(own).for('update');
    if (!group) throw groupGone();
    await work(tx, group);
  });
}

function requireChosen({ filter }: Group): void {
  if (filter) throw new Failure('conflict', 'The filter of this group decides who is in it.');
}

async function noteMembers(tx: Transaction, member: Member, group: Group, what: string): Promise<void> {
  await tx.update(namedGroups).set({ version: sql`version + 1` }).where(eq(namedGroups.id, group.id));
  const subject = `${group.kind}: ${group.name}, ${what}`;
  await recordAudit(tx, { ...member, action: 'groups.members', subject });
}
