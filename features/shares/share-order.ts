import { z } from 'zod';
import { relativeNames } from '@/lib/data/ranges/relative-range';
import { type ShareOrder, shareDays, sharePages } from '@/lib/data/reporting/shared-page';
import { newTokenSchema } from '@/lib/server/tokens/new-token';

/** As long as an address of a page may be. */
const longestSearch = 16_000;

/** The body of POST /api/shares. */
export const shareOrderSchema: z.ZodType<ShareOrder> = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, { error: 'Enter a name for the page' })
    .max(100, { error: 'Use at most 100 characters' }),
  page: z.enum(sharePages, { error: `must be one of ${sharePages.join(', ')}` }),
  search: z.string().max(longestSearch, { error: `must have at most ${longestSearch} characters` }),
  range: z
    .enum(relativeNames, { error: `must be one of ${relativeNames.join(', ')}` })
    .nullable()
    .default(null),
  weekStart: z.number().int().min(0).max(6).default(1),
  password: z.string({ error: 'must be text' }).nullable().default(null),
  days: newTokenSchema.shape.days.default(shareDays.usual),
});
