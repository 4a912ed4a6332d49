import { and, eq } from 'drizzle-orm';
import { isWithinLife } from '@/lib/access/is-within-life';
import type { Visitor } from '@/lib/access/visitor';
import { sharedNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import type { Db } from '@/lib/server/db/database';
import { createLinkToken, digestToken } from '@/lib/server/identity/link-token';
import { pendingSignIns } from '@/lib/server/identity/schema';
import type { Asking } from './challenges';
import { type Allowances, type FactorParts, type Given, giveFactor } from './give-factor';

export const pendingCookie = 'partnerdeck.pending-sign-in';

/** How long the second step may take, in seconds. */
export const pendingSeconds = 10 * 60;

const lifeMs = pendingSeconds * 1000;

/** Stores that a person has given the right password. Returns the token for the browser's cookie: its only copy. */
export async function startPending(db: Db, userId: string, now = sharedNow()): Promise<string> {
  const { token, tokenDigest } = createLinkToken();
  await db
    .insert(pendingSignIns)
    .values({ tokenDigest, userId, expiresAt: new Date(now.getTime() + lifeMs) });
  return token;
}

const isOpen = (token: string, now: Date) =>
  and(
    eq(pendingSignIns.tokenDigest, digestToken(token)),
    isWithinLife(pendingSignIns.expiresAt, lifeMs, now),
  );

/** Who waits with this token, as a passkey's challenge names them; undefined if nobody does. */
export async function findPending(
  db: Db,
  token: string | undefined,
  now = sharedNow(),
): Promise<Asking | undefined> {
  if (token === undefined) return undefined;
  const [row] = await db
    .select({ userId: pendingSignIns.userId })
    .from(pendingSignIns)
    .where(isOpen(token, now));
  return row && { userId: row.userId, purpose: `sign-in ${digestToken(token)}` };
}

/**
 * Completes a sign-in by the second factor and returns whose it is. A token works once. Throws Failure `not_found` if it
 * was used or has expired, and like `giveFactor`, which does not use it up.
 */
export async function finishPending(
  parts: FactorParts,
  { token, given }: { token: string | undefined; given: Given },
  visitor: Visitor,
  now = sharedNow(),
): Promise<string> {
  const { db } = parts;
  const asking = await findPending(db, token, now);
  if (!asking || token === undefined) throw expiredSignIn();
  const { userId } = asking;
  await giveFactor(parts, asking, { given, allowances: listAllowances(userId, visitor) }, now);
  const [finished] = await db
    .delete(pendingSignIns)
    .where(isOpen(token, now))
    .returning({ userId: pendingSignIns.userId });
  if (!finished) throw expiredSignIn();
  return userId;
}

/** A known device has its own limit, so that someone who only knows the password cannot use it up. */
function listAllowances(userId: string, { network, device }: Visitor): Allowances {
  if (device && device.userId === userId) return [['factorDevice', device.id]];
  return [
    ['factorNetwork', network],
    ['factor', userId],
  ];
}

/** Failure `not_found`: nobody waits for the second factor in this browser. */
export const expiredSignIn = (): Failure =>
  new Failure('not_found', 'This took too long. Enter your password again.');
