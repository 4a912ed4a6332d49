import { z } from 'zod';
import { checkRange, list, rangeFields, text, yesOrNo } from './query-fields';

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
