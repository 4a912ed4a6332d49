import { eq } from 'drizzle-orm';
import { users } from '@/lib/accounts/schema';
import type { Db } from '@/lib/db/database';
import type { PlacementDimension } from '@/lib/ledger/placement-dimensions';
import { importedLinks, linkBatches, linkPresets, madeLinks } from '../schema';

const ids = {
  maker: 'e0000000-0000-4000-8000-000000000001',
  batch: 'e0000000-0000-4000-8000-000000000002',
  preset: 'e0000000-0000-4000-8000-000000000003',
};

/** The attributes of each link. The third link of the facts was created elsewhere. */
export const placedLinks: Record<string, Record<PlacementDimension, string>> = {
  'link-1': { ...ids, subid1: 'bio', subid2: '~', sharedid: 'a~2Cb~7E', link_product: 'A' },
  'link-2': {
    maker: '~',
    batch: '~',
    preset: '~',
    subid1: '~6Eone',
    subid2: 'x / y',
    sharedid: '~',
    link_product: '~',
  },
};

/** The values of each attribute. */
export const placedValues = Object.fromEntries(
  Object.keys(placedLinks['link-1'] ?? {}).map((name) => [
    name,
    Object.values(placedLinks).map((link) => link[name as PlacementDimension]),
  ]),
) as Record<PlacementDimension, string[]>;

/** Adds these links to a workspace: one created here with a batch and a preset, and one imported. */
export async function placeLinks(db: Db, workspaceId: string): Promise<void> {
  const [maker] = await db.select().from(users).where(eq(users.id, ids.maker));
  if (!maker) await db.insert(users).values({ id: ids.maker, email: 'maker@example.com', name: 'Ada' });
  await db.delete(linkBatches).where(eq(linkBatches.id, ids.batch));
  await db.delete(linkPresets).where(eq(linkPresets.id, ids.preset));
  await db.insert(linkBatches).values({ id: ids.batch, workspaceId, name: 'Spring' });
  const values = { subid1: 'bio', sharedid: 'a,b~' };
  await db.insert(linkPresets).values({ id: ids.preset, workspaceId, name: 'Bio link', ...values });
  const link = {
    workspaceId,
    marketplace: 'marketplace.com',
    type: 'product',
    url: 'https://example.com/1',
    mobileUrl: 'https://example.com/1',
  };
  await db.insert(madeLinks).values({
    ...link,
    ...values,
    linkId: 'link-1',
    productId: 'A',
    title: 'Blue hat',
    userId: ids.maker,
    batchId: ids.batch,
  });
  const imported = { workspaceId, subid1: 'none', subid2: 'x / y' };
  await db.insert(importedLinks).values([
    { ...imported, linkId: 'link-2' },
    { ...imported, linkId: 'link-1' },
  ]);
}
