import type { SummaryInput } from '@/lib/data/read/summary/summary-query';
import type { Summary } from '@/lib/data/read/summary/summary-shape';
import { type DatasetName, listDimensions, nextDimension } from '@/lib/data/terms/datasets';
import type { Day, DayRange, Grain, Weekday } from '@/lib/data/terms/days';
import { type Dimension, dimensionInfo } from '@/lib/data/terms/dimensions';
import type { FilterName } from '@/lib/data/terms/filters/filter-dimensions';
import { writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import { isBaseMetric, type Metric } from '@/lib/data/terms/metrics';
import type { ChangeOrder, Comparison } from '@/lib/data/terms/ranges/compared-range';
import { type RangeSearch, settleRange } from '@/lib/data/terms/ranges/settle-range';
import { bucketRange, suggestGrain } from '@/lib/pages/buckets';
import { listMetrics } from '@/lib/pages/metric-info';
import type { ExportInput } from './export-query';
import type { FunnelInput } from './funnel-query';
import type { RowsInput } from './rows-query';

export const explorerViews = ['breakdown', 'periods', 'funnel', 'rows'] as const;
export const topSizes = [10, 25, 50, 100] as const;

type ExplorerFilters = { [Name in FilterName]?: string[] | null };

/** Search parameters of a report page; null if absent. Days are UTC. */
export type ExplorerSearch = ExplorerFilters &
  RangeSearch & {
    grain: Grain | null;
    compare: Comparison;
    metric: Metric | null;
    group: Dimension | 'none' | null;
    currency: string | null;
    top: (typeof topSizes)[number];
    order: ChangeOrder | null;
    view: (typeof explorerViews)[number];
    split: boolean;
    index: boolean;
    base: Day | null;
  };

/** The search parameters with all defaults, and without what the dataset does not have. */
export type Explorer = {
  dataset: DatasetName;
  range: DayRange;
  grain: Grain;
  compare: ExplorerSearch['compare'];
  metric: Metric;
  group: Dimension | null;
  currency: string | null;
  top: (typeof topSizes)[number];
  /** Ranks groups by the change of the metric; null for its value. */
  order: ChangeOrder | null;
  view: ExplorerSearch['view'];
  /** Whether the chart shows a line per group. */
  split: boolean;
  /** Whether several currencies are lines of one chart, each relative to its base. */
  index: boolean;
  /** The bucket where the base starts; null for the first week of each currency. */
  base: Day | null;
  filters: { [Name in FilterName]?: string[] };
};

const maxOptions = 200;

const firstGroup: Record<DatasetName, Dimension> = {
  reports: 'brand',
  clicks: 'creator',
  brb: 'brand',
  program: 'campaign',
};

/** Resolves search parameters for `dataset` on `today`, with weeks that start on `weekStart`. */
export function settleExplorer(
  dataset: DatasetName,
  search: ExplorerSearch,
  today: Day,
  weekStart: Weekday,
): Explorer {
  const range = settleRange(search, today, weekStart);
  const metrics = listMetrics(dataset);
  const dimensions = listDimensions(dataset);
  const group = dimensions.find((name) => name === search.group) ?? firstGroup[dataset];
  const filters: Explorer['filters'] = {};
  for (const name of dimensions) {
    const filter = dimensionInfo[name].filter;
    const values = search[filter];
    if (values && values.length > 0) filters[filter] = values;
  }
  const shown = {
    metric: metrics.find((name) => name === search.metric) ?? metrics[0] ?? 'clicks',
    group: search.group === 'none' ? null : group,
    view: search.view === 'funnel' && !hasFunnel(dataset) ? 'breakdown' : search.view,
  };
  return {
    ...shown,
    dataset,
    range,
    grain: search.grain ?? suggestGrain(range),
    compare: search.compare,
    currency: search.currency,
    top: search.top,
    order: search.compare !== 'none' && canRankByChange(shown) ? search.order : null,
    split: search.split && search.group !== 'none',
    index: search.index,
    base: search.base,
    filters,
  };
}

/** Rates cannot be subtracted, and only the breakdown has room for changes. */
export const canRankByChange = ({
  view,
  group,
  metric,
}: Pick<Explorer, 'view' | 'group' | 'metric'>): boolean =>
  view === 'breakdown' && group !== null && isBaseMetric(metric);

/** How groups are ranked: by value while no day counts, because their changes are unknown. */
export const rankingOf = (
  { order }: Pick<Explorer, 'order'>,
  total: Pick<Summary, 'comparedDays'> | undefined,
): ChangeOrder | null => (total?.comparedDays?.counted === 0 ? null : order);

/** Requests totals of the selection in every currency, by bucket. */
export function totalInput({ dataset, range, grain, compare, filters }: Explorer): SummaryInput {
  return { dataset, ...range, grain, compare, ...filters, group: 'none', series: 'total' };
}

/**
 * Requests the groups of the selection. Includes buckets if a chart or table shows them, for one currency only. Null if
 * neither shows groups.
 */
export function groupsInput(explorer: Explorer, currency: string | null): SummaryInput | null {
  const { dataset, range, grain, compare, metric, group, top, order, filters, view, split } = explorer;
  if (!group) return null;
  const bySeries = view === 'periods' || split;
  const input: SummaryInput = {
    dataset,
    ...range,
    grain,
    compare,
    ...filters,
    group,
    sort: metric,
    byChange: order ?? undefined,
    top,
    series: bySeries ? 'groups' : 'none',
  };
  return currency && dataset !== 'clicks' ? { ...input, currencies: [currency] } : input;
}

/** The shown currency, if somebody chose it. What is made of a view without one has every currency. */
export const pickChosen = ({ currency }: Pick<Explorer, 'currency'>, shown: string | null): string | null =>
  currency === shown ? shown : null;

/** Requests the table of groups as a file. */
export function tableInput(explorer: Explorer, currency: string | null) {
  const { dataset, metric, view } = explorer;
  const narrowed = currency && dataset !== 'clicks' ? { currencies: [currency] } : {};
  const input = groupsInput(explorer, currency) ?? { ...totalInput(explorer), ...narrowed };
  return { ...input, sort: metric, view: view === 'periods' ? view : ('breakdown' as const) };
}

/** Whether its table has a row per group. */
export const showsGroups = ({ view }: Pick<Explorer, 'view'>): boolean =>
  view === 'breakdown' || view === 'periods';

/** Whether its rows count visitors' steps from click to purchase. */
export const hasFunnel = (dataset: DatasetName): boolean => dataset === 'reports';

/** Requests the funnel of each group; null if another view is open. */
export function funnelInput(explorer: Explorer, currency: string | null): FunnelInput | null {
  const { dataset, range, group, top, filters, view } = explorer;
  if (view !== 'funnel') return null;
  const input = { ...range, ...filters, group: group ?? firstGroup[dataset], top };
  return currency ? { ...input, currencies: [currency] } : input;
}

/** Requests the options of a filter: values in the range that match the other filters. */
export function optionsInput(
  { dataset, range, metric, filters }: Explorer,
  dimension: Dimension,
): SummaryInput {
  const others = { ...filters, [dimensionInfo[dimension].filter]: undefined };
  return { dataset, ...range, ...others, group: dimension, sort: metric, top: maxOptions, series: 'none' };
}

/** All rows of the range: no filters, every currency. */
export const everyRowInput = ({ dataset, range }: Explorer): ExportInput => ({ dataset, ...range });

/** Requests the rows of the selection. */
export function rowsInput(
  { dataset, range, filters }: Explorer,
  currency: string | null,
): Omit<RowsInput, 'cursor'> {
  const narrowed = currency && dataset !== 'clicks' ? { currencies: [currency] } : {};
  return { dataset, ...range, ...filters, ...narrowed };
}

/** Drills down to the days of a chart's point. No change if it is outside the range. */
export function drillIntoBucket({ grain, range }: Explorer, bucket: Day): Partial<ExplorerSearch> {
  const days = bucketRange(bucket, grain, range);
  return days ? { ...days, range: null, grain: null } : {};
}

/** Drills down to a group's rows, grouped by the next dimension. Null means rows without a value. */
export function drillIntoGroup(explorer: Explorer, key: string | null): Partial<ExplorerSearch> {
  const { dataset, group } = explorer;
  if (!group) return {};
  const next = nextDimension(dataset, group);
  const search: Partial<ExplorerSearch> = next ? { group: next } : { view: 'rows' };
  search[dimensionInfo[group].filter] = [writeFilterValue(group, key)];
  return search;
}
