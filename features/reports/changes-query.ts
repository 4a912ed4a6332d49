import { z } from 'zod';
import { isDateTime } from '@/lib/contract/dates';
import { wholeNumber } from '@/lib/data/terms/filters/query-parameters';

const problem = 'must be a date-time, written YYYY-MM-DDTHH:mm:ss.SSSZ';

/** Query of /api/ledger/changes: changes recorded after `since`, a date-time in the API's format. */
export const changesQuerySchema = z.object({
  since: z.string({ error: problem }).refine(isDateTime, { error: problem }),
  limit: wholeNumber(1, 500, 50),
});

export type ChangesQuery = z.output<typeof changesQuerySchema>;
