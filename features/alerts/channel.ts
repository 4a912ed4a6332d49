import { z } from 'zod';
import { oneOf } from '@/lib/data/terms/filters/query-parameters';
import { usualPerHour, webhookShapes } from '@/lib/gateway/webhooks/webhook-shape';
import { lineField } from '@/lib/language/format/line-field';
import { readTypedLink } from '@/lib/language/format/typed-text';
import { channelLimits } from './channel-shape';
import { perHour } from './per-hour';

const name = lineField(channelLimits.name);
const address = lineField(channelLimits.address).overwrite(readTypedLink);

/** Body of POST /api/alert-channels. `perHour`: messages per hour, at most; a webhook gets each alert. */
export const newChannelSchema = z.strictObject({
  name,
  address,
  shape: oneOf(webhookShapes),
  perHour: perHour.default(usualPerHour),
});
export type NewChannel = z.output<typeof newChannelSchema>;
/** The body as a caller writes it. */
export type ChannelInput = z.input<typeof newChannelSchema>;

/** Body of PATCH /api/alert-channels/{id}. Absent fields stay unchanged. A new address also enables the channel. */
export const channelChangesSchema = z
  .strictObject({ name: name.optional(), address: address.optional(), perHour: perHour.optional() })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
    error: 'must be given, or address or perHour',
    path: ['name'],
  });
export type ChannelChanges = z.output<typeof channelChangesSchema>;
