import { z } from 'zod';
import { pageFields, queryOf, sortFields, text } from '@/lib/data/terms/filters/query-fields';
import { checkRange, rangeFields } from '@/lib/data/terms/ranges/query-range';
import { productFilters, productSort } from './product-filters';

/** Query of /api/catalog/products. */
export const productQuerySchema = z
  .object({
    ...queryOf(productFilters),
    /** The currency of figures, sorts and findings. Defaults to the one with the most clicks. */
    currency: text,
    ...rangeFields,
    ...sortFields(productSort),
    ...pageFields,
  })
  .superRefine(checkRange);

export type ProductQuery = z.output<typeof productQuerySchema>;
/** The query without its page. */
export type ProductFilters = Omit<ProductQuery, keyof typeof pageFields>;

/** Query of /api/catalog/findings. */
export const findingsQuerySchema = z.object({ ...rangeFields, currency: text }).superRefine(checkRange);

export type FindingsQuery = z.output<typeof findingsQuerySchema>;

const id = z
  .string({ error: 'must be text' })
  .min(1, { error: 'must not be empty' })
  .max(200, { error: 'must have at most 200 characters' });

/** Query of /api/catalog/product-history. */
export const productHistoryQuerySchema = z
  .object({ product: id, marketplace: id, ...rangeFields })
  .superRefine(checkRange);

export type ProductHistoryQuery = z.output<typeof productHistoryQuerySchema>;
