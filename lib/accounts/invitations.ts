import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '@/lib/db/database';
import { Failure } from '@/lib/failure';
import { recordAudit } from './audit';
import { createLinkToken, digestToken } from './link-token';
import type { Member } from './member';
import { mayAssign, refuseInDemo } from './members';
import { invitations, memberships, type Role, users, workspaces } from './schema';

const invitationDays = 7;

const isOpen = (now: Date) => and(isNull(invitations.usedAt), gt(invitations.expiresAt, now));

/** Makes a link's token for one person to join with. It is shown once: only its digest is kept. */
export async function invite(db: Db, actor: Member, role: Role): Promise<{ token: string; expiresAt: Date }> {
  refuseInDemo(actor);
  if (!mayAssign(actor.role, role)) throw new Failure('forbidden', 'Only an owner may invite an owner.');
  const { workspaceId, userId } = actor;
  const { token, tokenDigest } = createLinkToken();
  const expiresAt = new Date(Date.now() + invitationDays * 86_400_000);
  await db.insert(invitations).values({ workspaceId, role, createdBy: userId, expiresAt, tokenDigest });
  await recordAudit(db, { workspaceId, userId, action: 'member.invited', subject: role });
  return { token, expiresAt };
}

/** Invitations that can still be used, newest first. */
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
    .where(and(eq(invitations.workspaceId, workspaceId), isOpen(new Date())))
    .orderBy(desc(invitations.createdAt));
}

/** Makes a link useless. Throws Failure `not_found` where it is not an open one of the workspace. */
export async function withdrawInvitation(db: Db, actor: Member, id: string): Promise<void> {
  const { workspaceId, userId } = actor;
  const [gone] = await db
    .delete(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.workspaceId, workspaceId), isOpen(new Date())))
    .returning({ role: invitations.role });
  if (!gone) throw new Failure('not_found', 'This invitation has been used or withdrawn already.');
  await recordAudit(db, { workspaceId, userId, action: 'invitation.withdrawn', subject: gone.role });
}

export type OpenInvitation = {
  workspaceId: string;
  workspaceName: string;
  role: Role;
  invitedBy: string | null;
};

/** What a token invites to; undefined where it is unknown, used or too old. */
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

/** The workspace a token invites or invited to; undefined where it is unknown. */
export async function findInvitedWorkspace(db: Db, token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ workspaceId: invitations.workspaceId })
    .from(invitations)
    .where(eq(invitations.tokenDigest, digestToken(token)));
  return row?.workspaceId;
}

/**
 * Joins the workspace a token invites to, and gives its id. A token works once, also when it is used twice at once.
 * Throws Failure `not_found`, and `conflict` for a member of it, who leaves the token as it was.
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
    // Thrown, so that the token is not used.
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
