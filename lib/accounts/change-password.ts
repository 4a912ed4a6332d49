import { eq } from 'drizzle-orm';
import type { Db } from '@/lib/db/database';
import { Failure } from '@/lib/failure';
import { recordAudit } from './audit';
import { endOtherSessions } from './end-session';
import type { Member } from './member';
import { refuseInDemo } from './members';
import { checkPassword, hashPassword } from './password';
import { findPasswordProblem } from './password-rule';
import { passwords } from './schema';
import { countAttempt, returnAttempt } from './throttle';

/**
 * Changes one's own password and ends one's other sessions. Without one so far (single sign-on) `current` is not looked
 * at. Throws Failure `invalid_input` that names the field, `throttled`, or `conflict` in the demo.
 */
export async function changePassword(
  db: Db,
  member: Member,
  { current, next }: { current: string; next: string },
): Promise<void> {
  refuseInDemo(member);
  const problem = findPasswordProblem(next, member.email);
  if (problem) throw refuse('password', problem);
  const [stored] = await db.select().from(passwords).where(eq(passwords.userId, member.userId));
  if (stored) {
    await countAttempt(db, 'password', member.userId);
    if (!(await checkPassword(stored.hash, current)))
      throw refuse('currentPassword', 'This is not your password');
    await returnAttempt(db, 'password', member.userId);
  }
  const hash = await hashPassword(next);
  await db
    .insert(passwords)
    .values({ userId: member.userId, hash })
    .onConflictDoUpdate({ target: passwords.userId, set: { hash, changedAt: new Date() } });
  await endOtherSessions(db, member.userId, member.sessionId);
  await recordAudit(db, { ...member, action: 'password.changed' });
}

function refuse(field: string, message: string): Failure {
  return new Failure('invalid_input', 'Check the fields below.', { issues: [{ field, message }] });
}
