import { creatorSorts } from './creator-shape';
import { filter } from './filter';

/** What narrows /creators. */
export const creatorFilters = {
  q: filter.text,
  /** Partnered with one of them. */
  brands: filter.texts,
};

export const creatorSort = filter.choice(creatorSorts, 'sales');
