import { filter } from './filter';
import { mostBrandIds } from './id-list';

/** The filters of /brands. */
export const brandFilters = {
  q: filter.text,
  ids: { ...filter.texts, column: 'id', most: mostBrandIds },
  active: { ...filter.flag, column: 'active' },
  marketplaces: { ...filter.texts, column: 'marketplace' },
};
