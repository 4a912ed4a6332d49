import { filter } from '@/lib/data/lists/filter';
import { maxIds } from '@/lib/data/lists/id-list';
import { findingNames } from './findings';
import { productSorts } from './product-shape';

/** The filters of /products. Marketplaces and categories may be any text, so that new ones work. */
export const productFilters = {
  /** v2: all marketplaces. v1: the marketplaces of seller v1. */
  api: filter.choice(['v1', 'v2'], 'v2'),
  q: filter.text,
  brands: { ...filter.ids, column: 'brand' },
  ids: { ...filter.texts, column: 'id', most: maxIds },
  active: { ...filter.flag, column: 'active' },
  stock: filter.oneOf(['in', 'out']),
  /** `USD:25`: an amount in one currency. Prices in other currencies do not match. */
  priceBelow: filter.shape(
    /^[A-Z]{3}:\d{1,15}(\.\d{1,8})?$/,
    'must be a currency and an amount, like USD:25',
  ),
  categories: { ...filter.texts, column: 'category' },
  marketplaces: { ...filter.texts, column: 'marketplace' },
  finding: filter.oneOf(findingNames),
};

export const productSort = filter.choice(productSorts, 'listed');
