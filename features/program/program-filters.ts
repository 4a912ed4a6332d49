import { filter } from '@/lib/data/terms/filters/list-filter';
import { programCreatorSorts } from './program-shape';

/** The filters of /program. */
export const campaignFilters = {
  q: filter.text,
  ids: { ...filter.ids, column: 'id', of: 'campaign' },
  brands: { ...filter.ids, column: 'brand', of: 'brand' },
  statuses: { ...filter.texts, column: 'status', of: 'status' },
  /** Starts on or after this UTC day. */
  after: filter.day,
  /** Ends on or before this UTC day. */
  before: filter.day,
} as const;

/** The filters of /program/creators. */
export const programCreatorFilters = {
  q: filter.text,
  claimed: { ...filter.flag, column: 'claimed' },
  /** Creators of the platform in one of these groups. */
  groups: { ...filter.ids, of: 'creator_group' },
} as const;

export const programCreatorSort = filter.choice(programCreatorSorts, 'programSales');
