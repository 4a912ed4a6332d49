import { asOneOf, asText } from '@/lib/address/parameter';
import { addDays, type Day } from '@/lib/ledger/days';
import type { OverviewQuery } from '@/lib/overview/overview-query';
import { overviewMetrics } from '@/lib/overview/overview-shape';
import { comparisons, grains } from '@/lib/reports/choices';

/** What the address of /overview says. Days are UTC. */
export const overviewSearch = {
  from: asText,
  to: asText,
  grain: asOneOf(grains).or('day'),
  compare: asOneOf(comparisons).or('previous'),
  metric: asOneOf(overviewMetrics).or('sales'),
  currency: asText,
};

const defaultDays = 28;

type Search = Pick<OverviewQuery, 'grain' | 'compare'> & { from: Day | null; to: Day | null };

/** The question behind an address; without a range 28 days, today (UTC) included. */
export function toOverviewQuery({ from, to, grain, compare }: Search, today: Day): OverviewQuery {
  const end = to ?? today;
  return { dataset: 'reports', from: from ?? addDays(end, 1 - defaultDays), to: end, grain, compare };
}
