import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { type Member, requireCapability } from '@/lib/access/member';
import { requireQuota } from '@/lib/access/quotas';
import { Failure } from '@/lib/base/failure';
import { storeMembers } from '@/lib/data/read/groups/store-members';
import { groupMembers, namedGroups } from '@/lib/data/store/groups-schema';
import type { Catalog } from '@/lib/data/store/workspace';
import type { Transaction } from '@/lib/server/db/database';
import type { NewGroup } from './group';
import { findKnown } from './known-members';
import { requireMembers } from './read-members';

/** The id of a new group, and how many of its members no stored list contains. */
type Added = { id: string; members: number; unknown: number };

/**
 * Stores a group with the members that a text names, or with a filter. Unknown ids are members, too: rows may have them.
 * Throws Failure `invalid_input`, or `conflict` if the name is taken or a limit is reached.
 */
export async function addGroup(
  catalog: Catalog,
  member: Member,
  { kind, name, ids: text, filter }: NewGroup,
): Promise<Added> {
  requireCapability(member, 'manage', 'write');
  const { workspaceId, userId } = member;
  const { db, store } = catalog;
  const ids = text === undefined ? [] : await requireMembers(catalog, kind, text);
  const known = await findKnown(store, workspaceId, kind, ids);
  const id = await db.transaction(async (tx) => {
    const [added] = await tx
      .insert(namedGroups)
      .values({ workspaceId, userId, kind, name, filter: filter ?? null })
      .onConflictDoNothing()
      .returning({ id: namedGroups.id });
    if (!added) throw groupNameTaken(name);
    await storeMembers(tx, { id: added.id, workspaceId }, ids);
    await requireGroupQuotas(tx, workspaceId);
    await recordAudit(tx, { ...member, action: 'groups.added', subject: `${kind}: ${name}` });
    return added.id;
  });
  return { id, members: ids.length, unknown: ids.length - known.size };
}

/** Throws Failure `conflict` if the workspace has too many groups, live groups or chosen members. */
export async function requireGroupQuotas(tx: Transaction, workspaceId: string): Promise<void> {
  const own = eq(namedGroups.workspaceId, workspaceId);
  const live = and(own, isNotNull(namedGroups.filter));
  const chosen = tx
    .select({ id: namedGroups.id })
    .from(namedGroups)
    .where(and(own, isNull(namedGroups.filter)));
  await requireQuota(tx, 'groups', { workspaceId }, namedGroups, own);
  await requireQuota(tx, 'liveGroups', { workspaceId }, namedGroups, live);
  await requireQuota(
    tx,
    'groupMembers',
    { workspaceId },
    groupMembers,
    inArray(groupMembers.groupId, chosen),
  );
}

export const groupNameTaken = (name: string) =>
  new Failure('conflict', `There is a group “${name}” already.`, {
    issues: [{ field: 'name', message: 'is taken' }],
  });
