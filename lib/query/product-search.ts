import { asFlag, asOneOf, asShape, asText, asTexts } from '@/lib/address/parameter';
import type { Search } from '@/lib/address/search';
import { findingNames } from '@/lib/catalog/findings';
import { priceLimitShape } from '@/lib/catalog/product-shape';

/** What the address of /products holds beside the range, the sort and the columns. Both sides read it with this. */
export const productSearch = {
  api: asOneOf(['v2', 'v1']).or('v2'),
  q: asText.or(''),
  brands: asTexts.or([]),
  ids: asTexts.or([]),
  active: asFlag,
  stock: asOneOf(['in', 'out']),
  priceBelow: asShape(priceLimitShape),
  categories: asTexts.or([]),
  marketplaces: asTexts.or([]),
  finding: asOneOf(findingNames),
  /** Of the sums. */
  currency: asText,
  /** The product whose drawer is open: `marketplace/primaryId`. */
  product: asText,
};

export type ProductSearch = Search<typeof productSearch>;
