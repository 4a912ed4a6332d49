import { eq } from 'drizzle-orm';
import type { InSession } from '@/lib/access/member';
import { sharedNow } from '@/lib/base/clock';
import { sessions } from '@/lib/server/identity/schema';
import type { Asking } from './challenges';
import { type FactorParts, type Given, giveFactor } from './give-factor';

/** What a passkey's challenge for a session is for. */
export const confirming = ({ userId, sessionId }: InSession): Asking => ({
  userId,
  purpose: `confirm ${sessionId}`,
});

/** Confirms a session for 15 minutes by the member's second factor. Throws Failure like `giveFactor`. */
export async function confirmSession(
  parts: FactorParts,
  member: InSession,
  given: Given,
  now = sharedNow(),
): Promise<void> {
  const allowances = [['confirmation', member.userId]] as const;
  await giveFactor(parts, confirming(member), { given, allowances }, now);
  await parts.db.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, member.sessionId));
}
