import { z } from 'zod';
import { checkRange, rangeFields } from '@/lib/ledger/ranges/query-range';
import { productFilters, productSort } from './product-filters';
import { pageFields, queryOf, sortFields } from './query-fields';

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
