import { and, asc, eq, isNull } from 'drizzle-orm';
import { sharedNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import type { Db } from '@/lib/server/db/database';
import { memberships, type Role, roles, sessions, users } from '@/lib/server/identity/schema';
import { recordAudit } from './audit';
import type { Member } from './member';
import { withdrawInvitationsOf } from './withdraw-invitations';

type Colleague = { userId: string; name: string; email: string; role: Role; joinedAt: Date };

/** The members of a workspace, in the order they joined. */
export function listMembers(db: Db, workspaceId: string): Promise<Colleague[]> {
  return db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      role: memberships.role,
      joinedAt: memberships.joinedAt,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.workspaceId, workspaceId))
    .orderBy(asc(memberships.joinedAt), asc(users.email));
}

/** Whether an actor with this role may assign, change or remove a role. Admins cannot change owners. */
export function mayAssign(actor: Role, role: Role): boolean {
  return actor === 'owner' || (actor === 'admin' && role !== 'owner');
}

/** Changes a member's role, effective with their next request. Throws Failure `forbidden`, `not_found`, `conflict`. */
export async function changeRole(db: Db, actor: Member, userId: string, role: Role): Promise<void> {
  refuseInDemo(actor);
  const { workspaceId } = actor;
  await db.transaction(async (tx) => {
    const found = await lockColleague(tx, workspaceId, userId);
    requireAssign(actor, found.role);
    requireAssign(actor, role);
    if (found.role === 'owner' && role !== 'owner') requireOtherOwner(found);
    await tx
      .update(memberships)
      .set({ role })
      .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)));
    const invited = roles.filter((given) => !mayAssign(role, given));
    await withdrawInvitationsOf(tx, userId, { workspaceId, invited });
    const subject = `${found.email}: ${found.role} to ${role}`;
    await recordAudit(tx, { workspaceId, userId: actor.userId, action: 'member.role', subject });
  });
}

/** Removes a member (possibly oneself) from the workspace. Their sessions in it end at once. Throws like changeRole. */
export async function removeMember(db: Db, actor: Member, userId: string): Promise<void> {
  refuseInDemo(actor);
  const { workspaceId } = actor;
  const leaves = userId === actor.userId;
  await db.transaction(async (tx) => {
    const found = await lockColleague(tx, workspaceId, userId);
    if (!leaves) requireAssign(actor, found.role);
    if (found.role === 'owner') requireOtherOwner(found);
    await tx
      .delete(memberships)
      .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)));
    await tx
      .update(sessions)
      .set({ revokedAt: sharedNow() })
      .where(
        and(eq(sessions.workspaceId, workspaceId), eq(sessions.userId, userId), isNull(sessions.revokedAt)),
      );
    await withdrawInvitationsOf(tx, userId, { workspaceId });
    await recordAudit(tx, {
      workspaceId,
      userId: actor.userId,
      action: leaves ? 'member.left' : 'member.removed',
      subject: found.email,
    });
  });
}

type Locked = { email: string; role: Role; owners: number };

/** Locks all memberships of the workspace, so that two owners cannot demote each other at the same time. */
async function lockColleague(tx: Db, workspaceId: string, userId: string): Promise<Locked> {
  const rows = await tx
    .select({ userId: memberships.userId, role: memberships.role, email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.workspaceId, workspaceId))
    .orderBy(memberships.userId)
    .for('update', { of: memberships });
  const found = rows.find((row) => row.userId === userId);
  if (!found) throw new Failure('not_found', 'This person is no longer a member.');
  return { ...found, owners: rows.filter(({ role }) => role === 'owner').length };
}

function requireAssign(actor: Member, role: Role): void {
  if (!mayAssign(actor.role, role))
    throw new Failure('forbidden', 'Only an owner may change who is an owner.');
}

function requireOtherOwner({ owners }: Locked): void {
  if (owners < 2)
    throw new Failure('conflict', 'A workspace needs an owner. Make someone else an owner first.');
}

/** Rejects changes of the demo's shared members and account. */
export function refuseInDemo({ demo }: Pick<Member, 'demo'>): void {
  if (demo)
    throw new Failure('conflict', 'The demo is shared, so this stays as it is. Create an account to try it.');
}
