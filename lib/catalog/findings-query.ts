import { z } from 'zod';
import { checkRange, rangeFields } from '@/lib/ledger/ranges/query-range';

/** What /api/catalog/findings takes. */
export const findingsQuerySchema = z.object(rangeFields).superRefine(checkRange);
