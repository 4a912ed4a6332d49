import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Db } from '@/lib/db/database';
import { brands, creators, links, partnerships, products, sellers } from '../store/schema';

/**
 * Whose keys a demonstration hands out: the seller with most products, and the creator with most links among its
 * active partners. Null on a platform without them.
 */
export async function findShowcase(db: Db): Promise<{ sellerId: string; creatorId: string } | null> {
  const [seller] = await db
    .select({ id: sellers.id })
    .from(sellers)
    .innerJoin(products, eq(products.sellerId, sellers.id))
    .groupBy(sellers.id)
    .orderBy(desc(count()), asc(sellers.id))
    .limit(1);
  if (!seller) return null;
  const [creator] = await db
    .select({ id: creators.id })
    .from(creators)
    .innerJoin(partnerships, and(eq(partnerships.creatorId, creators.id), eq(partnerships.active, true)))
    .innerJoin(brands, and(eq(brands.id, partnerships.brandId), eq(brands.sellerId, seller.id)))
    .leftJoin(links, and(eq(links.creatorId, creators.id), eq(links.brandId, brands.id)))
    .groupBy(creators.id)
    .orderBy(desc(count(links.id)), asc(creators.id))
    .limit(1);
  return creator ? { sellerId: seller.id, creatorId: creator.id } : null;
}
