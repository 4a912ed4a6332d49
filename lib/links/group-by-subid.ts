import type { Db } from '@/lib/db/database';
import type { HistoryFilters } from './history-query';
import type { LinkClicks, SubidGroup } from './history-shape';
import { whereLinks } from './list-links';
import { madeLinks } from './schema';
import type { LinkScope } from './scope';

type ReadClicks = (linkIds: readonly string[]) => Promise<Map<string, LinkClicks> | undefined>;

/** Links by subid 1, the most clicked first; without clicks, the most links first. */
export async function groupBySubid(
  db: Db,
  scope: LinkScope,
  filters: HistoryFilters,
  viewer: string,
  readClicks: ReadClicks,
): Promise<SubidGroup[]> {
  const { subid1, linkId, productId, marketplace, createdAt } = madeLinks;
  const links = await db
    .select({ subid1, linkId, productId, marketplace, createdAt })
    .from(madeLinks)
    .where(whereLinks(db, scope, filters, viewer));
  const clicks = await readClicks(links.map((link) => link.linkId));
  const groups = new Map<string | null, SubidGroup & { seen: Set<string> }>();
  for (const link of links) {
    const made = link.createdAt.toISOString();
    const group = groups.get(link.subid1) ?? {
      subid1: link.subid1,
      links: 0,
      products: 0,
      lastMade: made,
      clicks: clicks ? 0 : null,
      lastDay: null,
      provisional: false,
      seen: new Set<string>(),
    };
    const own = clicks?.get(link.linkId);
    group.links += 1;
    group.seen.add(`${link.marketplace}/${link.productId}`);
    if (made > group.lastMade) group.lastMade = made;
    if (own) {
      group.clicks = (group.clicks ?? 0) + own.clicks;
      group.provisional ||= own.provisional;
      if (own.lastDay && own.lastDay > (group.lastDay ?? '')) group.lastDay = own.lastDay;
    }
    groups.set(link.subid1, group);
  }
  return [...groups.values()]
    .map(({ seen, ...group }) => ({ ...group, products: seen.size }))
    .sort((a, b) => (b.clicks ?? 0) - (a.clicks ?? 0) || b.links - a.links);
}
