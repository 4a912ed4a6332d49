import { filter } from './filter';
import { programCreatorSorts } from './program-shape';

/** What narrows /program. */
export const campaignFilters = {
  q: filter.text,
  ids: { ...filter.texts, column: 'id' },
  brands: { ...filter.texts, column: 'brand' },
  statuses: { ...filter.texts, column: 'status' },
  /** Started on or after that UTC day. */
  after: filter.day,
  /** Ends on or before that UTC day. */
  before: filter.day,
};

/** What narrows /program/creators. */
export const programCreatorFilters = {
  q: filter.text,
  claimed: { ...filter.flag, column: 'claimed' },
};

export const programCreatorSort = filter.choice(programCreatorSorts, 'programSales');
