import type { OverviewQuery } from '@/features/overview/overview-query';
import { overviewMetrics } from '@/features/overview/overview-shape';
import { asOneOf, asText } from '@/lib/base/address/parameter';
import { rangeSearch } from '@/lib/client/range-search';
import { type Day, grains, type Weekday } from '@/lib/data/terms/days';
import { comparisons } from '@/lib/data/terms/ranges/compared-range';
import { type RangeSearch, settleRange } from '@/lib/data/terms/ranges/settle-range';

/** The search parameters of /overview. Days are UTC. */
export const overviewSearch = {
  ...rangeSearch,
  grain: asOneOf(grains).or('day'),
  compare: asOneOf(comparisons).or('previous'),
  metric: asOneOf(overviewMetrics).or('sales'),
  currency: asText,
};

type Search = Pick<OverviewQuery, 'grain' | 'compare'> & RangeSearch;

/** The request for an address. */
export function toOverviewQuery(search: Search, today: Day, weekStart: Weekday): OverviewQuery {
  const { grain, compare } = search;
  return { dataset: 'reports', ...settleRange(search, today, weekStart), grain, compare };
}
