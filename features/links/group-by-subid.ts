import { and, asc, count, gt, max, notInArray, type SQL, sql } from 'drizzle-orm';
import { isReportedMarketplace, sellerMarketplaces } from '@/lib/contract/marketplaces';
import { madeLinks } from '@/lib/data/store/links-schema';
import type { Db } from '@/lib/server/db/database';
import type { LinksQuery } from './history-query';
import type { LinkClicks, SubidGroup } from './history-shape';
import { whereLinks } from './list-links';
import type { ReadClicks } from './read-clicks';
import type { LinkScope } from './scope';

/** Links per page. Each page is one scan of the clicks, and limits memory use. */
const page = 20_000;

/** Links by subid 1, most clicked first, or without clicks, most links first. */
export async function groupBySubid(
  db: Db,
  scope: LinkScope,
  filters: LinksQuery,
  viewer: string,
  readClicks: ReadClicks,
): Promise<SubidGroup[]> {
  const where = whereLinks(db, scope, filters, viewer);
  const groups = await countLinks(db, where);
  const clicks = groups.length > 0 ? await sumClicks(db, where, readClicks) : undefined;
  return groups
    .map((group) => {
      const none = clicks && group.unreported < group.links ? 0 : null;
      const unclicked = { clicks: none, lastDay: null, provisional: none !== null, reported: 0 };
      const { reported, ...own } = clicks?.get(group.subid1) ?? unclicked;
      return { ...group, ...own, unreported: group.unreported - reported };
    })
    .sort((a, b) => (b.clicks ?? 0) - (a.clicks ?? 0) || b.links - a.links);
}

async function countLinks(db: Db, where: SQL | undefined) {
  const { subid1, productId, marketplace, createdAt } = madeLinks;
  const unreported = count(sql`case when ${notInArray(marketplace, [...sellerMarketplaces])} then 1 end`);
  const products = sql`count(distinct (${marketplace}, ${productId}))`.mapWith(Number);
  const groups = await db
    .select({ subid1, links: count(), products, unreported, lastMade: max(createdAt) })
    .from(madeLinks)
    .where(where)
    .groupBy(subid1)
    .orderBy(asc(subid1));
  return groups.map(({ lastMade, ...group }) => ({ ...group, lastMade: lastMade?.toISOString() ?? '' }));
}

/** `reported`: links that have clicks although their marketplace is not known to be reported. */
type Sum = LinkClicks & { reported: number };

/** Clicks by subid 1, without those that have none. Undefined if no click reports are stored. */
async function sumClicks(
  db: Db,
  where: SQL | undefined,
  readClicks: ReadClicks,
): Promise<Map<string | null, Sum> | undefined> {
  const { subid1, linkId, marketplace } = madeLinks;
  const sums = new Map<string | null, Sum>();
  for (let after: string | undefined; ; ) {
    const links = await db
      .select({ subid1, linkId, marketplace })
      .from(madeLinks)
      .where(and(where, after === undefined ? undefined : gt(linkId, after)))
      .orderBy(asc(linkId))
      .limit(page);
    const clicks = await readClicks(links.map((link) => link.linkId));
    if (!clicks) return undefined;
    for (const link of links) {
      const own = clicks.get(link.linkId);
      if (!own) continue;
      const reported = isReportedMarketplace(link.marketplace) ? 0 : 1;
      sums.set(link.subid1, addClicks(sums.get(link.subid1), { ...own, reported }));
    }
    if (links.length < page) return sums;
    after = links.at(-1)?.linkId;
  }
}

function addClicks(sum: Sum | undefined, own: Sum): Sum {
  if (!sum) return own;
  return {
    clicks: sum.clicks + own.clicks,
    lastDay: (own.lastDay ?? '') > (sum.lastDay ?? '') ? own.lastDay : sum.lastDay,
    provisional: sum.provisional || own.provisional,
    reported: sum.reported + own.reported,
  };
}
