import { asOneOf } from '@/lib/address/parameter';
import type { Search } from '@/lib/address/search';
import type { Dimension } from '@/lib/ledger/datasets';
import type { Day, Weekday } from '@/lib/ledger/days';
import type { ProfitInput } from '@/lib/profit/profit-query';
import { profitSorts } from '@/lib/profit/profit-shape';
import { type Explorer, settleExplorer } from '@/lib/reports/explorer';
import { explorerSearch } from '../search-params';

export const profitViews = ['all', 'cpc'] as const;

/** What the address of /reports/profit says: that of a report, which rows are shown, and what ranks the groups. */
export const profitSearch = {
  ...explorerSearch,
  show: asOneOf(profitViews).or('all'),
  rank: asOneOf(profitSorts).or('netProfit'),
};

export type ProfitSearch = Search<typeof profitSearch>;

const most = 200;

/** What is asked of reports, always by groups: of creators for CPC, unless the address says otherwise. */
export type ProfitExplorer = Explorer & { group: Dimension };

/** The question behind an address, in the words of the reports' filters. */
export function settleProfit(search: ProfitSearch, today: Day, weekStart: Weekday): ProfitExplorer {
  const cpc = search.show === 'cpc';
  const asked = search.group === 'none' ? null : search.group;
  const explorer = settleExplorer('reports', search, today, weekStart);
  const group = asked === null ? (cpc ? 'creator' : 'brand') : (explorer.group ?? 'brand');
  const filters = cpc ? { ...explorer.filters, payout_models: ['cpc'] } : explorer.filters;
  return { ...explorer, group, filters };
}

/** What the page asks: the best first, and of CPC the largest losses. */
export function toProfitInput({ show, rank }: ProfitSearch, explorer: ProfitExplorer): ProfitInput {
  const { range, filters, compare, group } = explorer;
  const common = { ...range, ...filters, group, top: most };
  return show === 'cpc'
    ? { ...common, compare: 'none', sort: 'netProfit', order: 'asc' }
    : { ...common, compare, sort: rank };
}
