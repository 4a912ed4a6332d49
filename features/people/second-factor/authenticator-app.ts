import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { FactorChanging } from '@/features/people/accounts/factor-mails';
import type { InSession } from '@/lib/access/member';
import { appSetupMs } from '@/lib/access/purge-expired';
import { sharedNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import type { Vault } from '@/lib/gateway/connections/vault';
import type { Db } from '@/lib/server/db/database';
import { authenticatorApps } from '@/lib/server/identity/schema';
import { findStep, makeAppSecret, openAppSecret, sealAppSecret } from './app-secret';
import { type Added, requireMayAdd, storeFactor } from './store-factor';
import { wrongCode } from './wrong-code';

type Parts = { db: Db; accountVault: Vault };

/**
 * Makes the secret of an authenticator app, which counts for nothing until its first code is entered. Replaces one that
 * still waits for it. Throws Failure `conflict` if the member has an app or cannot have one.
 */
export async function beginApp(
  { db, accountVault }: Parts,
  member: InSession,
  now = sharedNow(),
): Promise<{ secret: string; url: string }> {
  await requireMayAdd(db, member);
  const { userId, email } = member;
  const { secret, url } = makeAppSecret(email);
  const jwe = await sealAppSecret(accountVault, userId, secret);
  const stored = await db
    .insert(authenticatorApps)
    .values({ userId, jwe, createdAt: now })
    .onConflictDoUpdate({
      target: authenticatorApps.userId,
      set: { jwe, createdAt: now },
      setWhere: isNull(authenticatorApps.confirmedAt),
    })
    .returning({ userId: authenticatorApps.userId });
  if (stored.length === 0)
    throw new Failure('conflict', 'You have an authenticator app already. Remove it first.');
  return { secret, url };
}

/**
 * Adds the authenticator app by its first code. Throws Failure `not_found` if none was begun within an hour,
 * `invalid_input` for a wrong code.
 */
export async function finishApp(
  parts: Parts & FactorChanging,
  member: InSession,
  code: string,
  now = sharedNow(),
): Promise<Added> {
  const { db, accountVault } = parts;
  const { userId } = member;
  const waiting = and(
    eq(authenticatorApps.userId, userId),
    isNull(authenticatorApps.confirmedAt),
    gt(authenticatorApps.createdAt, new Date(now.getTime() - appSetupMs)),
  );
  const [begun] = await db.select({ jwe: authenticatorApps.jwe }).from(authenticatorApps).where(waiting);
  if (!begun) throw new Failure('not_found', 'The setup of your authenticator app has ended. Start again.');
  const lastStep = findStep(await openAppSecret(accountVault, userId, begun.jwe), code, now);
  if (lastStep === undefined) throw wrongCode();
  return storeFactor(parts, member, { change: 'appAdded', subject: 'authenticator app', now }, async (tx) => {
    const added = await tx
      .update(authenticatorApps)
      .set({ confirmedAt: now, lastStep })
      .where(and(waiting, eq(authenticatorApps.jwe, begun.jwe)))
      .returning({ userId: authenticatorApps.userId });
    if (added.length === 0)
      throw new Failure('not_found', 'The setup of your authenticator app has ended. Start again.');
  });
}

/** Whether a code is of the person's authenticator app. Uses it up: a code works once, also under concurrent use. */
export async function takeAppCode(
  { db, accountVault }: Parts,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const own = and(eq(authenticatorApps.userId, userId), isNotNull(authenticatorApps.confirmedAt));
  const [app] = await db.select({ jwe: authenticatorApps.jwe }).from(authenticatorApps).where(own);
  if (!app) return false;
  const step = findStep(await openAppSecret(accountVault, userId, app.jwe), code, now);
  if (step === undefined) return false;
  const unused = or(isNull(authenticatorApps.lastStep), lt(authenticatorApps.lastStep, step));
  const used = await db
    .update(authenticatorApps)
    .set({ lastStep: step, lastUsedAt: now })
    .where(and(own, unused, eq(authenticatorApps.jwe, app.jwe)))
    .returning({ userId: authenticatorApps.userId });
  return used.length > 0;
}
