import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { eachDatabase } from '@/lib/testing/databases';
import { clickRows, links, products } from '../store/schema';
import { createWorld, product, type World } from '../testing/world';

const v1 = '/api/seller/v1';

function today() {
  const start = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  return `start=${start}&end=${start.replace('00:00:00.000', '23:59:59.999')}`;
}

eachDatabase('clicks on tracked links', (database) => {
  let world: World;
  beforeAll(async () => {
    const { db } = database();
    world = await createWorld(db);
    const own = { sellerId: world.mine.id, brandId: world.mine.home.id };
    await db
      .insert(products)
      .values([
        product({ ...own, primaryId: 'KETTLE' }),
        product({ ...own, primaryId: 'R3', marketplace: 'retailer3.com' }),
      ]);
  });

  it('counts each of many concurrent clicks, in rows that keep their ids', async () => {
    const link = await world.make({ product: { primary_id: 'KETTLE' }, subid1: 'counted' });
    const read = async (path: string) => {
      const { body } = await world.get(`${v1}${path}?${today()}&limit=100`);
      return body.reports.find((row: { linkId: string }) => row.linkId === link.id);
    };
    await world.follow(link.url);
    const [report, clicks] = [await read('/reports'), await read('/reports/clicks')];
    expect(report).toMatchObject({ clicks: 1, final: false, asin: 'KETTLE', creatorId: world.creator.id });
    expect(clicks).toMatchObject({ clicks: 1, final: false, asin: 'KETTLE', linkType: 'product' });

    await Promise.all(Array.from({ length: 40 }, () => world.follow(link.mobileOptimizedUrl)));
    expect(await read('/reports')).toEqual({ ...report, clicks: 41 });
    expect(await read('/reports/clicks')).toEqual({ ...clicks, clicks: 41 });

    const others = await world.get(`${v1}/reports/clicks?${today()}&marketplace=all`, world.other.key);
    expect(others.body.reports).toEqual([]);
  });

  it('earns with each click if the link pays per click', async () => {
    const link = await world.make({ product: { primary_id: 'KETTLE' }, subid1: 'paid by the click' });
    const paid = { payoutModel: 'cpc', cpcCampaignId: randomUUID(), payPerClick: 0.25 } as const;
    await database().db.update(links).set(paid).where(eq(links.id, link.id));
    for (const commissionAmount of [0.25, 0.5, 0.75]) {
      await world.follow(link.url);
      const { body } = await world.get(`${v1}/reports?${today()}&payout_model=cpc`);
      const earned = {
        clicks: commissionAmount * 4,
        commissionAmount,
        sales: 0,
        cpcCampaignId: paid.cpcCampaignId,
      };
      expect(body.reports).toMatchObject([{ ...earned, linkId: link.id }]);
    }
  });

  it.each([
    ['HEAD', { method: 'HEAD' }],
    ['a prefetch', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
    ['an old prefetch', { headers: { purpose: 'prefetch' } }],
    ['a preview of Safari', { headers: { 'x-purpose': 'preview' } }],
  ])('does not count %s', async (_, init) => {
    const link = await world.make({ product: { primary_id: 'KETTLE' }, subid1: 'looked ahead' });
    expect((await world.follow(link.url, init)).status).toBe(302);
    const rows = await database().db.select().from(clickRows).where(eq(clickRows.linkId, link.id));
    expect(rows).toEqual([]);
  });

  it.each([
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Twitterbot/1.0',
    'WhatsApp/2.23.20.0 A',
    'TelegramBot (like TwitterBot)',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'LinkedInBot/1.0',
    'Discordbot/2.0',
    'Iframely/1.3.1 (+https://iframely.com/docs/about)',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
    'Mozilla/5.0 (Macintosh) Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  ])('redirects %s, and does not count it', async (agent) => {
    const link = await world.make({ product: { primary_id: 'KETTLE' }, subid1: 'previewed' });
    expect((await world.follow(link.url, { headers: { 'user-agent': agent } })).status).toBe(302);
    const rows = await database().db.select().from(clickRows).where(eq(clickRows.linkId, link.id));
    expect(rows).toEqual([]);
  });

  it.each([
    ['a browser', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'],
    ['Instagram', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Instagram 400.0.0'],
    ['a Cubot phone', 'Mozilla/5.0 (Linux; Android 15; CUBOT X30) AppleWebKit/537.36 Chrome/140.0 Mobile'],
  ])('counts %s', async (subid1, agent) => {
    const link = await world.make({ product: { primary_id: 'KETTLE' }, subid1 });
    await world.follow(link.url, { headers: { 'user-agent': agent } });
    const rows = await database().db.select().from(clickRows).where(eq(clickRows.linkId, link.id));
    expect(rows).toMatchObject([{ clicks: 1 }]);
  });

  it('redirects and counts an address with characters around the id', async () => {
    const link = await world.make({ product: { primary_id: 'KETTLE' }, subid1: 'pasted' });
    const endings = ['/', '.', ')', '%20', '%E2%80%8B', '%22%3E', '/?fbclid=1', '%ZZ'];
    const paths = [
      ...endings.map((ending) => `/l/${link.id}${ending}`),
      ...['//l/', '/l//', '///l///'].map((start) => `${start}${link.id}`),
    ];
    for (const path of paths) {
      const answer = await world.follow(`${world.publicUrl}${path}`);
      expect([path, answer.headers.get('location')]).toEqual([path, expect.stringContaining('/dp/KETTLE')]);
    }
    const rows = await database().db.select().from(clickRows).where(eq(clickRows.linkId, link.id));
    expect(rows).toMatchObject([{ clicks: paths.length }]);
  });

  it('limits the visits of a network, and lets its shoppers in a few seconds later', async () => {
    const link = await world.make({ product: { primary_id: 'KETTLE' }, subid1: 'crowd' });
    const visit = (address: string) =>
      world.platform.fetch(new Request(link.url, { method: 'HEAD' }), address);
    const statuses = async (count: number, address: (one: number) => string) =>
      new Set(
        (await Promise.all(Array.from({ length: count }, (_, one) => visit(address(one))))).map(
          ({ status }) => status,
        ),
      );
    expect(await statuses(300, (one) => `2001:db8:0:${(one % 200).toString(16)}::1`)).toEqual(new Set([302]));
    const over = await visit('2001:db8:0:ff::1');
    expect(over.status).toBe(429);
    expect(Number(over.headers.get('retry-after'))).toBeLessThanOrEqual(10);
    expect(over.headers.get('refresh')).toBe(over.headers.get('retry-after'));
    expect(await statuses(1, () => '2001:db8:0:100::1')).toEqual(new Set([302]));
    expect(await statuses(400, (one) => `203.0.113.${one % 200}`)).toEqual(new Set([302]));
  });

  it('counts clicks on marketplaces beyond v1, and leaves them out of v1 reports', async () => {
    const link = await world.make({ product: { primary_id: 'R3' } });
    expect((await world.follow(link.url)).headers.get('location')).toBe('https://www.retailer3.com/p/R3');
    const rows = await database().db.select().from(clickRows).where(eq(clickRows.linkId, link.id));
    expect(rows).toMatchObject([{ clicks: 1, marketplace: 'retailer3.com' }]);
    const { body } = await world.get(`${v1}/reports/clicks?${today()}&marketplace=all&limit=100`);
    expect(body.reports.filter((row: { linkId: string }) => row.linkId === link.id)).toEqual([]);
  });

  it('counts a storefront only in click reports', async () => {
    await database().db.insert(links).values({
      id: 'front',
      digest: 'front',
      type: 'storefront',
      creatorId: world.creator.id,
      sellerId: world.mine.id,
      brandId: world.mine.home.id,
      marketplace: 'marketplace.com',
    });
    await world.follow(`${world.publicUrl}/l/front`);
    const ofFront = (row: { linkId: string }) => row.linkId === 'front';
    const clicks = await world.get(`${v1}/reports/clicks?${today()}&limit=100`);
    expect(clicks.body.reports.find(ofFront)).toMatchObject({
      asin: null,
      linkType: 'storefront',
      clicks: 1,
    });
    const reports = await world.get(`${v1}/reports?${today()}&limit=100`);
    expect(reports.body.reports.filter(ofFront)).toEqual([]);
  });
});
