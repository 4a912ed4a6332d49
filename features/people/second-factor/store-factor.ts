import { eq } from 'drizzle-orm';
import type { FactorChanging } from '@/features/people/accounts/factor-mails';
import { hasFactor } from '@/lib/access/has-factor';
import type { InSession, Member } from '@/lib/access/member';
import { refuseInDemo } from '@/lib/access/members';
import { lockUser } from '@/lib/access/quotas';
import { Failure } from '@/lib/base/failure';
import type { Db, Transaction } from '@/lib/server/db/database';
import { passwords, sessions } from '@/lib/server/identity/schema';
import { recordFactor } from './record-factor';
import { replaceCodes } from './recovery-codes';

/** `codes`: recovery codes, made with the first factor. This is their only copy. */
export type Added = { codes: string[] | null };

/** Throws Failure `conflict` in the demo, and without a password: single sign-on leaves it to the provider. */
export async function requireMayAdd(db: Db, member: Member): Promise<void> {
  refuseInDemo(member);
  if ((await db.$count(passwords, eq(passwords.userId, member.userId))) > 0) return;
  throw new Failure('conflict', 'You sign in by single sign-on, which asks for a second factor itself.');
}

/**
 * Stores a factor with `store` in a transaction, with recovery codes if it is the first one. The session counts as
 * confirmed: the person has just used the factor.
 */
export async function storeFactor(
  { db, mail }: FactorChanging,
  member: InSession,
  { change, subject, now }: { change: 'appAdded' | 'passkeyAdded'; subject: string; now: Date },
  store: (tx: Transaction) => Promise<void>,
): Promise<Added> {
  await requireMayAdd(db, member);
  const { userId, sessionId } = member;
  return db.transaction(async (tx) => {
    // Two first factors must not make two sets of codes.
    await lockUser(tx, userId);
    const first = !(await hasFactor(tx, userId));
    await store(tx);
    await tx.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, sessionId));
    await recordFactor(tx, userId, { change, subject, mail });
    return { codes: first ? await replaceCodes(tx, userId) : null };
  });
}
