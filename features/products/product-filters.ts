import { maxIds } from '@/lib/data/terms/filters/id-list';
import { filter } from '@/lib/data/terms/filters/list-filter';
import { liveProductFilters } from '@/lib/data/terms/filters/live-filters';
import { findingNames } from './findings';
import { productSorts } from './product-shape';

/** The filters of /products. Marketplaces and categories may be any text, so that new ones work. */
export const productFilters = {
  /** v2: all marketplaces. v1: the marketplaces of seller v1. */
  api: filter.choice(['v1', 'v2'], 'v2'),
  ...liveProductFilters,
  ids: { ...filter.texts, column: 'id', most: maxIds, of: 'product' },
  /** Products in one of these groups. */
  groups: { ...filter.ids, of: 'product_group' },
  finding: filter.oneOf(findingNames),
} as const;

export const productSort = filter.choice(productSorts, 'listed');
