import { callProblems, type WebhookShape } from '@/lib/gateway/webhooks/webhook-shape';

/** Characters of a channel's name and address. */
export const channelLimits = { name: 100, address: 2_048 } as const;

const deliveryStates = ['waiting', 'sending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/**
 * Why a delivery has no HTTP status. `sealed`: the stored address cannot be decrypted. `stopped`: the rule uses the channel
 * no more, or its owner may not see reports. `disabled`: the channel is. `lost`: the server ended meanwhile, or did not run
 * for a day. `restored`: a backup was restored.
 */
export const deliveryProblems = [
  ...callProblems,
  'sealed',
  'stopped',
  'disabled',
  'lost',
  'restored',
] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

/** A channel as its reader may see it. */
export type ShownChannel = {
  id: string;
  name: string;
  shape: WebhookShape;
  disabled: 'failing' | 'gone' | null;
  /** Since when nothing has arrived, ISO 8601. Null while it works. */
  failingSince: string | null;
  /** The host and the last characters of its address. Null for those who do not manage channels. */
  address: string | null;
  /** Messages per hour, at most. A webhook gets each alert. */
  perHour: number;
};

/** `manages`: whether the reader may change them. */
export type ChannelsAnswer = { channels: ShownChannel[]; manages: boolean };

export type ShownDelivery = {
  id: string;
  /** The name of the rule. Null: a test. */
  rule: string | null;
  state: DeliveryState;
  status: number | null;
  problem: DeliveryProblem | null;
  /** When it was last sent, or stored if it was not. */
  at: string;
  /** When it is sent again. Null if it is not. */
  nextAt: string | null;
};

export type DeliveriesAnswer = { deliveries: ShownDelivery[] };

/** A channel that was added. `secret`: what its messages are signed with; null if they are not. */
export type AddedChannel = { id: string; secret: string | null };
