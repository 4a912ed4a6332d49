import { z } from 'zod';
import { oneOf } from '@/lib/ledger/query/query-parameters';
import { checkRange, rangeFields } from '@/lib/ledger/ranges/query-range';
import { findingNames } from './findings';
import { mostIds } from './id-list';
import { priceLimitShape, productSorts } from './product-shape';
import { list, listOfAtMost, orderField, stretchFields, text, yesOrNo } from './query-fields';

/** What /api/catalog/products takes. Marketplaces and categories may be any text: newer ones work as they come. */
export const productQuerySchema = z
  .object({
    /** v2: every channel. v1: the marketplaces of seller v1. */
    api: oneOf(['v1', 'v2']).default('v2'),
    q: text,
    brands: list,
    ids: listOfAtMost(mostIds, 'ids'),
    active: yesOrNo,
    stock: oneOf(['in', 'out']).optional(),
    priceBelow: z
      .string()
      .regex(priceLimitShape, { error: 'must be a currency and an amount, like USD:25' })
      .optional(),
    categories: list,
    marketplaces: list,
    finding: oneOf(findingNames).optional(),
    ...rangeFields,
    sort: oneOf(productSorts).default('listed'),
    order: orderField,
    ...stretchFields,
  })
  .superRefine(checkRange);

export type ProductQuery = z.output<typeof productQuerySchema>;
/** The same without a stretch. */
export type ProductFilters = Omit<ProductQuery, keyof typeof stretchFields>;

/** What /api/catalog/findings takes. */
export const findingsQuerySchema = z.object(rangeFields).superRefine(checkRange);
