import { z } from 'zod';
import { checkRange, rangeFields } from '@/lib/ledger/ranges/query-range';
import { creatorFilters, creatorSort } from './creator-filters';
import { queryOf, sortFields, stretchFields, text } from './query-fields';

/** Query of /api/catalog/creators. */
export const creatorQuerySchema = z
  .object({
    ...queryOf(creatorFilters),
    /** The currency to sort amounts by. Defaults to the first one. */
    currency: text,
    ...rangeFields,
    ...sortFields(creatorSort),
    ...stretchFields,
  })
  .superRefine(checkRange);

export type CreatorQuery = z.output<typeof creatorQuerySchema>;
