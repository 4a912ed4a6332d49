import { and, eq, inArray } from 'drizzle-orm';
import type { Member } from '@/lib/access/member';
import { countAttempt } from '@/lib/access/throttle';
import { Failure } from '@/lib/base/failure';
import { alertChannels } from '@/lib/gateway/webhooks/schema';
import type { Language } from '@/lib/language/language';
import { addMessages, giveUpAt } from '@/lib/server/outbox/add-message';
import { messages } from '@/lib/server/outbox/schema';
import { type Sending, sendHeld } from '@/lib/server/outbox/sender';
import { type Held, takeAgain } from '@/lib/server/outbox/take-message';
import { channelKind, channelTestKind } from './alert-messages';
import { requireManager } from './change-channels';
import { channelMessages, type SendParts } from './channel-messages';
import type { ShownDelivery } from './channel-shape';
import { readDelivery } from './list-channels';
import { channelsOf } from './own-channels';

type Parts = SendParts & Pick<Sending, 'onOutcome'> & { member: Member; language: Language };

const minuteMs = 60_000;

/**
 * Sends a test to a channel, once, and says what became of it. One that is delivered enables the channel again. Throws Failure
 * `not_found` and `throttled`.
 */
export async function sendTest(parts: Parts, channelId: string): Promise<ShownDelivery> {
  const { db, member, language } = parts;
  requireManager(member);
  await countAttempt(db, 'testWebhook', member.userId);
  const { workspaceId } = member;
  const own = and(channelsOf(workspaceId), eq(alertChannels.id, channelId));
  if ((await db.$count(alertChannels, own)) === 0) {
    throw new Failure('not_found', 'This channel no longer exists.');
  }
  const createdAt = parts.now();
  const givenUpAt = new Date(createdAt.getTime() + minuteMs);
  const test = { kind: channelTestKind, transport: 'webhook' as const, workspaceId, destination: channelId };
  const details = { language: language.locale };
  // No sender takes this kind. It fails if this process ends.
  const [message] = await addMessages(db, [{ ...test, createdAt, details, givenUpAt }]);
  const held = message && (await takeAgain(db, message.id, givenUpAt, createdAt));
  if (!held) throw new Error('The test was not stored.');
  return attempt(parts, held);
}

/**
 * Sends a delivery now, with the id that it has. If it fails, it is tried again for a day. Throws Failure `not_found`,
 * `throttled`, or `conflict` while it is sent.
 */
export async function sendAgain(parts: Parts, id: string): Promise<ShownDelivery> {
  const { db, member } = parts;
  requireManager(member);
  await countAttempt(db, 'testWebhook', member.userId);
  const isOwn = and(
    ...[eq(messages.id, id), eq(messages.workspaceId, member.workspaceId)],
    inArray(messages.kind, [channelKind, channelTestKind]),
  );
  if ((await db.$count(messages, isOwn)) === 0) {
    throw new Failure('not_found', 'This delivery no longer exists.');
  }
  const now = parts.now();
  const held = await takeAgain(db, id, giveUpAt('webhook', now), now);
  if (!held) throw new Failure('conflict', 'This delivery is being sent.');
  return attempt(parts, held);
}

/** Ends by itself, also if the client has gone. A call has a time limit. */
async function attempt(parts: Parts, held: Held): Promise<ShownDelivery> {
  await sendHeld(parts, channelMessages(parts), held, new AbortController().signal);
  return readDelivery(parts.db, held.message.id);
}
