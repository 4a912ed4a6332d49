import { z } from 'zod';
import { pageFields, queryOf, sortFields, text } from '@/lib/data/terms/filters/query-fields';
import { checkRange, rangeFields } from '@/lib/data/terms/ranges/query-range';
import { creatorFilters, creatorSort } from './creator-filters';

/** Query of /api/catalog/creators. */
export const creatorQuerySchema = z
  .object({
    ...queryOf(creatorFilters),
    /** The currency to sort amounts by. Defaults to the first one. */
    currency: text,
    ...rangeFields,
    ...sortFields(creatorSort),
    ...pageFields,
  })
  .superRefine(checkRange);

export type CreatorQuery = z.output<typeof creatorQuerySchema>;
