import type { ProfitInput } from '@/features/profit/profit-query';
import { profitSorts } from '@/features/profit/profit-shape';
import { type Explorer, settleExplorer } from '@/features/reports/explorer';
import { explorerSearch } from '@/features/reports/screens/search-params';
import { asOneOf } from '@/lib/base/address/parameter';
import type { Search } from '@/lib/base/address/search';
import type { Day, Weekday } from '@/lib/data/terms/days';
import type { Dimension } from '@/lib/data/terms/dimensions';

export const profitViews = ['all', 'cpc'] as const;

/** The search parameters of /reports/profit: those of a report, the tab, and the ranking value. */
export const profitSearch = {
  ...explorerSearch,
  show: asOneOf(profitViews).or('all'),
  rank: asOneOf(profitSorts).or('netProfit'),
};

export type ProfitSearch = Search<typeof profitSearch>;

const most = 200;

/** A report request that always has groups. CPC defaults to creators. */
export type ProfitExplorer = Explorer & { group: Dimension };

/** Converts search parameters to a report request. */
export function settleProfit(search: ProfitSearch, today: Day, weekStart: Weekday): ProfitExplorer {
  const cpc = search.show === 'cpc';
  const chosen = search.group === 'none' ? null : search.group;
  const explorer = settleExplorer('reports', search, today, weekStart);
  const group = chosen === null ? (cpc ? 'creator' : 'brand') : (explorer.group ?? 'brand');
  const filters = cpc ? { ...explorer.filters, payout_models: ['cpc'] } : explorer.filters;
  return { ...explorer, group, filters };
}

/** The request: best first, or for CPC the largest losses first. */
export function toProfitInput({ show, rank }: ProfitSearch, explorer: ProfitExplorer): ProfitInput {
  const { range, filters, compare, group } = explorer;
  const common = { ...range, ...filters, group, top: most };
  return show === 'cpc'
    ? { ...common, compare: 'none', sort: 'netProfit', order: 'asc' }
    : { ...common, compare, sort: rank };
}
