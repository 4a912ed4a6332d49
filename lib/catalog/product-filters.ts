import { filter } from './filter';
import { findingNames } from './findings';
import { mostIds } from './id-list';
import { productSorts } from './product-shape';

/** What narrows /products. Marketplaces and categories may be any text: newer ones work as they come. */
export const productFilters = {
  /** v2: every channel. v1: the marketplaces of seller v1. */
  api: filter.choice(['v1', 'v2'], 'v2'),
  q: filter.text,
  brands: { ...filter.texts, column: 'brand' },
  ids: { ...filter.texts, column: 'id', most: mostIds },
  active: { ...filter.flag, column: 'active' },
  stock: filter.oneOf(['in', 'out']),
  /** `USD:25`: an amount of one currency. Prices of other currencies do not compare with it. */
  priceBelow: filter.shape(/^[A-Z]{3}:\d{1,9}(\.\d{1,8})?$/, 'must be a currency and an amount, like USD:25'),
  categories: { ...filter.texts, column: 'category' },
  marketplaces: { ...filter.texts, column: 'marketplace' },
  finding: filter.oneOf(findingNames),
};

export const productSort = filter.choice(productSorts, 'listed');
