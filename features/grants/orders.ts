import { z } from 'zod';
import { isLiveList, liveLists } from '@/features/live/live-lists';
import { grantFields } from '@/lib/access/grants/grant-fields';
import { relativeNames } from '@/lib/data/terms/ranges/relative-range';
import { type LiveOrder, liveDays } from '@/lib/pages/live-list';
import { type ShareOrder, shareDays, sharePages } from '@/lib/pages/shared-page';
import { receiptForms } from '@/lib/server/files/receipt';

/** As long as an address of a page may be. */
const longestSearch = 16_000;

/** What of a page or list is shown. A `range` replaces the days in `search`. */
const viewFields = {
  search: z.string().max(longestSearch, { error: `must have at most ${longestSearch} characters` }),
  range: z
    .enum(relativeNames, { error: `must be one of ${relativeNames.join(', ')}` })
    .nullable()
    .default(null),
  weekStart: z.number().int().min(0).max(6).default(1),
};

/** The body of POST /api/live-addresses. */
export const liveOrderSchema: z.ZodType<LiveOrder> = z.strictObject({
  ...grantFields({ missing: 'Enter a name for the address', days: liveDays.usual }),
  ...viewFields,
  list: z.string().refine(isLiveList, { error: `must be one of ${Object.keys(liveLists).join(', ')}` }),
  receipt: z.enum(receiptForms, { error: `must be one of ${receiptForms.join(', ')}` }),
});

/** The body of POST /api/shares. */
export const shareOrderSchema: z.ZodType<ShareOrder> = z.strictObject({
  ...grantFields({ missing: 'Enter a name for the page', days: shareDays.usual }),
  ...viewFields,
  page: z.enum(sharePages, { error: `must be one of ${sharePages.join(', ')}` }),
  password: z.string({ error: 'must be text' }).nullable().default(null),
});
