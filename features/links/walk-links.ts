import { and, count, lt, max, type SQL, sql } from 'drizzle-orm';
import { madeLinks } from '@/lib/data/store/links-schema';
import type { Db } from '@/lib/server/db/database';
import type { ListedLink } from './history-shape';
import { selectLinks, walkOrder } from './list-links';

/** Links per page, each with one scan of the clicks. */
const perPage = 5_000;

/** Number of matching links. */
export async function countLinks(db: Db, where: SQL | undefined): Promise<number> {
  const [found] = await db.select({ links: count() }).from(madeLinks).where(where);
  return found?.links ?? 0;
}

/** All matching links, newest first, a page at a time. Leaves out links created meanwhile. */
export async function* walkLinks(db: Db, where: SQL | undefined): AsyncGenerator<ListedLink[]> {
  const [newest] = await db
    .select({ at: max(madeLinks.createdAt) })
    .from(madeLinks)
    .where(where);
  // Not the clock: it may have been ahead when links were created.
  const before = and(
    where,
    newest?.at ? lt(madeLinks.createdAt, new Date(newest.at.getTime() + 1)) : undefined,
  );
  for (let last: ListedLink | undefined; ; ) {
    const links = await selectLinks(db, and(before, last && after(last)), walkOrder, { limit: perPage });
    yield links;
    if (links.length < perPage) return;
    last = links.at(-1);
  }
}

/** Matches links after this one. Postgres timestamps are more precise than a `Date`. */
const after = ({ id }: ListedLink): SQL =>
  sql`(${madeLinks.createdAt}, ${madeLinks.id}) <
    (select last.created_at, last.id from ${madeLinks} as last where last.id = ${id})`;
