import { z } from 'zod';
import { checkRange, rangeFields } from '@/lib/ledger/ranges/query-range';
import { mostBrandIds } from './id-list';
import { list, listOfAtMost, text, yesOrNo } from './query-fields';

/** What /api/catalog/brands takes. */
export const brandQuerySchema = z
  .object({
    q: text,
    ids: listOfAtMost(mostBrandIds, 'ids'),
    active: yesOrNo,
    marketplaces: list,
    ...rangeFields,
    refresh: yesOrNo,
  })
  .superRefine(checkRange);

export type BrandQuery = z.output<typeof brandQuerySchema>;
