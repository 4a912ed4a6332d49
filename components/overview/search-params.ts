import { parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { addDays, type Day } from '@/lib/ledger/days';
import type { OverviewQuery } from '@/lib/overview/overview-query';
import { overviewMetrics } from '@/lib/overview/overview-shape';
import { comparisons, grains } from '@/lib/reports/choices';

/** What the address of /overview says. Days are UTC. */
export const overviewSearch = {
  from: parseAsString,
  to: parseAsString,
  grain: parseAsStringLiteral(grains).withDefault('day'),
  compare: parseAsStringLiteral(comparisons).withDefault('previous'),
  metric: parseAsStringLiteral(overviewMetrics).withDefault('sales'),
  currency: parseAsString,
};

const defaultDays = 28;

type Search = Pick<OverviewQuery, 'grain' | 'compare'> & { from: Day | null; to: Day | null };

/** The question behind an address; without a range 28 days, today (UTC) included. */
export function toOverviewQuery({ from, to, grain, compare }: Search, today: Day): OverviewQuery {
  const end = to ?? today;
  return { dataset: 'reports', from: from ?? addDays(end, 1 - defaultDays), to: end, grain, compare };
}
