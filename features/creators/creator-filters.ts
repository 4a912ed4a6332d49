import { filter } from '@/lib/data/lists/filter';
import { creatorSorts } from './creator-shape';

/** The filters of /creators. */
export const creatorFilters = {
  q: filter.text,
  /** Creators with a partnership with one of these brands. */
  brands: filter.ids,
};

export const creatorSort = filter.choice(creatorSorts, 'sales');
