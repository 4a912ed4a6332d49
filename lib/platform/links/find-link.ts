import { eq } from 'drizzle-orm';
import type { Db } from '@/lib/db/database';
import { links, products } from '../store/schema';

/** A link with its product. `product` is null for storefronts. */
export async function findLink(db: Db, id: string) {
  const [found] = await db
    .select({ link: links, product: products })
    .from(links)
    .leftJoin(products, eq(products.id, links.productId))
    .where(eq(links.id, id));
  return found;
}

export type OpenedLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;
