import { asOneOf, asText } from '@/lib/address/parameter';
import { comparisons } from '@/lib/ledger/compared-range';
import { type Day, grains } from '@/lib/ledger/days';
import { settleRange } from '@/lib/ledger/settle-range';
import type { OverviewQuery } from '@/lib/overview/overview-query';
import { overviewMetrics } from '@/lib/overview/overview-shape';

/** What the address of /overview says. Days are UTC. */
export const overviewSearch = {
  from: asText,
  to: asText,
  grain: asOneOf(grains).or('day'),
  compare: asOneOf(comparisons).or('previous'),
  metric: asOneOf(overviewMetrics).or('sales'),
  currency: asText,
};

type Search = Pick<OverviewQuery, 'grain' | 'compare'> & { from: Day | null; to: Day | null };

/** The question behind an address. */
export function toOverviewQuery({ from, to, grain, compare }: Search, today: Day): OverviewQuery {
  return { dataset: 'reports', ...settleRange({ from, to }, today), grain, compare };
}
