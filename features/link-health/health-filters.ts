import { filter } from '@/lib/data/terms/filters/list-filter';

/** The filters of /links/health. */
export const healthFilters = {
  /** Links to products in one of these groups. */
  groups: { ...filter.ids, of: 'product_group' },
} as const;
