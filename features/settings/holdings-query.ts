import { z } from 'zod';
import { oneOf } from '@/lib/data/terms/filters/query-parameters';

/** Query of GET /api/ledger/holdings: which windows of each source to list. `newest` lists at most 500. */
export const holdingsQuerySchema = z.object({ windows: oneOf(['newest', 'all']).default('newest') });

export type HoldingsQuery = z.output<typeof holdingsQuerySchema>;
