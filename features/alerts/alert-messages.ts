import type { WebhookShape } from '@/lib/gateway/webhooks/webhook-shape';
import type { Db } from '@/lib/server/db/database';
import { addMessages } from '@/lib/server/outbox/add-message';
import type { alertRules } from './schema';

export const alertMailKind = 'alert-mail';
export const channelKind = 'alert-channel';
/** A test of a channel. The request that stores it sends it. */
export const channelTestKind = 'channel-test';

type Told = {
  rule: Pick<typeof alertRules.$inferSelect, 'workspaceId' | 'userId' | 'channelId'>;
  alertId: string;
  /** Whether its owner wants mail. */
  mail: boolean;
  /** Of its channel. Null without one. */
  shape: WebhookShape | null;
  createdAt: Date;
  /** When its owner may be told: now, or at the end of their quiet hours. */
  at: Date;
};

/** Stores what leaves for an alert: its mail, and its message to a channel. */
export async function addAlertMessages(
  tx: Db,
  { rule, alertId, mail, shape, createdAt, at }: Told,
): Promise<void> {
  const { workspaceId, userId, channelId } = rule;
  const about = { workspaceId, subjectId: alertId, createdAt };
  const toOwner = {
    ...about,
    kind: alertMailKind,
    transport: 'mail' as const,
    destination: `${workspaceId} ${userId}`,
    details: { userId },
    once: `${alertMailKind} ${alertId}`,
    at,
  };
  const toChannel = channelId && {
    ...about,
    kind: channelKind,
    transport: 'webhook' as const,
    destination: channelId,
    once: `${channelKind} ${alertId} ${channelId}`,
    // A program does not sleep.
    at: shape === 'webhook' ? createdAt : at,
  };
  await addMessages(tx, [...(mail ? [toOwner] : []), ...(toChannel ? [toChannel] : [])]);
}
