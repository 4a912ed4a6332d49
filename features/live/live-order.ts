import { z } from 'zod';
import { relativeNames } from '@/lib/data/ranges/relative-range';
import { type LiveOrder, liveDays } from '@/lib/data/reporting/live-list';
import { receiptForms } from '@/lib/server/files/receipt';
import { newTokenSchema } from '@/lib/server/tokens/new-token';
import { isLiveList, liveLists } from './live-lists';

/** As long as an address of a page may be. */
const longestSearch = 16_000;

/** The body of POST /api/live-addresses. */
export const liveOrderSchema: z.ZodType<LiveOrder> = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, { error: 'Enter a name for the address' })
    .max(100, { error: 'Use at most 100 characters' }),
  list: z.string().refine(isLiveList, { error: `must be one of ${Object.keys(liveLists).join(', ')}` }),
  search: z.string().max(longestSearch, { error: `must have at most ${longestSearch} characters` }),
  range: z
    .enum(relativeNames, { error: `must be one of ${relativeNames.join(', ')}` })
    .nullable()
    .default(null),
  weekStart: z.number().int().min(0).max(6).default(1),
  receipt: z.enum(receiptForms, { error: `must be one of ${receiptForms.join(', ')}` }),
  days: newTokenSchema.shape.days.default(liveDays.usual),
});
