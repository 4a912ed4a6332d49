import { and, eq } from 'drizzle-orm';
import { isWithinLife } from '@/lib/access/is-within-life';
import type { Db } from '@/lib/server/db/database';
import { digestToken } from '@/lib/server/identity/link-token';
import { passkeyChallenges } from '@/lib/server/identity/schema';

const lifeMs = 5 * 60_000;

/** Whose challenge it is, and what for: `add`, `confirm` or `sign-in`, with the session or pending sign-in that asked. */
export type Asking = { userId: string; purpose: string };

const { challengeDigest, userId, purpose, expiresAt } = passkeyChallenges;

const isOf = (asking: Asking) => and(eq(userId, asking.userId), eq(purpose, asking.purpose));

/** Stores a challenge for five minutes. It replaces an earlier one for the same. */
export async function storeChallenge(db: Db, challenge: string, asking: Asking, now: Date): Promise<void> {
  const row = {
    ...asking,
    challengeDigest: digestToken(challenge),
    expiresAt: new Date(now.getTime() + lifeMs),
  };
  await db.transaction(async (tx) => {
    await tx.delete(passkeyChallenges).where(isOf(asking));
    await tx.insert(passkeyChallenges).values(row);
  });
}

/** Uses up a challenge. False if it was not made for this, was used or has expired. */
export async function takeChallenge(db: Db, challenge: string, asking: Asking, now: Date): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(eq(challengeDigest, digestToken(challenge)), isOf(asking), isWithinLife(expiresAt, lifeMs, now)),
    )
    .returning({ userId });
  return taken.length > 0;
}
