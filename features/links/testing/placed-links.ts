import { eq } from 'drizzle-orm';
import { importedLinks, linkBatches, linkPresets, madeLinks } from '@/lib/data/store/links-schema';
import { type PlacementDimension, placementDimensions } from '@/lib/data/terms/placement-dimensions';
import type { Db } from '@/lib/server/db/database';
import { users } from '@/lib/server/identity/schema';

const ids = {
  maker: 'e0000000-0000-4000-8000-000000000001',
  batch: 'e0000000-0000-4000-8000-000000000002',
  preset: 'e0000000-0000-4000-8000-000000000003',
};

const unset = { maker: '~', batch: '~', preset: '~', sharedid: '~', link_product: '~' };

/** The attributes of each link, as keys. The third and the last link of the facts were created elsewhere. */
export const placedLinks: ReadonlyMap<string, Record<PlacementDimension, string>> = new Map([
  ['link-1', { ...ids, subid1: 'bio', subid2: '~', sharedid: 'a~2Cb~7E', link_product: 'A' }],
  ['link-2', { ...unset, subid1: '~6Eone', subid2: 'x / y' }],
  ['null', { ...unset, subid1: 'null', subid2: '__proto__' }],
  ['none', { ...unset, subid1: '~7E', subid2: ' ' }],
  ['constructor', { ...unset, subid1: 'constructor', subid2: 'x'.repeat(256) }],
]);

/** Subids of the imported links. */
const imports = [
  { linkId: 'link-2', subid1: 'none', subid2: 'x / y' },
  { linkId: 'link-1', subid1: 'none', subid2: 'x / y' },
  { linkId: 'null', subid1: 'null', subid2: '__proto__' },
  { linkId: 'none', subid1: '~', subid2: ' ' },
  { linkId: 'constructor', subid1: 'constructor', subid2: 'x'.repeat(256) },
];

/** The values of each attribute. */
export const placedValues = Object.fromEntries(
  placementDimensions.map((name) => [name, [...placedLinks.values()].map((link) => link[name])]),
) as Record<PlacementDimension, string[]>;

/** Adds these links to a workspace: one created here with a batch and a preset, and the imported ones. */
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
  await db.insert(importedLinks).values(imports.map((link) => ({ workspaceId, ...link })));
}
