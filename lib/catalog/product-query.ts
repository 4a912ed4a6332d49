import { z } from 'zod';
import { checkRange, rangeFields } from '@/lib/ledger/ranges/query-range';
import { productFilters, productSort } from './product-filters';
import { queryOf, sortFields, stretchFields } from './query-fields';

/** What /api/catalog/products takes. */
export const productQuerySchema = z
  .object({
    ...queryOf(productFilters),
    ...rangeFields,
    ...sortFields(productSort),
    ...stretchFields,
  })
  .superRefine(checkRange);

export type ProductQuery = z.output<typeof productQuerySchema>;
/** The same without a stretch. */
export type ProductFilters = Omit<ProductQuery, keyof typeof stretchFields>;

/** What /api/catalog/findings takes. */
export const findingsQuerySchema = z.object(rangeFields).superRefine(checkRange);
