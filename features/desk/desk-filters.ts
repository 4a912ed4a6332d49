import { filter } from '@/lib/data/terms/filters/list-filter';
import { partnerSorts } from './desk-shape';

/** The value of `owners` for partners without an owner. */
export const withoutOwner = 'none';

/** `overdue`: before today. `week`: today and the next six days. `none`: partners without a next step. */
export const dueFilters = ['overdue', 'today', 'week', 'none'] as const;
export type DueFilter = (typeof dueFilters)[number];

/** The filters of /desk. */
export const deskFilters = {
  q: filter.text,
  /** Keys of stages. */
  stages: { ...filter.texts, most: 20 },
  /** Ids of members, or `none`. */
  owners: { ...filter.texts, most: 50, of: 'maker' },
  /** Partners with any of these tags. */
  tags: { ...filter.texts, most: 50 },
  /** Ids of named groups of creators, or `none` for partners in none. */
  groups: { ...filter.ids, most: 50, of: 'creator_group' },
  due: filter.oneOf(dueFilters),
} as const;

export const deskSort = filter.choice(partnerSorts, 'due');
