import { z } from 'zod';
import { orderFields } from '@/lib/data/reporting/order-fields';
import { type ShareOrder, shareDays, sharePages } from '@/lib/data/reporting/shared-page';

/** The body of POST /api/shares. */
export const shareOrderSchema: z.ZodType<ShareOrder> = z.strictObject({
  ...orderFields({ missing: 'Enter a name for the page', days: shareDays.usual }),
  page: z.enum(sharePages, { error: `must be one of ${sharePages.join(', ')}` }),
  password: z.string({ error: 'must be text' }).nullable().default(null),
});
