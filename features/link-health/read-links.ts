import { and, isNull, lte, sql } from 'drizzle-orm';
import { inScope, isInGroups, type LinkScope } from '@/features/links/scope';
import { tupleKey } from '@/lib/base/tuple-key';
import { betweenValues } from '@/lib/data/store/engine/column-text';
import { madeLinks } from '@/lib/data/store/links-schema';
import type { Db } from '@/lib/server/db/database';
import type { HealthQuery } from './health-query';
import type { BrokenLink } from './health-shape';

/** A product, as links name it. */
export type LinkedProduct = { marketplace: string; id: string; links: number };

const { productId, marketplace } = madeLinks;
const inUse = (db: Db, scope: LinkScope) => and(inScope(db, scope), isNull(madeLinks.archivedAt));

/** The products of all links in use that match, and how many links each has. Throws Failure, as `isInGroups`. */
export const listLinkedProducts = async (
  db: Db,
  scope: LinkScope,
  { groups }: HealthQuery = {},
): Promise<LinkedProduct[]> =>
  db
    .select({ marketplace, id: productId, links: sql<number>`count(*)`.mapWith(Number) })
    .from(madeLinks)
    .where(and(inUse(db, scope), groups && isInGroups(scope, groups)))
    .groupBy(marketplace, productId);

type Product = { marketplace: string; id: string };

const ofProducts = (db: Db, scope: LinkScope, products: readonly Product[]) => {
  // One parameter, because a statement takes at most 65,535.
  const ids = [...new Set(products.map(({ id }) => id))].join(betweenValues);
  return and(inUse(db, scope), sql`${productId} = ANY(string_to_array(${ids}, chr(31)))`);
};

/** The link ids in use of some products, by `tupleKey(marketplace, id)`. Thousands of links come as one text per product. */
export async function readLinkIdsOf(
  db: Db,
  scope: LinkScope,
  products: readonly Product[],
): Promise<Map<string, string[]>> {
  if (products.length === 0) return new Map();
  const rows = await db
    .select({ marketplace, productId, ids: sql<string>`string_agg(${madeLinks.linkId}, chr(31))` })
    .from(madeLinks)
    .where(ofProducts(db, scope, products))
    .groupBy(marketplace, productId);
  return new Map(rows.map((row) => [tupleKey(row.marketplace, row.productId), row.ids.split(betweenValues)]));
}

/** At most `most` links in use of each of some products, newest first, by `tupleKey(marketplace, id)`. */
export async function readLinksOf(
  db: Db,
  scope: LinkScope,
  products: readonly Product[],
  most: number,
): Promise<Map<string, Omit<BrokenLink, 'clicks'>[]>> {
  const found = new Map(
    products.map((one) => [tupleKey(one.marketplace, one.id), [] as Omit<BrokenLink, 'clicks'>[]]),
  );
  if (products.length === 0) return found;
  const { id, linkId, url, subid1, subid2, createdAt } = madeLinks;
  const ranked = db
    .select({
      productId,
      marketplace,
      id,
      linkId,
      url,
      subid1,
      subid2,
      createdAt,
      position:
        sql<number>`row_number() OVER (PARTITION BY ${marketplace}, ${productId} ORDER BY ${createdAt} DESC, ${id} DESC)`
          .mapWith(Number)
          .as('position'),
    })
    .from(madeLinks)
    .where(ofProducts(db, scope, products))
    .as('ranked');
  const rows = await db
    .select()
    .from(ranked)
    .where(Number.isFinite(most) ? lte(ranked.position, most) : undefined)
    .orderBy(ranked.position);
  for (const { productId: product, marketplace: place, position: _, ...link } of rows) {
    found.get(tupleKey(place, product))?.push({ ...link, createdAt: link.createdAt.toISOString() });
  }
  return found;
}
