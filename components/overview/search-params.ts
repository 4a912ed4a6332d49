import { asOneOf, asText } from '@/lib/address/parameter';
import { type Day, grains, type Weekday } from '@/lib/ledger/days';
import { comparisons } from '@/lib/ledger/ranges/compared-range';
import { type RangeSearch, settleRange } from '@/lib/ledger/ranges/settle-range';
import type { OverviewQuery } from '@/lib/overview/overview-query';
import { overviewMetrics } from '@/lib/overview/overview-shape';
import { rangeSearch } from '@/lib/query/range-search';

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
