import { maxBrandIds } from '@/lib/data/terms/filters/id-list';
import { filter } from '@/lib/data/terms/filters/list-filter';

/** The filters of /brands. */
export const brandFilters = {
  q: filter.text,
  ids: { ...filter.ids, column: 'id', most: maxBrandIds, of: 'brand' },
  active: { ...filter.flag, column: 'active' },
  marketplaces: { ...filter.texts, column: 'marketplace', of: 'marketplace' },
} as const;
