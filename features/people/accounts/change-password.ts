import { eq } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import type { InSession } from '@/lib/access/member';
import { refuseInDemo } from '@/lib/access/members';
import { checkPassword, hashPassword } from '@/lib/access/password';
import { requireGoodPassword, setPassword } from '@/lib/access/set-password';
import { countAttempt, returnAttempt } from '@/lib/access/throttle';
import { Failure } from '@/lib/base/failure';
import type { Db } from '@/lib/server/db/database';
import { passwords } from '@/lib/server/identity/schema';

/**
 * Changes the member's password and ends their other sessions. Ignores `current` if there is no password yet (single
 * sign-on). Throws Failure `invalid_input` with the field, `throttled`, or `conflict` in the demo.
 */
export async function changePassword(
  db: Db,
  member: InSession,
  { current, next }: { current: string; next: string },
): Promise<void> {
  refuseInDemo(member);
  requireGoodPassword(next, member.email);
  const [stored] = await db.select().from(passwords).where(eq(passwords.userId, member.userId));
  if (stored) {
    await countAttempt(db, 'password', member.userId);
    if (!(await checkPassword(stored.hash, current))) {
      const issues = [{ field: 'currentPassword', message: 'This is not your password' }];
      throw new Failure('invalid_input', 'Check the fields below.', { issues });
    }
    await returnAttempt(db, 'password', member.userId);
  }
  const hash = await hashPassword(next);
  await db.transaction(async (tx) => {
    await setPassword(tx, member.userId, hash, member.sessionId);
    await recordAudit(tx, { ...member, action: 'password.changed' });
  });
}
