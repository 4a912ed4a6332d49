import { creatorSorts } from './creator-shape';
import { filter } from './filter';

/** The filters of /creators. */
export const creatorFilters = {
  q: filter.text,
  /** Creators with a partnership with one of these brands. */
  brands: filter.ids,
};

export const creatorSort = filter.choice(creatorSorts, 'sales');
