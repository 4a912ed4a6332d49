import { and, desc, eq, isNull } from 'drizzle-orm';
import { Failure } from '@/lib/base/failure';
import type { Db } from '@/lib/server/db/database';
import { recordAudit } from './audit';
import { isWithinLife } from './is-within-life';
import { createLinkToken, digestToken } from './link-token';
import type { Member } from './member';
import { mayAssign, refuseInDemo } from './members';
import { requireQuota } from './quotas';
import { invitations, memberships, type Role, users, workspaces } from './schema';

const invitationDays = 7;

const lifeMs = invitationDays * 86_400_000;

const isOpen = (now: Date) =>
  and(isNull(invitations.usedAt), isWithinLife(invitations.expiresAt, lifeMs, now));

const openOf = (workspaceId: string) => and(eq(invitations.workspaceId, workspaceId), isOpen(new Date()));

/**
 * Creates an invitation token for one person. The result is the only copy: the database stores its digest. `email`: the
 * address that the link will be sent to. Only the audit log has it, because the link works for anyone who has it.
 */
export async function invite(
  db: Db,
  actor: Member,
  role: Role,
  email?: string,
): Promise<{ token: string; expiresAt: Date }> {
  refuseInDemo(actor);
  if (!mayAssign(actor.role, role)) throw new Failure('forbidden', 'Only an owner may invite an owner.');
  const { workspaceId, userId } = actor;
  const { token, tokenDigest } = createLinkToken();
  const expiresAt = new Date(Date.now() + lifeMs);
  const subject = email ? `${email}: ${role}` : role;
  await db.transaction(async (tx) => {
    await tx.insert(invitations).values({ workspaceId, role, createdBy: userId, expiresAt, tokenDigest });
    await requireQuota(tx, 'invitations', { workspaceId }, invitations, openOf(workspaceId));
    await recordAudit(tx, { workspaceId, userId, action: 'member.invited', subject });
  });
  return { token, expiresAt };
}

/** Open invitations, newest first. */
export function listInvitations(db: Db, workspaceId: string) {
  return db
    .select({
      id: invitations.id,
      role: invitations.role,
      createdBy: users.name,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.createdBy))
    .where(openOf(workspaceId))
    .orderBy(desc(invitations.createdAt));
}

/** Withdraws an invitation. Throws Failure `not_found` unless it is an open one of the workspace. */
export async function withdrawInvitation(db: Db, actor: Member, id: string): Promise<void> {
  const { workspaceId, userId } = actor;
  await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(invitations)
      .where(and(eq(invitations.id, id), openOf(workspaceId)))
      .returning({ role: invitations.role });
    if (!gone) throw new Failure('not_found', 'This invitation has been used or withdrawn already.');
    await recordAudit(tx, { workspaceId, userId, action: 'invitation.withdrawn', subject: gone.role });
  });
}

export type OpenInvitation = {
  workspaceId: string;
  workspaceName: string;
  role: Role;
  invitedBy: string | null;
};

/** The invitation of a token; undefined if it is unknown, used or expired. */
export async function findInvitation(
  db: Db,
  token: string,
  now = new Date(),
): Promise<OpenInvitation | undefined> {
  const [row] = await db
    .select({
      workspaceId: workspaces.id,
      workspaceName: workspaces.name,
      role: invitations.role,
      invitedBy: users.name,
    })
    .from(invitations)
    .innerJoin(workspaces, eq(workspaces.id, invitations.workspaceId))
    .leftJoin(users, eq(users.id, invitations.createdBy))
    .where(and(eq(invitations.tokenDigest, digestToken(token)), isOpen(now)));
  return row;
}

/** The workspace of a current or former invitation; undefined if the token is unknown. */
export async function findInvitedWorkspace(db: Db, token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ workspaceId: invitations.workspaceId })
    .from(invitations)
    .where(eq(invitations.tokenDigest, digestToken(token)));
  return row?.workspaceId;
}

/**
 * Joins the workspace of an invitation and returns its id. A token works once, also under concurrent use. Throws
 * Failure `not_found`, or `conflict` for existing members, whose attempt does not use up the token.
 */
export async function acceptInvitation(
  db: Db,
  token: string,
  userId: string,
  now = new Date(),
): Promise<string> {
  return db.transaction(async (tx) => {
    const [used] = await tx
      .update(invitations)
      .set({ usedAt: now })
      .where(and(eq(invitations.tokenDigest, digestToken(token)), isOpen(now)))
      .returning({ workspaceId: invitations.workspaceId, role: invitations.role });
    if (!used) {
      throw new Failure('not_found', 'This invitation was used or has expired. Ask for a new one.');
    }
    const joined = await tx
      .insert(memberships)
      .values({ workspaceId: used.workspaceId, userId, role: used.role })
      .onConflictDoNothing()
      .returning({ userId: memberships.userId });
    // Throwing keeps the token unused.
    if (joined.length === 0) throw await alreadyHere(tx, used.workspaceId);
    await recordAudit(tx, { workspaceId: used.workspaceId, userId, action: 'member.joined' });
    return used.workspaceId;
  });
}

async function alreadyHere(db: Db, workspaceId: string): Promise<Failure> {
  const [workspace] = await db
    .select({ name: workspaces.name })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return new Failure('conflict', `You are a member of ${workspace?.name ?? 'this workspace'} already.`);
}
