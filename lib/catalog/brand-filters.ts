import { filter } from './filter';
import { maxBrandIds } from './id-list';

/** The filters of /brands. */
export const brandFilters = {
  q: filter.text,
  ids: { ...filter.ids, column: 'id', most: maxBrandIds },
  active: { ...filter.flag, column: 'active' },
  marketplaces: { ...filter.texts, column: 'marketplace' },
};
