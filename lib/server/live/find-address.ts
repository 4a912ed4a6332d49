import { timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { ageOf, isYounger, latestStored } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import { digestToken } from '@/lib/server/accounts/link-token';
import type { Member } from '@/lib/server/accounts/member';
import { memberFields } from '@/lib/server/accounts/member-fields';
import { memberships, users, workspaces } from '@/lib/server/accounts/schema';
import type { Db } from '@/lib/server/db/database';
import { isLive } from '@/lib/server/tokens/live-token';
import { isToken } from '@/lib/server/tokens/token-form';
import type { LiveView } from './new-address';
import { liveAddresses } from './schema';

const usedEveryMs = 60_000;
const refreshEveryMs = 10 * 60_000;

/** A live address, and the member that it belongs to, as they are now. */
export type LiveAddress = LiveView & { id: string; member: Member };

/** The answer to every address that does not work, so that it tells nothing about those that did. */
export const noAddress = (): Failure =>
  new Failure('not_found', 'This live address does not exist, or does not work any more.');

/** The live address with this secret. Throws Failure `not_found` unless it works. */
export async function findAddress(db: Db, secret: string, now = new Date()): Promise<LiveAddress> {
  const row = isToken(secret, 'pdl') ? await readAddress(db, digestToken(secret), now) : undefined;
  if (!row) throw noAddress();
  const { address, member } = row;
  const { id, list, search, range, weekStart, receipt, lastUsedAt } = address;
  if (!lastUsedAt || !isYounger(ageOf(lastUsedAt, now), usedEveryMs)) {
    await db.update(liveAddresses).set({ lastUsedAt: now }).where(eq(liveAddresses.id, id));
  }
  return { id, list, search, range, weekStart, receipt, member };
}

/** An index finds the digest of a random secret, so its timing tells nothing of it; the last comparison has none. */
async function readAddress(db: Db, digest: string, now: Date) {
  const [row] = await db
    .select({ address: liveAddresses, member: memberFields })
    .from(liveAddresses)
    .innerJoin(users, eq(users.id, liveAddresses.userId))
    .innerJoin(workspaces, eq(workspaces.id, liveAddresses.workspaceId))
    .innerJoin(
      memberships,
      and(
        eq(memberships.userId, liveAddresses.userId),
        eq(memberships.workspaceId, liveAddresses.workspaceId),
      ),
    )
    .where(and(eq(liveAddresses.digest, digest), isLive(now, liveAddresses)));
  return row && timingSafeEqual(Buffer.from(row.address.digest), Buffer.from(digest)) ? row : undefined;
}

/**
 * Whether this read of an address may fetch from the API: at most one in ten minutes, also of several instances. A moment
 * in the future does not count, because a clock was ahead when it was stored.
 */
export async function claimRefresh(db: Db, id: string, now = new Date()): Promise<boolean> {
  const { refreshedAt } = liveAddresses;
  const isDue = or(
    isNull(refreshedAt),
    lte(refreshedAt, new Date(now.getTime() - refreshEveryMs)),
    gt(refreshedAt, latestStored(now)),
  );
  const claimed = await db
    .update(liveAddresses)
    .set({ refreshedAt: now })
    .where(and(eq(liveAddresses.id, id), isDue))
    .returning({ id: liveAddresses.id });
  return claimed.length > 0;
}
