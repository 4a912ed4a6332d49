import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { describeLink } from '../links/describe-link';
import { links, products } from '../store/schema';
import { findDemoOwners } from './demo-keys';

/** Enough for a history. Visitors add more links. */
const most = 200;

/** Links of the demo's creator to products of the demo's seller, oldest first. */
export async function listDemoLinks(db: Db, publicUrl: string) {
  const { seller, creator } = await findDemoOwners(db);
  const rows = await db
    .select({ link: links, productId: products.primaryId, title: products.title })
    .from(links)
    .innerJoin(products, eq(products.id, links.productId))
    .where(and(eq(links.creatorId, creator.ownerId), eq(links.sellerId, seller.ownerId)))
    .orderBy(asc(links.createdAt), asc(links.id))
    .limit(most);
  return rows.map(({ link, ...product }) => ({
    ...product,
    link: describeLink(publicUrl, link),
    subid1: link.subid1,
    subid2: link.subid2,
    sharedid: link.sharedid,
    createdAt: new Date(link.createdAt),
  }));
}
