import { addGroups, shownGroups } from '@/features/links/add-groups';
import { linksQuerySchema } from '@/features/links/history-query';
import { type HistoryLink, type LinkClicks, notReported } from '@/features/links/history-shape';
import { clicksOfLink } from '@/features/links/link-columns';
import { whereLinks } from '@/features/links/list-links';
import { openClicks } from '@/features/links/read-clicks';
import { scopeOf } from '@/features/links/scope';
import { readUnknownFilters } from '@/features/links/unknown-filters';
import { countLinks, walkLinks } from '@/features/links/walk-links';
import { isReportedMarketplace } from '@/lib/contract/marketplaces';
import { freshen } from '@/lib/data/read/links/freshen';
import { defineList } from '@/lib/pages/export-list';
import { type Column, field } from '@/lib/server/files/column';
import { linkFilters } from './link-filters';

/** If click reports are stored, a link without clicks has zero. */
type Line = { link: HistoryLink; clicks: LinkClicks | undefined };

/** Headed by their ids, so that exported links can be pasted again. */
const columns: Column<Line>[] = [
  field.instant('created_at', ({ link }) => link.createdAt),
  field.text('product_id', ({ link }) => link.productId),
  field.text('title', ({ link }) => link.title),
  field.text('marketplace', ({ link }) => link.marketplace),
  field.text('subid1', ({ link }) => link.subid1),
  field.text('subid2', ({ link }) => link.subid2),
  field.text('sharedid', ({ link }) => link.sharedid),
  field.text('link_id', ({ link }) => link.linkId),
  field.text('url', ({ link }) => link.url),
  field.text('mobile_url', ({ link }) => link.mobileUrl),
  field.text('made_by', ({ link }) => link.by),
  field.text('groups', ({ link }) => link.groups.map(({ name }) => name).join('; ')),
  field.text('batch', ({ link }) => link.batch?.name),
  field.instant('archived_at', ({ link }) => link.archivedAt),
  field.count('clicks', countClicks),
  field.flag('may_still_change', ({ clicks }) => clicks?.provisional),
  field.day('last_click_day', ({ clicks }) => clicks?.lastDay),
];

function countClicks({ link, clicks }: Line): number | string | null {
  return clicks?.clicks ?? (isReportedMarketplace(link.marketplace) ? null : notReported);
}

/** All matching links, newest first. Clicks are empty if no click reports are stored. */
export const exportLinks = defineList({
  allow: 'links',
  scope: 'links:read',
  query: linksQuerySchema,
  columns: () => columns,
  filters: linkFilters,
  toLines: (line: Line) => [line],
  open: async (context, query) => {
    const { db, member } = context;
    const where = whereLinks(db, scopeOf(member), query, member.userId);
    const { readClicks, caption } = await openClicks({
      ...(await freshen(context, {}, { groups: shownGroups(member) })),
      unknownValues: await readUnknownFilters(context, query),
    });
    async function* pages() {
      for await (const listed of walkLinks(db, where)) {
        const links = await addGroups(context, listed);
        const clicks = await readClicks(links.map(({ linkId }) => linkId));
        yield links.map(
          (link): Line => ({ link, clicks: clicks && clicksOfLink(link, (id) => clicks.get(id)) }),
        );
      }
    }
    return { total: await countLinks(db, where), pages: pages(), caption };
  },
});
