import { groupBySubid } from '@/features/links/group-by-subid';
import { linksQuerySchema } from '@/features/links/history-query';
import { notReported, type SubidGroup } from '@/features/links/history-shape';
import { openClicks } from '@/features/links/read-clicks';
import { scopeOf } from '@/features/links/scope';
import { readUnknownFilters } from '@/features/links/unknown-filters';
import { freshen } from '@/lib/data/read/links/freshen';
import { defineList } from '@/lib/pages/export-list';
import { onePage } from '@/lib/pages/walk-pages';
import { type Column, field } from '@/lib/server/files/column';
import { linkFilters } from './link-filters';

const columns: Column<SubidGroup>[] = [
  field.text('subid1', ({ subid1 }) => subid1),
  field.count('links', ({ links }) => links),
  field.count('products', ({ products }) => products),
  field.count(
    'clicks',
    ({ unreported, links, clicks }) => clicks ?? (unreported === links ? notReported : null),
  ),
  field.count('links_not_reported', ({ unreported }) => unreported),
  field.flag('may_still_change', ({ provisional }) => provisional),
  field.day('last_click_day', ({ lastDay }) => lastDay),
  field.instant('last_made', ({ lastMade }) => lastMade),
];

/** Links by subid 1. Clicks are empty if none are stored, and exclude links that click reports do not cover. */
export const exportSubids = defineList({
  allow: 'links',
  scope: 'links:read',
  query: linksQuerySchema,
  columns: () => columns,
  filters: linkFilters,
  toLines: (group: SubidGroup) => [group],
  open: async (context, query) => {
    const { db, member } = context;
    const { readClicks, caption } = await openClicks({
      ...(await freshen(context, { product_groups: query.groups })),
      unknownValues: await readUnknownFilters(context, query),
    });
    const groups = await groupBySubid(db, scopeOf(member), query, member.userId, readClicks);
    return { ...onePage(groups), caption };
  },
});
