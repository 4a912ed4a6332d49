import { and, lte, type SQL, sql } from 'drizzle-orm';
import { isReportedMarketplace } from '@/lib/contract/marketplaces';
import type { Db } from '@/lib/db/database';
import { makeCsvWriter } from '@/lib/format/csv';
import { type HistoryLink, type LinkClicks, notReported } from './history-shape';
import { exportOrder, selectLinks } from './list-links';
import { madeLinks } from './schema';

type Line = { link: HistoryLink; clicks: LinkClicks | undefined; held: boolean };

const csv = makeCsvWriter<Line>({
  created_at: ({ link }) => link.createdAt,
  product_id: ({ link }) => link.productId,
  title: ({ link }) => link.title,
  marketplace: ({ link }) => link.marketplace,
  subid1: ({ link }) => link.subid1,
  subid2: ({ link }) => link.subid2,
  sharedid: ({ link }) => link.sharedid,
  link_id: ({ link }) => link.linkId,
  url: ({ link }) => link.url,
  mobile_url: ({ link }) => link.mobileUrl,
  made_by: ({ link }) => link.by,
  batch: ({ link }) => link.batch?.name ?? null,
  archived_at: ({ link }) => link.archivedAt,
  clicks: countClicks,
  last_click_day: ({ clicks }) => clicks?.lastDay,
});

function countClicks({ link, clicks, held }: Line): number | string | null {
  if (clicks) return clicks.clicks;
  if (!isReportedMarketplace(link.marketplace)) return notReported;
  return held ? 0 : null;
}

type ReadClicks = (linkIds: readonly string[]) => Promise<Map<string, LinkClicks> | undefined>;

/** Links read at a time, and one scan of the clicks for them. */
const page = 5_000;

/** Every link that passes as CSV, newest first, header first. Clicks are empty where no click reports are held. */
export async function* exportLinks(
  db: Db,
  where: SQL | undefined,
  readClicks: ReadClicks,
): AsyncGenerator<string> {
  yield csv.head;
  const before = and(where, lte(madeLinks.createdAt, new Date()));
  for (let last: HistoryLink | undefined; ; ) {
    const links = await selectLinks(db, and(before, last && after(last)), exportOrder, { limit: page });
    const clicks = await readClicks(links.map(({ linkId }) => linkId));
    const held = clicks !== undefined;
    yield links.map((link) => csv.writeLine({ link, clicks: clicks?.get(link.linkId), held })).join('');
    if (links.length < page) return;
    last = links.at(-1);
  }
}

/** What follows a link in the order of the export. The database knows moments finer than a `Date` does. */
const after = ({ id }: HistoryLink): SQL =>
  sql`(${madeLinks.createdAt}, ${madeLinks.id}) <
    (select last.created_at, last.id from ${madeLinks} as last where last.id = ${id})`;
