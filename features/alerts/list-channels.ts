import { and, asc, desc, eq } from 'drizzle-orm';
import { Failure } from '@/lib/base/failure';
import type { Workspace } from '@/lib/data/store/workspace';
import { alertChannels } from '@/lib/gateway/webhooks/schema';
import type { Db } from '@/lib/server/db/database';
import type { MessageState } from '@/lib/server/outbox/message-state';
import { type Message, messages } from '@/lib/server/outbox/schema';
import { managesChannels } from './change-channels';
import {
  type ChannelsAnswer,
  type DeliveriesAnswer,
  type DeliveryState,
  deliveryProblems,
  type ShownDelivery,
} from './channel-shape';
import { channelsOf } from './own-channels';
import { alertRules, alerts } from './schema';

/** Deliveries that are shown of a channel. */
const shown = 50;

type Parts = Pick<Workspace, 'db' | 'member'>;

/** The channels of the workspace, by name. Only those who manage them see where they lead. */
export async function listChannels({ db, member }: Parts): Promise<ChannelsAnswer> {
  const manages = managesChannels(member);
  const rows = await db
    .select()
    .from(alertChannels)
    .where(channelsOf(member.workspaceId))
    .orderBy(asc(alertChannels.name), asc(alertChannels.id));
  return {
    manages,
    channels: rows.map(({ id, name, shape, disabled, failingSince, perHour, shown: address }) => ({
      id,
      name,
      shape,
      disabled,
      failingSince: failingSince?.toISOString() ?? null,
      perHour,
      address: manages ? address : null,
    })),
  };
}

/** The newest deliveries of a channel. */
export async function listDeliveries({ db, member }: Parts, channelId: string): Promise<DeliveriesAnswer> {
  const rows = await readDeliveries(db)
    .where(and(eq(messages.workspaceId, member.workspaceId), eq(messages.destination, channelId)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(shown);
  return { deliveries: rows.map(showDelivery) };
}

/** One delivery. Throws Failure `not_found`. */
export async function readDelivery(db: Db, id: string): Promise<ShownDelivery> {
  const [row] = await readDeliveries(db).where(eq(messages.id, id));
  if (!row) throw new Failure('not_found', 'This delivery no longer exists.');
  return showDelivery(row);
}

const readDeliveries = (db: Db) =>
  db
    .select({ message: messages, rule: alertRules.name })
    .from(messages)
    .leftJoin(alerts, eq(alerts.id, messages.subjectId))
    .leftJoin(alertRules, eq(alertRules.id, alerts.ruleId));

/** A webhook that was lost is sent again, so its outcome is never unknown. */
const shownStates: Record<MessageState, DeliveryState> = {
  waiting: 'waiting',
  sending: 'sending',
  sent: 'delivered',
  failed: 'failed',
  unknown: 'failed',
};

function showDelivery({ message, rule }: { message: Message; rule: string | null }): ShownDelivery {
  const { id, state, status, createdAt, sentAt, nextAt } = message;
  return {
    id,
    rule,
    state: shownStates[state],
    status,
    problem: deliveryProblems.find((known) => known === message.problem) ?? null,
    at: (sentAt ?? createdAt).toISOString(),
    nextAt: state === 'waiting' ? nextAt.toISOString() : null,
  };
}
