import { beforeAll, expect, it } from 'vitest';
import { eachDatabase } from '@/lib/testing/databases';
import {
  bonusRows,
  campaigns,
  creators,
  partnerships,
  products,
  programCreators,
  programRows,
} from '../store/schema';
import { createWorld, product, type World } from '../testing/world';

const v1 = '/api/seller/v1';

eachDatabase('what a seller sees', (database) => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld(database().db);
  });

  it('shows a seller only its own brands and products', async () => {
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

  it('shows a creator’s e-mail only during an active partnership', async () => {
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

  it('sums bonus estimates per date and currency, for days that start in the range', async () => {
    const { mine } = world;
    const base = { sellerId: mine.id, brandId: mine.home.id, marketplace: 'marketplace.com', amount: 1.5 };
    await database()
      .db.insert(bonusRows)
      .values([
        { ...base, day: '2026-03-01', currency: 'USD' },
        { ...base, day: '2026-03-02', currency: 'USD' },
        { ...base, day: '2026-03-02', currency: 'CAD', brandId: mine.abroad.id },
        { ...base, day: '2026-03-03', currency: 'USD', amount: 0.1 },
        { ...base, day: '2026-03-03', currency: 'USD', amount: 0.2, brandId: mine.abroad.id },
      ]);
    const path = `${v1}/reports/brb`;
    const whole = await world.get(`${path}?start=2026-03-01T00:00:00.000Z&end=2026-03-02T00:00:00.000Z`);
    expect(whole.body).toEqual([
      { date: '20260301', amount: 1.5, currency: 'USD' },
      { date: '20260302', amount: 1.5, currency: 'CAD' },
      { date: '20260302', amount: 1.5, currency: 'USD' },
    ]);
    const summed = 'start=2026-03-03T00:00:00.000Z&end=2026-03-03T00:00:00.000Z';
    expect((await world.get(`${path}?${summed}`)).body).toEqual([
      { date: '20260303', amount: 0.3, currency: 'USD' },
    ]);
    expect((await world.get(`${path}?${summed}&brand_id=${mine.abroad.id}`)).body).toEqual([
      { date: '20260303', amount: 0.2, currency: 'USD' },
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
});
