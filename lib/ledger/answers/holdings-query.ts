import { z } from 'zod';
import { oneOf } from '../query/query-parameters';

/** What GET /api/ledger/holdings takes: which windows of each source are listed. `newest` are at most 500. */
export const holdingsQuerySchema = z.object({ windows: oneOf(['newest', 'all']).default('newest') });

export type HoldingsQuery = z.output<typeof holdingsQuerySchema>;
