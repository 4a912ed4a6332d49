import { filter } from '@/lib/data/terms/filters/list-filter';
import { liveCreatorFilters } from '@/lib/data/terms/filters/live-filters';
import { creatorSorts } from './creator-shape';

/** The filters of /creators. */
export const creatorFilters = {
  ...liveCreatorFilters,
  /** Creators in one of these groups. */
  groups: { ...filter.ids, of: 'creator_group' },
} as const;

export const creatorSort = filter.choice(creatorSorts, 'sales');
