import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '@/lib/db/database';
import { Failure } from '@/lib/failure';
import { recordAudit } from './audit';
import type { Member } from './member';
import { memberships, type Role, roles, sessions, users } from './schema';
import { withdrawInvitationsOf } from './withdraw-invitations';

export type Colleague = { userId: string; name: string; email: string; role: Role; joinedAt: Date };

/** The people of a workspace, in the order they joined. */
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

/** Whether somebody of this role may give, change or take that one. An admin does not touch owners. */
export function mayAssign(actor: Role, role: Role): boolean {
  return actor === 'owner' || (actor === 'admin' && role !== 'owner');
}

/** Changes a colleague's role, from their next request on. Throws Failure `forbidden`, `not_found`, `conflict`. */
export async function changeRole(db: Db, actor: Member, userId: string, role: Role): Promise<void> {
  refuseInDemo(actor);
  const { workspaceId } = actor;
  const target = await db.transaction(async (tx) => {
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
    return found;
  });
  const subject = `${target.email}: ${target.role} to ${role}`;
  await recordAudit(db, { workspaceId, userId: actor.userId, action: 'member.role', subject });
}

/** Takes a colleague, or oneself, out of the workspace; their sessions in it end at once. Throws as changeRole. */
export async function removeMember(db: Db, actor: Member, userId: string): Promise<void> {
  refuseInDemo(actor);
  const { workspaceId } = actor;
  const leaves = userId === actor.userId;
  const target = await db.transaction(async (tx) => {
    const found = await lockColleague(tx, workspaceId, userId);
    if (!leaves) requireAssign(actor, found.role);
    if (found.role === 'owner') requireOtherOwner(found);
    await tx
      .delete(memberships)
      .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)));
    await tx
      .update(sessions)
      .set({ revokedAt: new Date() })
      .where(
        and(eq(sessions.workspaceId, workspaceId), eq(sessions.userId, userId), isNull(sessions.revokedAt)),
      );
    await withdrawInvitationsOf(tx, userId, { workspaceId });
    return found;
  });
  await recordAudit(db, {
    workspaceId,
    userId: actor.userId,
    action: leaves ? 'member.left' : 'member.removed',
    subject: target.email,
  });
}

type Locked = { email: string; role: Role; owners: number };

/** Every membership of the workspace is locked, so that two owners cannot take the role from each other at once. */
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

/** The demo's people and account are shared, and stay as they are. */
export function refuseInDemo({ demo }: Pick<Member, 'demo'>): void {
  if (demo)
    throw new Failure('conflict', 'The demo is shared, so this stays as it is. Create an account to try it.');
}
