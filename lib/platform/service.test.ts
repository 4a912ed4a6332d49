import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { operationIds, paths } from '@/lib/contract/paths';
import { fillPath } from '@/lib/contract/query-string';
import { eachDatabase } from '@/lib/testing/databases';
import { createKey } from './keys/create-key';
import { revokeKey, rotateKey } from './keys/revoke-key';
import { createPlatform } from './service';
import {
  apiKeys,
  bonusRows,
  campaigns,
  creators,
  partnerships,
  products,
  programCreators,
  programRows,
} from './store/schema';
import { makeWorld, product, type World } from './testing/world';

const v1 = '/api/seller/v1';

eachDatabase('the platform', (database) => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld(database().db);
  });
  const ask = (path: string, init: RequestInit = {}) =>
    world.platform.fetch(new Request(`${world.publicUrl}${path}`, init));
  const as = (key: string) => ({ authorization: `Bearer ${key}` });

  it.each([
    ['none', undefined],
    ['an empty header', ''],
    ['no token', 'Bearer'],
    ['another scheme', 'Basic c2VsbGVyOmtleQ=='],
    ['an unknown key', 'Bearer nobody-knows-me'],
  ])('every operation refuses %s as 401 before it looks at anything else', async (_, authorization) => {
    const headers = new Headers(authorization === undefined ? {} : { authorization });
    for (const id of operationIds) {
      const { method, path } = paths[id];
      const answer = await ask(`${fillPath(path, { brand_id: 'x', id: 'x' })}?limit=0`, { method, headers });
      expect([id, answer.status]).toEqual([id, 401]);
      expect(await answer.json()).toEqual({ status: 401, message: 'Unauthorized' });
      expect(answer.headers.get('content-type')).toBe('application/json');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it.each([
    ['twice', (key: string) => `Bearer ${key}, Bearer ${key}`],
    ['with another word', (key: string) => `Bearer ${key} ${key}`],
    ['bare', (key: string) => key],
    ['cut', (key: string) => `Bearer ${key.slice(0, -1)}`],
  ])('refuses a live key given %s', async (_, write) => {
    const answer = await ask(`${v1}/brands`, { headers: { authorization: write(world.mine.key) } });
    expect(answer.status).toBe(401);
  });

  it('takes each family of key on its own API alone', async () => {
    expect((await ask(`${v1}/brands`, { headers: as(world.creator.key) })).status).toBe(401);
    expect((await world.post({}, as(world.mine.key))).status).toBe(401);
    expect(
      (await ask(`${v1}/brands`, { headers: { authorization: `bearer ${world.mine.key}` } })).status,
    ).toBe(200);
  });

  it.each([
    ['GET', `${v1}/nothing`, 404, null],
    ['GET', `${v1}/brands/`, 404, null],
    ['GET', '/api/seller/v3/brands', 404, null],
    ['POST', `${v1}/brands`, 405, 'GET, HEAD'],
    ['DELETE', `${v1}/creators/active`, 405, 'GET, HEAD'],
    ['OPTIONS', `${v1}/reports`, 405, 'GET, HEAD'],
    ['POST', '/l/abc', 405, 'GET, HEAD'],
    ['GET', '/elsewhere', 404, null],
  ])('%s %s is %i in the one error shape', async (method, path, status, allow) => {
    const answer = await ask(path, { method, headers: as(world.mine.key) });
    expect([answer.status, answer.headers.get('allow')]).toEqual([status, allow]);
    expect(await answer.json()).toMatchObject({ status, message: expect.any(String) });
    expect(answer.headers.get('content-type')).toBe('application/json');
  });

  it('asks for credentials before it says what is not there', async () => {
    for (const [method, path] of [
      ['GET', `${v1}/nothing`],
      ['POST', `${v1}/brands`],
      ['GET', '/api/creator/v2/links'],
    ]) {
      expect((await ask(path ?? '', { method: method ?? '' })).status).toBe(401);
    }
    const answer = await ask('/api/creator/v2/links', { headers: as(world.creator.key) });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('answers HEAD as GET without a body', async () => {
    const answer = await ask(`${v1}/brands`, { method: 'HEAD', headers: as(world.mine.key) });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  it('carries a request id, its caller’s where that is a sane one', async () => {
    const given = await ask(`${v1}/brands`, { headers: { 'x-request-id': 'trace-12345678' } });
    expect(given.headers.get('x-request-id')).toBe('trace-12345678');
    const strange = await ask(`${v1}/brands`, { headers: { 'x-request-id': '<script>' } });
    expect(strange.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  it('keeps of a key its digest, its edges and its last use', async () => {
    const { db } = database();
    const { id, key } = await createKey(db, { family: 'seller', ownerId: world.mine.id });
    const read = async () => (await db.select().from(apiKeys).where(eq(apiKeys.id, id)))[0];
    expect(JSON.stringify(await read())).not.toContain(key);
    expect(await read()).toMatchObject({
      prefix: key.slice(0, 7),
      lastFour: key.slice(-4),
      lastUsedAt: null,
    });
    expect((await world.get(`${v1}/brands`, key)).status).toBe(200);
    await world.platform.close();
    expect((await read())?.lastUsedAt).toMatch(/Z$/);

    const next = await rotateKey(db, id);
    expect((await world.get(`${v1}/brands`, key)).status).toBe(401);
    expect((await world.get(`${v1}/brands`, next.key)).status).toBe(200);
    await revokeKey(db, next.id);
    expect((await world.get(`${v1}/brands`, next.key)).status).toBe(401);
    await expect(revokeKey(db, next.id)).rejects.toThrow('no live key');
    await expect(revokeKey(db, 'not an id')).rejects.toThrow('no live key');
  });

  it('shows a seller its own brands and products alone', async () => {
    const { mine, other } = world;
    const { db } = database();
    await db.insert(products).values([
      product({ sellerId: mine.id, brandId: mine.home.id, primaryId: 'MINE' }),
      product({
        sellerId: mine.id,
        brandId: mine.home.id,
        primaryId: 'MINE',
        marketplace: 'retailer2.com',
      }),
      product({
        sellerId: mine.id,
        brandId: mine.home.id,
        primaryId: 'MINE',
        marketplace: 'retailer3.com',
      }),
      product({ sellerId: other.id, brandId: other.home.id, primaryId: 'THEIRS' }),
    ]);
    expect((await world.get(`${v1}/brands/${mine.home.id}`)).body).toMatchObject({ name: 'Mine Home' });
    expect(await world.get(`${v1}/brands/${other.home.id}`)).toMatchObject({
      status: 404,
      body: { status: 404, message: 'Brand Not Found' },
    });
    expect((await world.get(`${v1}/brands?brand_ids=${other.home.id}`)).body.brands).toEqual([]);
    expect((await world.get(`${v1}/products?asins=MINE,THEIRS&marketplace=all`)).body.products).toMatchObject(
      [{ asin: 'MINE', marketplace: 'marketplace.com' }],
    );
    const catalog = await world.get('/api/seller/v2/products?product_ids=MINE,THEIRS');
    const found = catalog.body.products.map((one: { marketplace: string }) => one.marketplace);
    expect(found.sort()).toEqual(['marketplace.com', 'retailer2.com']);
  });

  it('gives a creator’s e-mail only while a partnership is active', async () => {
    const { mine, other } = world;
    const { db } = database();
    const [former] = await db
      .insert(creators)
      .values({ name: 'Former', email: 'f@creators.test', bio: '' })
      .returning();
    if (!former) throw new Error('no creator');
    await db.insert(partnerships).values({ creatorId: former.id, brandId: mine.home.id, active: false });
    const active = await world.get(`${v1}/creators/${world.creator.id}`);
    expect(active.body).toMatchObject({ email: 'team@creators.test', partneredBrandIds: [mine.home.id] });
    const ended = await world.get(`${v1}/creators/${former.id}`);
    expect(ended.body).toEqual({ id: former.id, name: 'Former', bio: '', partneredBrandIds: [] });
    expect((await world.get(`${v1}/creators/${world.creator.id}`, other.key)).status).toBe(404);
    const list = await world.get(`${v1}/creators/active?brand_ids=${mine.home.id},anything`);
    expect(list.body.creators.map((one: { id: string }) => one.id)).toEqual([world.creator.id]);
    expect((await world.get(`${v1}/creators/active?brand_ids=${mine.abroad.id}`)).body.creators).toEqual([]);
  });

  it('shows the program of the seller', async () => {
    const { mine, other } = world;
    const { db } = database();
    const [claimed, unclaimed, foreign] = await db
      .insert(programCreators)
      .values([
        {
          tag: 'claimed-20',
          profileName: 'Claimed P',
          name: 'Claimed',
          email: 'c@x.test',
          bio: 'b',
          teamId: world.creator.id,
        },
        { tag: 'unclaimed-20', profileName: 'Unclaimed P', name: 'Unclaimed' },
        { tag: 'foreign-20', profileName: 'Foreign P', name: 'Foreign' },
      ])
      .returning();
    const values = {
      status: 'DELIVERING',
      commission: 0.15,
      budget: 100,
      start: '2026-01-01T00:00:00.000Z',
      end: '2026-02-01T00:00:00.000Z',
    };
    const [campaign] = await db
      .insert(campaigns)
      .values({ ...values, sellerId: mine.id, brandId: mine.home.id, name: 'Spring' })
      .returning();
    if (!claimed || !unclaimed || !foreign || !campaign) throw new Error('no program');
    const row = {
      sellerId: mine.id,
      brandId: mine.home.id,
      campaignId: campaign.id,
      date: values.start,
      asin: 'A',
      clicks: 1,
      conversions: 1,
      commission: 1.5,
      sales: 10.25,
    };
    await db.insert(programRows).values([
      { ...row, programCreatorId: claimed.id },
      { ...row, programCreatorId: unclaimed.id },
      {
        ...row,
        programCreatorId: foreign.id,
        sellerId: other.id,
        brandId: other.home.id,
        campaignId: other.id,
      },
    ]);

    const list = await world.get(`${v1}/creator-connections/creators?brand_ids=${mine.home.id}`);
    const named = (one: { creatorConnectionsId: string }) => [one.creatorConnectionsId, one];
    expect(Object.fromEntries(list.body.creators.map(named))).toEqual({
      'claimed-20': expect.objectContaining({ email: 'c@x.test', bio: 'b' }),
      'unclaimed-20': expect.objectContaining({ email: null, bio: null }),
    });
    const lookup = await world.get(
      `${v1}/creator-connections/creators/lookup?creatorConnectionsIds=claimed-20,unclaimed-20,foreign-20,none`,
    );
    expect(lookup.body).toEqual({
      creators: [
        {
          creatorTeamId: world.creator.id,
          name: 'Team',
          creatorConnectionsId: 'claimed-20',
          creatorConnectionsName: 'Claimed P',
        },
      ],
    });
    const range = 'start=2026-01-01T00:00:00.000Z&end=2026-01-01T00:00:00.000Z';
    const reports = await world.get(
      `${v1}/creator-connections/reports?${range}&campaign_ids=${campaign.id}&brand_ids=${mine.home.id}&asins=A`,
    );
    expect(reports.body.reports).toHaveLength(2);
    expect(reports.body.reports[0]).toMatchObject({
      sales: 10.25,
      campaign: { name: 'Spring' },
      brand: { name: 'Mine Home' },
    });
    for (const [query, count] of [
      ['starts_after=2026-01-01T00:00:00.000Z', 1],
      ['starts_after=2026-01-01T00:00:00.001Z', 0],
      ['ends_before=2026-02-01T00:00:00.000Z', 1],
      ['ends_before=2026-01-31T23:59:59.999Z', 0],
    ] as const) {
      expect((await world.get(`${v1}/creator-connections/campaigns?${query}`)).body.campaigns).toHaveLength(
        count,
      );
    }
    expect((await world.get(`${v1}/creator-connections/campaigns`, other.key)).body.campaigns).toEqual([]);
  });

  it('gives bonus estimates of the days that begin in the range', async () => {
    const { mine } = world;
    const base = { sellerId: mine.id, brandId: mine.home.id, marketplace: 'marketplace.com', amount: 1.5 };
    await database()
      .db.insert(bonusRows)
      .values([
        { ...base, day: '2026-03-01', currency: 'USD' },
        { ...base, day: '2026-03-02', currency: 'USD' },
        { ...base, day: '2026-03-02', currency: 'CAD', brandId: mine.abroad.id },
      ]);
    const path = `${v1}/reports/brb`;
    const whole = await world.get(`${path}?start=2026-03-01T00:00:00.000Z&end=2026-03-02T00:00:00.000Z`);
    expect(whole.body).toEqual([
      { date: '20260301', amount: 1.5, currency: 'USD' },
      { date: '20260302', amount: 1.5, currency: 'CAD' },
      { date: '20260302', amount: 1.5, currency: 'USD' },
    ]);
    const later = await world.get(
      `${path}?start=2026-03-01T00:00:00.001Z&end=2026-03-02T00:00:00.000Z&brand_id=${mine.home.id}`,
    );
    expect(later.body).toEqual([{ date: '20260302', amount: 1.5, currency: 'USD' }]);
    for (const range of [
      'start=0000-01-01T00:00:00.000Z&end=0000-03-01T00:00:00.000Z',
      'start=9999-12-31T00:00:00.001Z&end=9999-12-31T23:59:59.999Z',
    ]) {
      expect(await world.get(`${path}?${range}`)).toMatchObject({ status: 200, body: [] });
    }
  });

  it('takes cursors made by another instance', async () => {
    const first = await world.get(`${v1}/brands?limit=1&marketplace=all`);
    const other = createPlatform({ db: database().db, publicUrl: world.publicUrl });
    const url = `${world.publicUrl}${v1}/brands?limit=1&marketplace=all&cursor=${first.body.cursor}`;
    const second = await other.fetch(new Request(url, { headers: as(world.mine.key) }));
    expect(second.status).toBe(200);
    expect((await second.json()).brands).toHaveLength(1);
  });

  it('publishes its document without credentials', async () => {
    const answer = await ask('/api/openapi.json');
    expect(await answer.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: world.publicUrl }] });
  });
});
