import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { LinkRequest } from '@/lib/contract/resources/link';
import type { Db } from '@/lib/server/db/database';
import { Refusal } from '../refusal';
import { links, partnerships } from '../store/schema';
import { digestLink } from './digest-link';
import { findProduct } from './find-product';

/**
 * The creator's link for a product and parameters. Idempotent, also for concurrent requests. Requires an active
 * partnership, brand and product.
 */
export async function createLink(db: Db, creatorId: string, request: LinkRequest) {
  const product = await findProduct(db, request);
  const [partnership] = await db
    .select({ active: partnerships.active })
    .from(partnerships)
    .where(and(eq(partnerships.creatorId, creatorId), eq(partnerships.brandId, product.brandId)));
  if (!partnership?.active || !product.linkable) throw new Refusal('linkForbidden');

  const { subid1, subid2, sharedid } = request;
  const { id: productId, brandId, sellerId, marketplace } = product;
  const digest = digestLink({ creatorId, productId, brandId, subid1, subid2, sharedid });
  const [made] = await db
    .insert(links)
    .values({
      id: randomBytes(9).toString('base64url'),
      digest,
      type: 'product',
      creatorId,
      productId,
      brandId,
      sellerId,
      marketplace,
      subid1,
      subid2,
      sharedid,
    })
    .onConflictDoNothing({ target: links.digest })
    .returning();
  const [link = made] = made ? [made] : await db.select().from(links).where(eq(links.digest, digest));
  if (!link) throw new Error(`Link ${digest} is neither made nor there.`);
  return link;
}
