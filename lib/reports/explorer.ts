import type { FunnelInput } from '@/lib/ledger/answers/funnel-query';
import type { RowsInput } from '@/lib/ledger/answers/rows-query';
import type { DatasetName, Dimension } from '@/lib/ledger/datasets';
import type { Day, DayRange, Grain, Weekday } from '@/lib/ledger/days';
import type { ExportInput } from '@/lib/ledger/export/export-query';
import type { Metric } from '@/lib/ledger/metrics';
import type { FilterName } from '@/lib/ledger/query/query-parameters';
import { type RangeSearch, settleRange } from '@/lib/ledger/ranges/settle-range';
import type { SummaryInput } from '@/lib/ledger/summary/summary-query';
import { bucketRange, suggestGrain } from './buckets';
import { dimensionInfo, listDimensions, nextDimension } from './dimensions';
import { listMetrics } from './metric-info';

export const explorerViews = ['breakdown', 'periods', 'funnel', 'rows'] as const;
export const topSizes = [10, 25, 50, 100] as const;

type ExplorerFilters = { [Name in FilterName]?: string[] | null };

/** What the address of a report page says; null where it says nothing. Days are UTC. */
export type ExplorerSearch = ExplorerFilters &
  RangeSearch & {
    grain: Grain | null;
    compare: 'none' | 'previous' | 'weekdays' | 'year';
    metric: Metric | null;
    group: Dimension | 'none' | null;
    currency: string | null;
    top: (typeof topSizes)[number];
    view: (typeof explorerViews)[number];
    split: boolean;
    index: boolean;
  };

/** The search with every choice made: what the dataset lacks is left out. */
export type Explorer = {
  dataset: DatasetName;
  range: DayRange;
  grain: Grain;
  compare: ExplorerSearch['compare'];
  metric: Metric;
  group: Dimension | null;
  currency: string | null;
  top: (typeof topSizes)[number];
  view: ExplorerSearch['view'];
  /** The chart shows a line for each group. */
  split: boolean;
  /** Several currencies are lines of one chart, each against its own first day. */
  index: boolean;
  filters: { [Name in FilterName]?: string[] };
};

const mostOptions = 200;

const firstGroup: Record<DatasetName, Dimension> = {
  reports: 'brand',
  clicks: 'creator',
  brb: 'brand',
  program: 'campaign',
};

/** Settles what a page shows from its address, for `dataset` as seen on `today`, with weeks that start on `weekStart`. */
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
    const { filter } = dimensionInfo[name];
    const values = search[filter];
    if (values && values.length > 0) filters[filter] = values;
  }
  return {
    dataset,
    range,
    grain: search.grain ?? suggestGrain(range),
    compare: search.compare,
    metric: metrics.find((name) => name === search.metric) ?? metrics[0] ?? 'clicks',
    group: search.group === 'none' ? null : group,
    currency: search.currency,
    top: search.top,
    view: search.view === 'funnel' && !hasFunnel(dataset) ? 'breakdown' : search.view,
    split: search.split && search.group !== 'none',
    index: search.index,
    filters,
  };
}

/** Sums of the whole selection, every currency, by bucket. */
export function totalInput({ dataset, range, grain, compare, filters }: Explorer): SummaryInput {
  return { dataset, ...range, grain, compare, ...filters, group: 'none', series: 'total' };
}

/**
 * The groups of the selection; with their buckets where a chart or table shows those, of one currency alone. Null where
 * neither shows groups.
 */
export function groupsInput(explorer: Explorer, currency: string | null): SummaryInput | null {
  const { dataset, range, grain, compare, metric, group, top, filters, view, split } = explorer;
  if (!group) return null;
  const bySeries = view === 'periods' || split;
  const input: SummaryInput = {
    ...{ dataset, ...range, grain, compare, ...filters, group, sort: metric, top },
    series: bySeries ? 'groups' : 'none',
  };
  return currency && dataset !== 'clicks' ? { ...input, currencies: [currency] } : input;
}

/** The table of groups as a file. */
export function tableInput(explorer: Explorer, currency: string | null) {
  const { dataset, metric, view } = explorer;
  const narrowed = currency && dataset !== 'clicks' ? { currencies: [currency] } : {};
  const asked = groupsInput(explorer, currency) ?? { ...totalInput(explorer), ...narrowed };
  return { ...asked, sort: metric, view: view === 'periods' ? view : ('breakdown' as const) };
}

/** Whether its rows count what visitors do from the click to the purchase. */
export const hasFunnel = (dataset: DatasetName): boolean => dataset === 'reports';

/** The funnel of each group of the selection; null where another view is open. */
export function funnelInput(explorer: Explorer, currency: string | null): FunnelInput | null {
  const { dataset, range, group, top, filters, view } = explorer;
  if (view !== 'funnel') return null;
  const input = { ...range, ...filters, group: group ?? firstGroup[dataset], top };
  return currency ? { ...input, currencies: [currency] } : input;
}

/** The values of a dimension that a filter offers: what the range has, narrowed by the other filters. */
export function optionsInput(
  { dataset, range, metric, filters }: Explorer,
  dimension: Dimension,
): SummaryInput {
  const others = { ...filters, [dimensionInfo[dimension].filter]: undefined };
  return { dataset, ...range, ...others, group: dimension, sort: metric, top: mostOptions, series: 'none' };
}

/** Every row of the range: no filter, every currency. */
export const everyRowInput = ({ dataset, range }: Explorer): ExportInput => ({ dataset, ...range });

/** The rows behind the selection. */
export function rowsInput(
  { dataset, range, filters }: Explorer,
  currency: string | null,
): Omit<RowsInput, 'cursor'> {
  const narrowed = currency && dataset !== 'clicks' ? { currencies: [currency] } : {};
  return { dataset, ...range, ...filters, ...narrowed };
}

/** A point of the chart was chosen: its days alone, by day; no change where none of them lies in the range. */
export function drillIntoBucket({ grain, range }: Explorer, bucket: Day): Partial<ExplorerSearch> {
  const days = bucketRange(bucket, grain, range);
  return days ? { ...days, range: null, grain: null } : {};
}

/** A group was chosen: its rows alone, grouped by what lies below. Null stands for rows without a value. */
export function drillIntoGroup(explorer: Explorer, key: string | null): Partial<ExplorerSearch> {
  const { dataset, group } = explorer;
  if (!group) return {};
  const next = nextDimension(dataset, group);
  const search: Partial<ExplorerSearch> = next ? { group: next } : { view: 'rows' };
  search[dimensionInfo[group].filter] = [key ?? 'none'];
  return search;
}
