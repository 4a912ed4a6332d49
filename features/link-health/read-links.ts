import { and, desc, isNull, sql } from 'drizzle-orm';
import { inScope, type LinkScope } from '@/features/links/scope';
import { tupleKey } from '@/lib/base/tuple-key';
import { madeLinks } from '@/lib/data/links/schema';
import { betweenValues } from '@/lib/data/windows/column-text';
import type { Db } from '@/lib/server/db/database';
import type { BrokenLink } from './health-shape';

/** A product, as links name it. */
export type LinkedProduct = { marketplace: string; id: string; links: number };

const { productId, marketplace } = madeLinks;
const inUse = (db: Db, scope: LinkScope) => and(inScope(db, scope), isNull(madeLinks.archivedAt));

/** The products of all links in use, and how many links each has. */
export const listLinkedProducts = (db: Db, scope: LinkScope): Promise<LinkedProduct[]> =>
  db
    .select({ marketplace, id: productId, links: sql<number>`count(*)`.mapWith(Number) })
    .from(madeLinks)
    .where(inUse(db, scope))
    .groupBy(marketplace, productId);

/** The links in use of some products, newest first, by `tupleKey(marketplace, id)`. */
export async function readLinksOf(
  db: Db,
  scope: LinkScope,
  products: readonly { marketplace: string; id: string }[],
): Promise<Map<string, Omit<BrokenLink, 'clicks'>[]>> {
  const found = new Map(
    products.map((one) => [tupleKey(one.marketplace, one.id), [] as Omit<BrokenLink, 'clicks'>[]]),
  );
  if (products.length === 0) return found;
  // One parameter, because a statement takes at most 65,535.
  const ids = [...new Set(products.map(({ id }) => id))].join(betweenValues);
  const { id, linkId, url, subid1, subid2, createdAt } = madeLinks;
  const rows = await db
    .select({ productId, marketplace, id, linkId, url, subid1, subid2, createdAt })
    .from(madeLinks)
    .where(and(inUse(db, scope), sql`${productId} = ANY(string_to_array(${ids}, chr(31)))`))
    .orderBy(desc(createdAt), desc(id));
  for (const { productId: product, marketplace: place, ...link } of rows) {
    found.get(tupleKey(place, product))?.push({ ...link, createdAt: link.createdAt.toISOString() });
  }
  return found;
}
