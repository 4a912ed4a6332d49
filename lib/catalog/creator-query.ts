import { z } from 'zod';
import { checkRange, rangeFields } from '@/lib/ledger/ranges/query-range';
import { creatorFilters, creatorSort } from './creator-filters';
import { queryOf, sortFields, stretchFields, text } from './query-fields';

/** What /api/catalog/creators takes. */
export const creatorQuerySchema = z
  .object({
    ...queryOf(creatorFilters),
    /** Whose amounts are sorted by; without it the first that occurs. */
    currency: text,
    ...rangeFields,
    ...sortFields(creatorSort),
    ...stretchFields,
  })
  .superRefine(checkRange);

export type CreatorQuery = z.output<typeof creatorQuerySchema>;
