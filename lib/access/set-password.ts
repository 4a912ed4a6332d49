import { and, eq, isNull } from 'drizzle-orm';
import { sharedNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import { findPasswordProblem } from '@/lib/base/password-rule';
import type { Transaction } from '@/lib/server/db/database';
import { passwordResets, passwords, pendingSignIns } from '@/lib/server/identity/schema';
import { endOtherSessions } from './end-session';

/** Throws Failure `invalid_input` for a weak password. */
export function requireGoodPassword(password: string, email: string): void {
  const message = findPasswordProblem(password, email);
  if (!message) return;
  const issues = [{ field: 'password', message }];
  throw new Failure('invalid_input', 'Check the fields below.', { issues });
}

/** Stores a person's new password as a hash. Ends their sessions except `keep`, and their open reset links and sign-ins. */
export async function setPassword(
  tx: Transaction,
  userId: string,
  hash: string,
  keep?: string,
): Promise<void> {
  await tx
    .insert(passwords)
    .values({ userId, hash })
    .onConflictDoUpdate({ target: passwords.userId, set: { hash, changedAt: sharedNow() } });
  await tx
    .delete(passwordResets)
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
  await tx.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
  await endOtherSessions(tx, userId, keep);
}
