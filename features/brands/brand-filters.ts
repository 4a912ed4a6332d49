import { filter } from '@/lib/data/lists/filter';
import { maxBrandIds } from '@/lib/data/lists/id-list';

/** The filters of /brands. */
export const brandFilters = {
  q: filter.text,
  ids: { ...filter.ids, column: 'id', most: maxBrandIds, of: 'brand' },
  active: { ...filter.flag, column: 'active' },
  marketplaces: { ...filter.texts, column: 'marketplace', of: 'marketplace' },
} as const;
