import { type Explorer, settleExplorer } from '@/features/reports/explorer';
import { explorerSearch } from '@/features/reports/screens/search-params';
import { keepHistoryFilters } from '@/features/settlement/history-filters';
import {
  type SettlementGrouping,
  type SettlementInput,
  settlementGroups,
  settlementSorts,
} from '@/features/settlement/settlement-query';
import { asOneOf } from '@/lib/base/address/parameter';
import { readSearch, type Search } from '@/lib/base/address/search';
import { rangeSearch } from '@/lib/client/range-search';
import type { Day, Weekday } from '@/lib/data/terms/days';
import { type LookMetric, lookMetrics } from '@/lib/data/terms/look-ages';
import type { RangeSearch } from '@/lib/data/terms/ranges/settle-range';

/** The search parameters of /reports/settlement: those of a report, and how groups are ranked. */
export const settlementSearch = { ...explorerSearch, rank: asOneOf(settlementSorts).or('lost') };

export type SettlementSearch = Search<typeof settlementSearch>;

const most = 200;

/** A year by default, because days take weeks to settle. */
export const withYear = <Days extends RangeSearch>(search: Days): Days =>
  search.from === null && search.to === null && search.range === null
    ? { ...search, range: 'last-365-days' }
    : search;

/** The query string of the page with its usual days by name, so that what is made of it has the same and they move. */
export function nameYear(address: string): string {
  const search = new URLSearchParams(address);
  const { range } = withYear(readSearch(rangeSearch, search));
  if (range !== null) search.set('range', range);
  return search.toString();
}

type Chosen = {
  explorer: Explorer;
  metric: LookMetric;
  group: SettlementGrouping;
  input: SettlementInput;
};

/** Converts search parameters to a request. Filters that history does not have do not count. */
export function chooseSettlement(search: SettlementSearch, today: Day, weekStart: Weekday): Chosen {
  const explorer = settleExplorer('reports', withYear(search), today, weekStart);
  const filters = keepHistoryFilters(explorer.filters);
  const metric = lookMetrics.find((name) => name === search.metric) ?? 'commission';
  const group = settlementGroups.find((name) => name === search.group) ?? 'creator';
  const grain = search.grain ?? 'month';
  return {
    explorer: { ...explorer, filters, grain, metric, group },
    metric,
    group,
    input: { ...explorer.range, ...filters, metric, grain, group, sort: search.rank, top: most },
  };
}
