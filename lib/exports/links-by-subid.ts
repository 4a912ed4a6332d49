import type { Column } from '@/lib/files/column';
import { ledgerOf } from '@/lib/ledger/workspace-ledger';
import { groupBySubid } from '@/lib/links/group-by-subid';
import { historyFileFilters } from '@/lib/links/history-file';
import { historyFilters } from '@/lib/links/history-query';
import { notReported, type SubidGroup } from '@/lib/links/history-shape';
import { readStoredClicks } from '@/lib/links/read-clicks';
import { scopeOf } from '@/lib/links/scope';
import { defineList } from './export-list';
import { onePage } from './walk-pages';

const columns: Column<SubidGroup>[] = [
  { id: 'subid1', title: 'subid1', type: 'text', value: ({ subid1 }) => subid1 },
  { id: 'links', title: 'links', type: 'count', value: ({ links }) => links },
  { id: 'products', title: 'products', type: 'count', value: ({ products }) => products },
  {
    id: 'clicks',
    title: 'clicks',
    type: 'count',
    value: ({ unreported, links, clicks }) => clicks ?? (unreported === links ? notReported : null),
  },
  {
    id: 'links_not_reported',
    title: 'links_not_reported',
    type: 'count',
    value: ({ unreported }) => unreported,
  },
  {
    id: 'may_still_change',
    title: 'may_still_change',
    type: 'flag',
    value: ({ provisional }) => provisional,
  },
  { id: 'last_click_day', title: 'last_click_day', type: 'day', value: ({ lastDay }) => lastDay },
  { id: 'last_made', title: 'last_made', type: 'text', value: ({ lastMade }) => lastMade },
];

/** Links by subid 1. Clicks are empty if none are stored, and count only links that click reports cover. */
export const exportSubids = defineList({
  allow: 'links',
  query: historyFilters,
  columns: () => columns,
  filters: historyFileFilters,
  toLines: (group: SubidGroup) => [group],
  open: async (context, query) => {
    const { db, member } = context;
    const readClicks = (ids: readonly string[]) => readStoredClicks(ledgerOf(context), ids);
    const groups = await groupBySubid(db, scopeOf(member), query, member.userId, readClicks);
    return { ...onePage(groups), facts: [] };
  },
});
