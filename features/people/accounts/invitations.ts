import { and, desc, eq, exists, isNull, or, type SQL } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { isWithinLife } from '@/lib/access/is-within-life';
import type { Member } from '@/lib/access/member';
import { mayAssign, refuseInDemo } from '@/lib/access/members';
import { requireQuota } from '@/lib/access/quotas';
import { sharedNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import type { Language } from '@/lib/language/language';
import type { Db } from '@/lib/server/db/database';
import { createLinkToken, digestToken } from '@/lib/server/identity/link-token';
import { invitations, memberships, type Role, users, workspaces } from '@/lib/server/identity/schema';
import { invitationKind } from '@/lib/server/outbox/message-state';
import { addQuestion, closeQuestion, refusesMail } from '@/lib/server/outbox/questions';
import { messages } from '@/lib/server/outbox/schema';

const invitationDays = 7;

const lifeMs = invitationDays * 86_400_000;

const isOpen = (now: Date) =>
  and(isNull(invitations.usedAt), isWithinLife(invitations.expiresAt, lifeMs, now));

const openOf = (workspaceId: string) => and(eq(invitations.workspaceId, workspaceId), isOpen(sharedNow()));

/** Where an invitation is mailed to, and in which language. */
type Letter = { email: string; language: Language };

/**
 * Creates an invitation token for one person. The result is the only copy: the database stores its digest. `letter`: it is
 * also mailed, with a secret of its own. `mailed`: false if the address refuses mail, or has an unanswered question.
 */
export async function invite(
  db: Db,
  actor: Member,
  role: Role,
  letter?: Letter,
): Promise<{ token: string; expiresAt: Date; mailed: boolean }> {
  refuseInDemo(actor);
  if (!mayAssign(actor.role, role)) throw new Failure('forbidden', 'Only an owner may invite an owner.');
  const { workspaceId, userId } = actor;
  const { token, tokenDigest } = createLinkToken();
  const createdAt = sharedNow();
  const expiresAt = new Date(createdAt.getTime() + lifeMs);
  const subject = letter ? `${letter.email}: ${role}` : role;
  return db.transaction(async (tx) => {
    const [invitation] = await tx
      .insert(invitations)
      .values({ workspaceId, role, createdBy: userId, expiresAt, tokenDigest })
      .returning({ id: invitations.id });
    await requireQuota(tx, 'invitations', { workspaceId }, invitations, openOf(workspaceId));
    await recordAudit(tx, { workspaceId, userId, action: 'member.invited', subject });
    if (!letter || !invitation) return { token, expiresAt, mailed: false };
    const { email: address, language } = letter;
    const refuses = await refusesMail(tx, address);
    const question = { workspaceId, address, subjectId: invitation.id, createdAt };
    const details = { language: language.locale };
    const mailed = !refuses && (await addQuestion(tx, { kind: invitationKind, ...question, details }));
    return { token, expiresAt, mailed };
  });
}

/** Open invitations, newest first. `expiresAt`: UTC. `mail`: what became of the mail; null without one. */
export async function listInvitations(db: Db, workspaceId: string) {
  const rows = await db
    .select({
      id: invitations.id,
      role: invitations.role,
      createdBy: users.name,
      expiresAt: invitations.expiresAt,
      state: messages.state,
      details: messages.details,
    })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.createdBy))
    .leftJoin(messages, isMailOf(invitations.id))
    .where(openOf(workspaceId))
    .orderBy(desc(invitations.createdAt));
  return rows.map(({ state, details, expiresAt, ...invitation }) => ({
    ...invitation,
    expiresAt: expiresAt.toISOString(),
    mail: state && { state, email: details?.address ?? '' },
  }));
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

type OpenInvitation = {
  workspaceId: string;
  workspaceName: string;
  role: Role;
  invitedBy: string | null;
};

/** The mail of an invitation. */
const isMailOf = (id: typeof invitations.id) =>
  and(eq(messages.subjectId, id), eq(messages.kind, invitationKind));

/** The invitation of a token: of the link that was shown, or of its mail. */
function isOf(db: Db, token: string) {
  const digest = digestToken(token);
  const mail = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(isMailOf(invitations.id), eq(messages.secretDigest, digest)));
  return or(eq(invitations.tokenDigest, digest), exists(mail));
}

/** The invitation of a token; undefined if it is unknown, used or expired. */
export const findInvitation = (
  db: Db,
  token: string,
  now = sharedNow(),
): Promise<OpenInvitation | undefined> => findOpen(db, isOf(db, token), now);

/** An invitation by its id; undefined if it was used or withdrawn, or has expired. */
export const findOpenInvitation = (db: Db, id: string, now: Date): Promise<OpenInvitation | undefined> =>
  findOpen(db, eq(invitations.id, id), now);

async function findOpen(db: Db, which: SQL | undefined, now: Date): Promise<OpenInvitation | undefined> {
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
    .where(and(which, isOpen(now)));
  return row;
}

/** The workspace of a current or former invitation; undefined if the token is unknown. */
export async function findInvitedWorkspace(db: Db, token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ workspaceId: invitations.workspaceId })
    .from(invitations)
    .where(isOf(db, token));
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
  now = sharedNow(),
): Promise<string> {
  return db.transaction(async (tx) => {
    const [used] = await tx
      .update(invitations)
      .set({ usedAt: now })
      .where(and(isOf(tx, token), isOpen(now)))
      .returning({ id: invitations.id, workspaceId: invitations.workspaceId, role: invitations.role });
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
    await closeQuestion(tx, token);
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
