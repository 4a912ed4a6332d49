import { randomUUID } from 'node:crypto';
import type { Db } from '@/lib/server/db/database';
import { ensureKey } from '../keys/create-key';
import { createPlatform } from '../service';
import { brands, creators, partnerships, type products, sellers } from '../store/schema';

const publicUrl = 'http://links.test';

type ProductValues = Partial<typeof products.$inferInsert> & { brandId: string; sellerId: string };

export const product = (values: ProductValues): typeof products.$inferInsert => ({
  marketplace: 'marketplace.com',
  primaryId: randomUUID().slice(0, 10),
  title: 'Kettle',
  category: 'Kitchen',
  price: 19.99,
  currency: 'USD',
  commission: 0.1,
  inStock: true,
  active: true,
  ...values,
});

async function addSeller(db: Db, name: string) {
  const [seller] = await db.insert(sellers).values({ name }).returning();
  if (!seller) throw new Error('no seller');
  const brand = (title: string, marketplace: string) => ({
    sellerId: seller.id,
    name: title,
    active: true,
    image: 'https://images.test/brand.png',
    bio: 'Makes kettles.',
    url: 'https://brand.test',
    marketplace,
  });
  const [home, abroad] = await db
    .insert(brands)
    .values([brand(`${name} Home`, 'marketplace.com'), brand(`${name} Abroad`, 'marketplace.de')])
    .returning();
  if (!home || !abroad) throw new Error('no brands');
  const key = `seller-key-${randomUUID()}`;
  await ensureKey(db, { family: 'seller', ownerId: seller.id }, key);
  return { id: seller.id, key, home, abroad };
}

/** Two sellers with two brands each, and a creator who is a partner of the first seller's home brand. */
export async function createWorld(db: Db) {
  const mine = await addSeller(db, 'Mine');
  const other = await addSeller(db, 'Other');
  const [creator] = await db
    .insert(creators)
    .values({ name: 'Team', email: 'team@creators.test', bio: 'Reviews kettles.' })
    .returning();
  if (!creator) throw new Error('no creator');
  const creatorKey = `creator-key-${randomUUID()}`;
  await ensureKey(db, { family: 'creator', ownerId: creator.id }, creatorKey);
  await db.insert(partnerships).values({ creatorId: creator.id, brandId: mine.home.id, active: true });
  const platform = createPlatform({ db, publicUrl });

  /** Sends a request as the first seller, or with another key; null sends none. */
  async function get(path: string, key: string | null = mine.key) {
    const headers = new Headers(key === null ? {} : { authorization: `Bearer ${key}` });
    const response = await platform.fetch(new Request(`${publicUrl}${path}`, { headers }));
    return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) };
  }

  async function post(body: unknown, more: Record<string, string> = {}) {
    const headers = {
      authorization: `Bearer ${creatorKey}`,
      'content-type': 'application/json',
      ...more,
    };
    const request = new Request(`${publicUrl}/api/creator/v2/links`, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const response = await platform.fetch(request);
    return { status: response.status, body: await response.json() };
  }

  /** Creates a link. */
  const make = async (body: unknown) => (await post(body)).body;

  /** Opens a link without following its redirect. */
  const follow = (url: string, init: RequestInit = {}) => platform.fetch(new Request(url, init));

  return {
    mine,
    other,
    creator: { ...creator, key: creatorKey },
    platform,
    publicUrl,
    get,
    post,
    make,
    follow,
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;
