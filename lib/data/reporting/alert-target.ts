import { countDays, type DayRange } from '../days';
import type { Metric } from '../metrics';
import { type Filters, filterOf, setFilters } from '../query/filter-dimensions';
import { readFilterValue } from '../query/filter-value';

/** Metrics that an alert rule can watch. Rows of product reports carry them, in every currency. */
export const alertMetrics = ['sales', 'commission', 'clicks', 'conversions'] as const;
export type AlertMetric = (typeof alertMetrics)[number];

/** What such a rule may be about. */
export const subjectKinds = ['brand', 'creator', 'product'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** The query of /settings/alerts that opens the form of a new rule. `add`: its kind. */
export type AlertTarget =
  | {
      add: 'threshold';
      metric: AlertMetric;
      currency: string;
      days: string;
      subject?: SubjectKind;
      id?: string;
    }
  | { add: 'campaignBudget'; id: string };

type Shown = { metric: Metric; currency: string | null; range: DayRange; filters: Filters };

/** The rule that watches what a chart of product reports shows. Null if no rule can. */
export function findAlertTarget({ metric, currency, range, filters }: Shown): AlertTarget | null {
  const watched = alertMetrics.find((name) => name === metric);
  if (!watched || currency === null) return null;
  const target = { add: 'threshold' as const, metric: watched, currency, days: String(countDays(range)) };
  // A product is shown in one marketplace, and watched in all.
  const set = setFilters(filters).filter((name) => name !== 'marketplaces' || !filters.products);
  if (set.length === 0) return target;
  const subject = subjectKinds.find((kind) => filterOf[kind] === set[0]);
  const [value, ...others] = (subject && filters[filterOf[subject]]) ?? [];
  const id = subject && value !== undefined ? readFilterValue(subject, value) : null;
  if (!subject || !id || others.length > 0 || set.length > 1) return null;
  return { ...target, subject, id };
}
