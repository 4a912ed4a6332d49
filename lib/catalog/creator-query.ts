import { z } from 'zod';
import { oneOf } from '@/lib/ledger/query/query-parameters';
import { checkRange, rangeFields } from '@/lib/ledger/ranges/query-range';
import { creatorSorts } from './creator-shape';
import { list, orderField, stretchFields, text } from './query-fields';

/** What /api/catalog/creators takes. `brands`: partnered with one of them. */
export const creatorQuerySchema = z
  .object({
    q: text,
    brands: list,
    /** Whose amounts are sorted by; without it the first that occurs. */
    currency: text,
    ...rangeFields,
    sort: oneOf(creatorSorts).default('sales'),
    order: orderField,
    ...stretchFields,
  })
  .superRefine(checkRange);

export type CreatorQuery = z.output<typeof creatorQuerySchema>;
