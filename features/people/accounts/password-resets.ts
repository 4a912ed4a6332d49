import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recordAudit } from '@/lib/access/audit';
import { hasFactor } from '@/lib/access/has-factor';
import { isWithinLife } from '@/lib/access/is-within-life';
import { type Member, may } from '@/lib/access/member';
import { mayAssign, refuseInDemo } from '@/lib/access/members';
import { isOperator } from '@/lib/access/operators';
import { hashPassword } from '@/lib/access/password';
import { requireGoodPassword, setPassword } from '@/lib/access/set-password';
import { findUserByEmail } from '@/lib/access/sign-up';
import { listWorkspaces } from '@/lib/access/workspaces';
import { sharedNow } from '@/lib/base/clock';
import type { Environment } from '@/lib/base/environment';
import { Failure } from '@/lib/base/failure';
import type { Db } from '@/lib/server/db/database';
import { createLinkToken, digestToken } from '@/lib/server/identity/link-token';
import { memberships, passwordResets, users } from '@/lib/server/identity/schema';
import { deleteFactors } from './delete-factors';
import { addFactorMail, type FactorMail } from './factor-mails';

const lifeMs = 24 * 3_600_000;

type ResetLink = { token: string; expiresAt: Date };

/**
 * Creates a reset token for the person with this e-mail, on the server. `secondFactor`: also removes their second factor
 * and recovery codes, for people who lost them, and tells them. Throws Failure `not_found`.
 */
export async function createResetAtServer(
  db: Db,
  email: string,
  { secondFactor = false, mail = null }: { secondFactor?: boolean | undefined; mail?: FactorMail } = {},
): Promise<ResetLink & { factorRemoved: boolean }> {
  const user = await findUserByEmail(db, email);
  if (!user) throw new Failure('not_found', `Nobody has an account with the e-mail ${email}.`);
  return db.transaction(async (tx) => {
    const entry = { userId: null, action: 'password.link.server', subject: user.email } as const;
    for (const { id: workspaceId } of await listWorkspaces(tx, user.id)) {
      await recordAudit(tx, { ...entry, workspaceId });
      if (secondFactor) await recordAudit(tx, { ...entry, action: 'factor.removed.server', workspaceId });
    }
    const factorRemoved = secondFactor && (await hasFactor(tx, user.id));
    if (secondFactor) await deleteFactors(tx, user.id);
    if (factorRemoved) await addFactorMail(tx, user.id, 'reset', mail);
    return { ...(await storeReset(tx, user.id, null)), factorRemoved };
  });
}

/**
 * Creates a reset token for a member. Throws Failure `not_found`, `conflict` in the demo, and `forbidden` if the
 * password would give access to more than the actor has: an owner's account, another workspace or the installation.
 */
export async function createResetFor(
  db: Db,
  environment: Pick<Environment, 'OPERATORS'>,
  actor: Member,
  userId: string,
): Promise<ResetLink> {
  refuseInDemo(actor);
  const { workspaceId } = actor;
  const [colleague] = await db
    .select({ email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)));
  if (!colleague) throw new Failure('not_found', 'This person is no longer a member.');
  if (isOperator(environment, { ...colleague, demo: false }) && !isOperator(environment, actor)) {
    throw new Failure(
      'forbidden',
      'You cannot reset the password of someone who runs this installation. Ask the server administrator.',
    );
  }
  if (!(await mayReset(db, actor.userId, userId))) {
    throw new Failure(
      'forbidden',
      'You cannot reset this password, because it also opens other workspaces. Ask the server administrator.',
    );
  }
  return db.transaction(async (tx) => {
    const entry = { workspaceId, userId: actor.userId, subject: colleague.email };
    await recordAudit(tx, { ...entry, action: 'password.link' });
    return storeReset(tx, userId, actor.userId);
  });
}

/** Stores a token, which voids earlier ones. */
export async function storeReset(
  tx: Db,
  userId: string,
  createdBy: string | null,
  token = createLinkToken().token,
): Promise<ResetLink> {
  const expiresAt = new Date(sharedNow().getTime() + lifeMs);
  await tx
    .delete(passwordResets)
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
  await tx.insert(passwordResets).values({ tokenDigest: digestToken(token), userId, createdBy, expiresAt });
  return { token, expiresAt };
}

/** Whether the actor manages everything that the other person's password gives access to. */
async function mayReset(db: Db, actorId: string, userId: string): Promise<boolean> {
  if (actorId === userId) return false;
  const own = alias(memberships, 'own');
  const reached = await db
    .select({ theirs: memberships.role, own: own.role })
    .from(memberships)
    .leftJoin(own, and(eq(own.workspaceId, memberships.workspaceId), eq(own.userId, actorId)))
    .where(eq(memberships.userId, userId));
  return reached.every(
    ({ theirs, own }) => own !== null && may(own, 'manage', 'write') && mayAssign(own, theirs),
  );
}

/**
 * The person of a reset token; undefined if it is unknown, used or expired, or if its creator has lost the permission.
 */
export async function findReset(
  db: Db,
  token: string,
  now = sharedNow(),
): Promise<{ userId: string; email: string } | undefined> {
  const [row] = await db
    .select({ userId: users.id, email: users.email, createdBy: passwordResets.createdBy })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(isOpen(token, now));
  if (!row) return undefined;
  const { createdBy, ...person } = row;
  return createdBy === null || (await mayReset(db, createdBy, person.userId)) ? person : undefined;
}

/**
 * Sets a password with a reset token, which works once. Ends all sessions of the person and returns their id. Throws
 * Failure `not_found`, and `invalid_input` for a weak password, which does not use up the token.
 */
export async function resetPassword(
  db: Db,
  token: string,
  password: string,
  now = sharedNow(),
): Promise<string> {
  const person = await findReset(db, token, now);
  if (!person) throw gone();
  const { userId, email } = person;
  requireGoodPassword(password, email);
  const hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const used = await tx
      .update(passwordResets)
      .set({ usedAt: now })
      .where(isOpen(token, now))
      .returning({ userId: passwordResets.userId });
    if (used.length === 0) throw gone();
    await setPassword(tx, userId, hash);
    for (const { id: workspaceId } of await listWorkspaces(tx, userId)) {
      await recordAudit(tx, { workspaceId, userId, action: 'password.reset' });
    }
  });
  return userId;
}

function isOpen(token: string, now: Date) {
  return and(
    eq(passwordResets.tokenDigest, digestToken(token)),
    isNull(passwordResets.usedAt),
    isWithinLife(passwordResets.expiresAt, lifeMs, now),
  );
}

function gone(): Failure {
  return new Failure('not_found', 'This link was used or has expired. Ask for a new one.');
}
