import { countDays, type DayRange } from '@/lib/data/terms/days';
import { type Dimension, dimensionInfo } from '@/lib/data/terms/dimensions';
import { type Filters, setFilters } from '@/lib/data/terms/filters/filter-dimensions';
import { readFilterValue, writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import type { Metric } from '@/lib/data/terms/metrics';
import { isPlacement } from '@/lib/data/terms/placement-dimensions';

/** Metrics that an alert rule can watch. Rows of product reports carry them, in every currency. */
export const alertMetrics = ['sales', 'commission', 'clicks', 'conversions'] as const;
export type AlertMetric = (typeof alertMetrics)[number];

/** What such a rule may be about. */
export const subjectKinds = ['brand', 'creator', 'product', 'creator_group', 'product_group'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** Whose figures a rule may judge one by one. */
export const eachKinds = ['creator', 'brand', 'product'] as const;
export type EachKind = (typeof eachKinds)[number];

/** Whose sales a rule may watch: creators, and placements. */
export const sellerKinds = ['creator', 'subid1', 'subid2', 'sharedid', 'link'] as const;
export type SellerKind = (typeof sellerKinds)[number];

/** The query of /inbox that opens the form of a new rule. `add`: its kind. */
export type AlertTarget =
  | {
      add: 'threshold';
      metric: AlertMetric;
      currency: string;
      days: string;
      subject?: SubjectKind;
      id?: string;
    }
  | { add: 'creatorSales'; subject: SellerKind; id: string }
  | { add: 'campaignBudget'; id: string };

type Shown = { metric: Metric; currency: string | null; range: DayRange; filters: Filters };

/** The rule that watches what a chart of product reports shows. Null if no rule can. */
export function findAlertTarget({ metric, currency, range, filters }: Shown): AlertTarget | null {
  const watched = alertMetrics.find((name) => name === metric);
  if (!watched || currency === null) return null;
  const target = { add: 'threshold' as const, metric: watched, currency, days: String(countDays(range)) };
  // A product is shown in one marketplace, and watched in all.
  const found = findSubject(
    filters.products ? { ...filters, marketplaces: undefined } : filters,
    subjectKinds,
  );
  if (found === undefined) return null;
  return found === null ? target : { ...target, subject: found.kind, id: found.id };
}

/** The one thing that filters select, of some kinds: null without filters, undefined if it is none or there are several. */
export function findSubject<Kind extends Dimension>(
  filters: Filters,
  kinds: readonly Kind[],
): { kind: Kind; id: string } | null | undefined {
  const set = setFilters(filters);
  if (set.length === 0) return null;
  const kind = kinds.find((name) => dimensionInfo[name].filter === set[0]);
  const [value, ...others] = (kind && filters[dimensionInfo[kind].filter]) ?? [];
  const id = kind && value !== undefined ? readFilterValue(kind, value) : null;
  return kind && id && others.length === 0 && set.length === 1 ? { kind, id } : undefined;
}

/** Whether a rule can watch rows by this dimension. */
export const isWatched = (dimension: Dimension): boolean =>
  [...subjectKinds, ...sellerKinds].some((kind) => kind === dimension);

type Row = Omit<Shown, 'metric'> & {
  /** Watched if a rule can. Otherwise the rule watches sales. */
  metric: string | undefined;
  dimension: Dimension;
  key: string | null;
};

/** The rule that watches one row of product reports by a dimension. Null if no rule can. */
export function findRowTarget({ metric, dimension, key, currency, range, filters }: Row): AlertTarget | null {
  if (key === null) return null;
  const seller = sellerKinds.find((kind) => kind === dimension);
  if (seller && seller !== 'creator') {
    // The form takes the text of a subid, not its key.
    const id = isPlacement(seller) ? readFilterValue('link', key) : key;
    return id && setFilters(filters).length === 0 ? { add: 'creatorSales', subject: seller, id } : null;
  }
  const shown = { metric: alertMetrics.find((name) => name === metric) ?? 'sales', currency, range };
  const row = { [dimensionInfo[dimension].filter]: [writeFilterValue(dimension, key)] };
  // The rows of a product are those of its brand.
  const others = dimension === 'product' ? { ...filters, brands: undefined } : filters;
  return findAlertTarget({ ...shown, filters: { ...others, ...row } });
}
