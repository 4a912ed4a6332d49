import { and, asc, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { Failure } from '@/lib/base/failure';
import { looksLikeUrl, recognizeProduct } from '@/lib/data/read/links/recognize-product';
import { linkBatches, madeLinks } from '@/lib/data/store/links-schema';
import { listSpellings } from '@/lib/language/format/typed-text';
import type { Db } from '@/lib/server/db/database';
import { users } from '@/lib/server/identity/schema';
import { withoutSubid } from './history-filters';
import type { HistoryQuery, LinksQuery } from './history-query';
import type { ListedLink } from './history-shape';
import { toMadeLink } from './made-link';
import { readPastedLinkId } from './read-link-id';
import { inScope, isInGroups, type LinkScope } from './scope';

const historyPageSize = 50;

/** The id breaks ties of the same millisecond. */
const newest = [desc(madeLinks.createdAt), desc(madeLinks.id)];

/** A product's displayed name. */
const shownProduct = sql`lower(coalesce(${madeLinks.title}, ${madeLinks.productId}))`;

const orders: Record<HistoryQuery['sort'], (by: typeof asc) => SQL[]> = {
  created: (by) => [by(madeLinks.createdAt), by(madeLinks.id)],
  product: (by) => [by(shownProduct), ...newest],
  subid1: (by) => [sql`${by(madeLinks.subid1)} nulls last`, ...newest],
};

/**
 * Matching links of a workspace. `viewer` is the person that `mine` refers to. `refreshGroups` makes groups current.
 * Throws Failure `forbidden` if a creator filters by groups.
 */
export function whereLinks(db: Db, scope: LinkScope, filters: LinksQuery, viewer: string): SQL | undefined {
  const { q, subid, product, marketplace, groups, batch, archived, mine } = filters;
  return and(
    inScope(db, scope),
    mine === 'yes' ? inScope(db, { ...scope, userId: viewer }) : undefined,
    q ? matchText(q) : undefined,
    subid === withoutSubid ? isNull(madeLinks.subid1) : subid ? eq(madeLinks.subid1, subid) : undefined,
    product ? eq(madeLinks.productId, product) : undefined,
    marketplace ? eq(madeLinks.marketplace, marketplace) : undefined,
    groups && isInGroups(scope, groups),
    batch ? eq(madeLinks.batchId, batch) : undefined,
    archived === 'no'
      ? isNull(madeLinks.archivedAt)
      : archived === 'yes'
        ? isNotNull(madeLinks.archivedAt)
        : undefined,
  );
}

/** Every word is somewhere in the link. */
function matchText(text: string): SQL | undefined {
  const { productId, title, subid1, subid2, sharedid, linkId, marketplace } = madeLinks;
  // A pasted address of a link or product finds the link.
  const words = text
    .trim()
    .split(/\s+/)
    .slice(0, 8)
    .filter(Boolean)
    .map((word) =>
      looksLikeUrl(word) ? (recognizeProduct(word)?.productId ?? readPastedLinkId(word) ?? word) : word,
    );
  return and(
    ...words.map((word) => {
      const patterns = listSpellings(word).map((spelling) => `%${spelling.replace(/[\\%_]/g, '\\$&')}%`);
      return or(
        ...[productId, title, subid1, subid2, sharedid, linkId, marketplace].flatMap((column) =>
          patterns.map((pattern) => ilike(column, pattern)),
        ),
      );
    }),
  );
}

/** A page of the history, without groups. The cursor is an offset; links created meanwhile may shift it. */
export async function listLinks(
  db: Db,
  scope: LinkScope,
  { sort, order, cursor, ...filters }: HistoryQuery,
  viewer: string,
): Promise<{ links: ListedLink[]; cursor: string | null }> {
  const offset = readOffset(cursor);
  const by = orders[sort](order === 'asc' ? asc : desc);
  const links = await selectLinks(db, whereLinks(db, scope, filters, viewer), by, {
    offset,
    limit: historyPageSize + 1,
  });
  const more = links.length > historyPageSize;
  return {
    links: links.slice(0, historyPageSize),
    cursor: more ? String(offset + historyPageSize) : null,
  };
}

export async function selectLinks(
  db: Db,
  where: SQL | undefined,
  order: readonly SQL[],
  { offset = 0, limit }: { offset?: number; limit: number },
): Promise<ListedLink[]> {
  const rows = await db
    .select({ link: madeLinks, by: users.name, batchName: linkBatches.name })
    .from(madeLinks)
    .leftJoin(users, eq(users.id, madeLinks.userId))
    .leftJoin(linkBatches, eq(linkBatches.id, madeLinks.batchId))
    .where(where)
    .orderBy(...order)
    .offset(offset)
    .limit(limit);
  return rows.map(({ link, by, batchName }) => ({
    ...toMadeLink(link),
    by,
    batch: link.batchId && batchName !== null ? { id: link.batchId, name: batchName } : null,
  }));
}

/** The order for walks through all links. */
export const walkOrder = newest;

function readOffset(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (/^\d{1,7}$/.test(cursor)) return Number(cursor);
  const issues = [{ field: 'cursor', message: 'must be the cursor of the page before' }];
  throw new Failure('invalid_input', 'Input Validation Failed', { issues });
}
