import { z } from 'zod';
import { checkRange, rangeFields } from '@/lib/ledger/ranges/query-range';
import { productFilters, productSort } from './product-filters';
import { queryOf, sortFields, stretchFields } from './query-fields';

/** Query of /api/catalog/products. */
export const productQuerySchema = z
  .object({
    ...queryOf(productFilters),
    ...rangeFields,
    ...sortFields(productSort),
    ...stretchFields,
  })
  .superRefine(checkRange);

export type ProductQuery = z.output<typeof productQuerySchema>;
/** The query without its page. */
export type ProductFilters = Omit<ProductQuery, keyof typeof stretchFields>;

/** Query of /api/catalog/findings. */
export const findingsQuerySchema = z.object(rangeFields).superRefine(checkRange);
