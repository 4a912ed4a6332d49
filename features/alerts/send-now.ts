import { and, eq } from 'drizzle-orm';
import { Failure } from '@/lib/base/failure';
import type { Language } from '@/lib/language/language';
import type { Member } from '@/lib/server/accounts/member';
import { countAttempt } from '@/lib/server/accounts/throttle';
import { alertChannels } from '@/lib/server/webhooks/schema';
import { requireManager } from './change-channels';
import type { ShownDelivery } from './channel-shape';
import { addDelivery, channelsOf, claimDelivery, deliveriesOf, isIdle } from './deliveries';
import { readDelivery } from './list-channels';
import { alertDeliveries } from './schema';
import { deliver, type SendParts } from './send-deliveries';

type Parts = Omit<SendParts, 'workspaceId'> & { member: Member; language: Language };

/**
 * Sends a test to a channel, once, and says what became of it. One that is delivered enables the channel again. Throws Failure
 * `not_found` and `throttled`.
 */
export async function sendTest(parts: Parts, channelId: string): Promise<ShownDelivery> {
  const { db, member, now } = parts;
  requireManager(member);
  await countAttempt(db, 'testWebhook', member.userId);
  const own = and(channelsOf(member.workspaceId), eq(alertChannels.id, channelId));
  if ((await db.$count(alertChannels, own)) === 0) {
    throw new Failure('not_found', 'This channel no longer exists.');
  }
  const id = await addDelivery(db, { channelId, alertId: null, createdAt: now(), at: now() });
  return attempt(parts, id);
}

/**
 * Sends a delivery now, with the id that it has. If it fails, it is tried again for a day. Throws Failure `not_found`,
 * `throttled`, or `conflict` while it is sent.
 */
export async function sendAgain(parts: Parts, id: string): Promise<ShownDelivery> {
  const { db, member } = parts;
  requireManager(member);
  await countAttempt(db, 'testWebhook', member.userId);
  const own = and(deliveriesOf(db, member.workspaceId), eq(alertDeliveries.id, id));
  if ((await db.$count(alertDeliveries, own)) === 0) {
    throw new Failure('not_found', 'This delivery no longer exists.');
  }
  return attempt(parts, id);
}

/** Ends by itself, also if the client has gone. A call has a time limit. */
async function attempt(parts: Parts, id: string): Promise<ShownDelivery> {
  const { signal } = new AbortController();
  const { db, member, language } = parts;
  const now = parts.now();
  const which = and(eq(alertDeliveries.id, id), isIdle(now));
  const claimed = await claimDelivery(db, which, { now, again: true });
  if (!claimed) throw new Failure('conflict', 'This delivery is being sent.');
  await deliver({ ...parts, workspaceId: member.workspaceId }, claimed, { signal, language });
  return readDelivery(db, id);
}
