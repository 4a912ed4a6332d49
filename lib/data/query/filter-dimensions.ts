import { toId } from '@/lib/contract/uuid';
import type { Dimension } from '../datasets';
import { isPlacement } from '../placement-dimensions';

/** The filter of each dimension. */
export const filterOf = {
  brand: 'brands',
  product: 'products',
  creator: 'creators',
  link: 'links',
  marketplace: 'marketplaces',
  payout_model: 'payout_models',
  campaign: 'campaigns',
  link_type: 'link_types',
  subid1: 'subids1',
  subid2: 'subids2',
  sharedid: 'sharedids',
  preset: 'presets',
  batch: 'batches',
  maker: 'makers',
  link_product: 'link_products',
  creator_tag: 'creator_tags',
  creator_group: 'creator_groups',
  product_group: 'product_groups',
} as const satisfies Record<Dimension, string>;

/** Dimensions whose keys are UUIDs. Those of a link's attributes may also be `~`. */
const idDimensions: readonly string[] = [
  'brand',
  'creator',
  'campaign',
  'preset',
  'batch',
  'maker',
  'creator_group',
  'product_group',
] satisfies Dimension[];

/** Whether every key of a dimension is a UUID. */
export const isIdDimension = (name: string): boolean => idDimensions.includes(name) && !isPlacement(name);

/** A dimension's key as it is stored. */
export const toKey = (dimension: Dimension | 'none', key: string): string =>
  idDimensions.includes(dimension) ? toId(key) : key;

export type DimensionFilter = (typeof filterOf)[Dimension];
export const dimensionFilters: readonly DimensionFilter[] = Object.values(filterOf);

/** The dimension of each filter. */
export const filterDimensions: Record<DimensionFilter, Dimension> = Object.fromEntries(
  Object.entries(filterOf).map((pair) => pair.toReversed()),
);

/** A value for the filter of each dimension. */
export const eachFilter = <Value>(make: (dimension: Dimension) => Value): Record<DimensionFilter, Value> =>
  Object.fromEntries(dimensionFilters.map((name): unknown[] => [name, make(filterDimensions[name])]));

/** Filters of reads of rows. Currency is not a dimension. */
export type FilterName = DimensionFilter | 'currencies';
export type Filters = { [Name in FilterName]?: string[] | undefined };

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
