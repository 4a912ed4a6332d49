import { and, count, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/lib/db/database';
import type { HistoryLink } from './history-shape';
import { selectLinks, walkOrder } from './list-links';
import { madeLinks } from './schema';

/** Links read at a time, and one scan of the clicks for them. */
const perPage = 5_000;

/** How many links pass. */
export async function countLinks(db: Db, where: SQL | undefined): Promise<number> {
  const [found] = await db.select({ links: count() }).from(madeLinks).where(where);
  return found?.links ?? 0;
}

/** Every link that passes, newest first, a page at a time. Links created meanwhile are left out. */
export async function* walkLinks(db: Db, where: SQL | undefined): AsyncGenerator<HistoryLink[]> {
  const before = and(where, lte(madeLinks.createdAt, new Date()));
  for (let last: HistoryLink | undefined; ; ) {
    const links = await selectLinks(db, and(before, last && after(last)), walkOrder, { limit: perPage });
    yield links;
    if (links.length < perPage) return;
    last = links.at(-1);
  }
}

/** What follows a link in this order. The database knows moments finer than a `Date` does. */
const after = ({ id }: HistoryLink): SQL =>
  sql`(${madeLinks.createdAt}, ${madeLinks.id}) <
    (select last.created_at, last.id from ${madeLinks} as last where last.id = ${id})`;
