import { eq, inArray } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { links, products } from '../store/schema';

/** The links with these ids and their products, in the order of ids. `product` is null for storefronts. */
export function openLinks(db: Db, ids: string[]) {
  return db
    .select({ link: links, product: products })
    .from(links)
    .leftJoin(products, eq(products.id, links.productId))
    .where(inArray(links.id, ids))
    .orderBy(links.id);
}

export type OpenedLink = Awaited<ReturnType<typeof openLinks>>[number];
