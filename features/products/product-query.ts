import { z } from 'zod';
import { pageFields, queryOf, sortFields } from '@/lib/data/lists/query-fields';
import { checkRange, rangeFields } from '@/lib/data/ranges/query-range';
import { productFilters, productSort } from './product-filters';

/** Query of /api/catalog/products. */
export const productQuerySchema = z
  .object({
    ...queryOf(productFilters),
    ...rangeFields,
    ...sortFields(productSort),
    ...pageFields,
  })
  .superRefine(checkRange);

export type ProductQuery = z.output<typeof productQuerySchema>;
/** The query without its page. */
export type ProductFilters = Omit<ProductQuery, keyof typeof pageFields>;

/** Query of /api/catalog/findings. */
export const findingsQuerySchema = z.object(rangeFields).superRefine(checkRange);
