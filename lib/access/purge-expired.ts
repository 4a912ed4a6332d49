import { and, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { sharedNow } from '@/lib/base/clock';
import type { Db } from '@/lib/server/db/database';
import { deleteInParts } from '@/lib/server/db/delete-rows';
import {
  auditEvents,
  authenticatorApps,
  invitations,
  passkeyChallenges,
  passwordResets,
  pendingSignIns,
  sessions,
  throttles,
} from '@/lib/server/identity/schema';
import { idleSeconds } from './session-token';

/** How long an authenticator app waits for its first code. */
export const appSetupMs = 60 * 60_000;

/** How long the audit keeps an entry: two years. The audit page says so. */
const auditMs = 730 * 86_400_000;

/** Deletes what has expired. Ended sessions stay for 30 days, because they tell which workspace a person used last. */
export async function purgeExpired(db: Db, now = sharedNow()): Promise<void> {
  await db.delete(sessions).where(lt(sessions.lastSeenAt, new Date(now.getTime() - idleSeconds * 1000)));
  await db.delete(invitations).where(or(isNotNull(invitations.usedAt), lt(invitations.expiresAt, now)));
  await db
    .delete(passwordResets)
    .where(or(isNotNull(passwordResets.usedAt), lt(passwordResets.expiresAt, now)));
  await db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now));
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  await db
    .delete(authenticatorApps)
    .where(
      and(
        isNull(authenticatorApps.confirmedAt),
        lt(authenticatorApps.createdAt, new Date(now.getTime() - appSetupMs)),
      ),
    );
  await db.delete(throttles).where(lt(throttles.expire, now));
  await deleteInParts(db, auditEvents, lt(auditEvents.at, new Date(now.getTime() - auditMs)));
}
