import { z } from 'zod';
import { isDateTime } from '@/lib/contract/dates';
import { wholeNumber } from '../query/query-parameters';

const wanted = 'must be a date-time, written YYYY-MM-DDTHH:mm:ss.SSSZ';

/** What /api/ledger/changes takes: changes noted after `since`, a date-time as the API writes them. */
export const changesQuerySchema = z.object({
  since: z.string({ error: wanted }).refine(isDateTime, { error: wanted }),
  limit: wholeNumber(1, 500, 50),
});

export type ChangesQuery = z.output<typeof changesQuerySchema>;
