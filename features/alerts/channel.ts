import { z } from 'zod';
import { oneOf } from '@/lib/data/query/query-parameters';
import { cleanText } from '@/lib/language/format/clean-text';
import { webhookShapes } from '@/lib/server/webhooks/webhook-shape';
import { channelLimits } from './channel-shape';

const textTo = (most: number) =>
  z
    .string({ error: 'must be text' })
    .overwrite(cleanText)
    .trim()
    .min(1, { error: 'must not be empty' })
    .max(most, { error: `must have at most ${most} characters` });

const name = textTo(channelLimits.name);
const address = textTo(channelLimits.address);

/** Body of POST /api/alert-channels. */
export const newChannelSchema = z.strictObject({ name, address, shape: oneOf(webhookShapes) });
export type NewChannel = z.output<typeof newChannelSchema>;

/** Body of PATCH /api/alert-channels/{id}. Absent fields stay unchanged. A new address also enables the channel. */
export const channelChangesSchema = z
  .strictObject({ name: name.optional(), address: address.optional() })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
    error: 'must be given, or address',
    path: ['name'],
  });
export type ChannelChanges = z.output<typeof channelChangesSchema>;
