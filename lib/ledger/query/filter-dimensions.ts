import type { Filters } from './query-parameters';

/** The dimension of each filter. Currency is not a dimension. */
export const filterDimensions = {
  brands: 'brand',
  products: 'product',
  creators: 'creator',
  links: 'link',
  marketplaces: 'marketplace',
  payout_models: 'payout_model',
  campaigns: 'campaign',
  link_types: 'link_type',
  creator_tags: 'creator_tag',
  subids1: 'subid1',
  subids2: 'subid2',
  sharedids: 'sharedid',
  presets: 'preset',
  batches: 'batch',
  makers: 'maker',
  link_products: 'link_product',
} as const;

/** Filters of a dimension: all except currency. */
export const dimensionFilters = Object.keys(filterDimensions).filter(
  (name): name is keyof typeof filterDimensions => name in filterDimensions,
);

/** The active filters of a dimension. */
export const setFilters = (filters: Filters) => dimensionFilters.filter((name) => filters[name]);

/** The active filters, by noun: `{ currency: ['USD'] }`. */
export function namedFilters({ currencies, ...others }: Filters): Record<string, string[]> {
  const named: Record<string, string[]> = currencies ? { currency: currencies } : {};
  for (const name of dimensionFilters) {
    const values = others[name];
    if (values) named[filterDimensions[name]] = values;
  }
  return named;
}
