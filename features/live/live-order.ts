import { z } from 'zod';
import { type LiveOrder, liveDays } from '@/lib/data/reporting/live-list';
import { orderFields } from '@/lib/data/reporting/order-fields';
import { receiptForms } from '@/lib/server/files/receipt';
import { isLiveList, liveLists } from './live-lists';

/** The body of POST /api/live-addresses. */
export const liveOrderSchema: z.ZodType<LiveOrder> = z.strictObject({
  ...orderFields({ missing: 'Enter a name for the address', days: liveDays.usual }),
  list: z.string().refine(isLiveList, { error: `must be one of ${Object.keys(liveLists).join(', ')}` }),
  receipt: z.enum(receiptForms, { error: `must be one of ${receiptForms.join(', ')}` }),
});
