import { eq } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { createKey, type KeyOwner } from '../keys/create-key';
import { creators, sellers } from '../store/schema';
import { demoCreator, demoSeller } from './plan';

/** The owners of the demo's keys. Throws if the platform is not seeded. */
export async function findDemoOwners(db: Db): Promise<{ seller: KeyOwner; creator: KeyOwner }> {
  const [seller] = await db.select().from(sellers).where(eq(sellers.name, demoSeller));
  const [creator] = await db.select().from(creators).where(eq(creators.name, demoCreator));
  if (!seller || !creator) throw new Error('The platform holds no demo; seed it first.');
  return {
    seller: { family: 'seller', ownerId: seller.id },
    creator: { family: 'creator', ownerId: creator.id },
  };
}

/** Creates keys for the demo's seller and creator. The result is the only copy. */
export async function createDemoKeys(db: Db): Promise<{ sellerKey: string; creatorToken: string }> {
  const { seller, creator } = await findDemoOwners(db);
  const { key: sellerKey } = await createKey(db, seller);
  const { key: creatorToken } = await createKey(db, creator);
  return { sellerKey, creatorToken };
}
