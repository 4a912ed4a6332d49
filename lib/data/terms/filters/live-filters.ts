import { filter } from './list-filter';

/** The filters of creators that depend on stored lists alone. */
export const liveCreatorFilters = {
  q: filter.text,
  /** Creators with a partnership with one of these brands. */
  brands: { ...filter.ids, of: 'brand' },
} as const;

/** The filters of products that depend on stored lists alone. */
export const liveProductFilters = {
  q: filter.text,
  brands: { ...filter.ids, column: 'brand', of: 'brand' },
  active: { ...filter.flag, column: 'active' },
  stock: filter.oneOf(['in', 'out']),
  /** `USD:25`: an amount in one currency. Prices in other currencies do not match. */
  priceBelow: filter.shape(
    /^[A-Z]{3}:\d{1,15}(\.\d{1,8})?$/,
    'must be a currency and an amount, like USD:25',
  ),
  categories: { ...filter.texts, column: 'category', of: 'category' },
  marketplaces: { ...filter.texts, column: 'marketplace', of: 'marketplace' },
} as const;
