import { z } from 'zod';
import { checkRange, rangeFields } from '@/lib/ledger/query-range';
import { list, text, yesOrNo } from './query-fields';

/** What /api/catalog/brands takes. */
export const brandQuerySchema = z
  .object({
    q: text,
    ids: list,
    active: yesOrNo,
    marketplaces: list,
    ...rangeFields,
    refresh: yesOrNo,
  })
  .superRefine(checkRange);

export type BrandQuery = z.output<typeof brandQuerySchema>;
