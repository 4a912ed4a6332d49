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

eachDatabase('tracked links', (database) => {
  let world: World;
  beforeAll(async () => {
    const { db } = database();
    world = await createWorld(db);
    const { mine, other } = world;
    const own = { sellerId: mine.id, brandId: mine.home.id };
    await db
      .insert(products)
      .values([
        product({ ...own, primaryId: 'KETTLE' }),
        product({ ...own, primaryId: 'VARIANT', marketplace: 'storefront-platform.com' }),
        product({ ...own, primaryId: 'TWICE' }),
        product({ ...own, primaryId: 'TWICE', marketplace: 'marketplace.de', currency: 'EUR' }),
        product({ ...own, primaryId: 'RETIRED', active: false }),
        product({ ...own, primaryId: 'R3', marketplace: 'retailer3.com' }),
        product({ ...own, primaryId: '//evil.test/?x=1#' }),
        product({ sellerId: mine.id, brandId: mine.abroad.id, primaryId: 'UNPARTNERED' }),
        product({ sellerId: other.id, brandId: other.home.id, primaryId: 'FOREIGN' }),
      ]);
  });

  const follow = (url: string, init: RequestInit = {}) => world.platform.fetch(new Request(url, init));
  const make = async (body: unknown) => (await world.post(body)).body;

  it.each([
    ['the product’s link', { product: { primary_id: 'KETTLE' } }, 200],
    [
      'a marketplace where one is needed',
      { product: { primary_id: 'TWICE', marketplace: 'marketplace.de' } },
      200,
    ],
    ['an id of two marketplaces', { product: { primary_id: 'TWICE' } }, 422],
    ['the wrong marketplace', { product: { primary_id: 'KETTLE', marketplace: 'marketplace.de' } }, 404],
    ['an unknown id', { product: { primary_id: 'NONE' } }, 404],
    ['a brand without partnership', { product: { primary_id: 'UNPARTNERED' } }, 400],
    ['another seller’s product', { product: { primary_id: 'FOREIGN' } }, 400],
    ['an inactive product', { product: { primary_id: 'RETIRED' } }, 400],
    ['sharedid on its marketplace', { product: { primary_id: 'VARIANT' }, sharedid: 's' }, 200],
    ['sharedid elsewhere', { product: { primary_id: 'KETTLE' }, sharedid: 's' }, 422],
    ['sharedid elsewhere, unknown id', { product: { primary_id: 'NONE' }, sharedid: 's' }, 404],
    [
      'sharedid for a named other marketplace',
      { product: { primary_id: 'NONE', marketplace: 'marketplace.com' }, sharedid: 's' },
      422,
    ],
    ['a subid out of its pattern', { product: { primary_id: 'KETTLE' }, subid1: 'a+b' }, 422],
    ['an unknown key', { product: { primary_id: 'KETTLE', color: 'red' }, color: 'red' }, 200],
    ['malformed JSON', '{"product":', 422],
    ['a lone surrogate', '{"product":{"primary_id":"\\ud800"}}', 404],
    ['no object', '"KETTLE"', 422],
    ['deep nesting', '['.repeat(60_000), 422],
  ])('answers %s', async (_, body, status) => {
    expect((await world.post(body)).status).toBe(status);
  });

  it.each([
    ['application/json', 200],
    ['application/json; charset=utf-8', 200],
    ['APPLICATION/JSON ;charset', 200],
    ['text/plain', 415],
    ['application/jsonp', 415],
    ['application/json, text/plain', 415],
    ['', 415],
  ])('takes a body of type "%s" with %i', async (type, status) => {
    const answer = await world.post({ product: { primary_id: 'KETTLE' } }, { 'content-type': type });
    expect(answer.status).toBe(status);
  });

  it('checks the type before the body, and the key before both', async () => {
    expect((await world.post('{', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await world.post('{', { 'content-type': 'text/plain', authorization: '' })).status).toBe(401);
  });

  it('creates one link for fifty concurrent requests', async () => {
    const body = { product: { primary_id: 'KETTLE' }, subid1: 'fifty', subid2: 'at once' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => world.post(body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ type: 'product', marketplace: 'marketplace.com' });
  });

  it('creates different links for different parameters', async () => {
    const product = { primary_id: 'VARIANT' };
    const made = await Promise.all(
      [{}, { subid1: 'a' }, { subid2: 'a' }, { sharedid: 'a' }, { subid1: 'a', subid2: 'a' }].map((labels) =>
        make({ product, ...labels }),
      ),
    );
    expect(new Set(made.map((link) => link.id)).size).toBe(5);
  });

  it('adds subids and sharedid to its address and target', async () => {
    const link = await make({
      product: { primary_id: 'VARIANT' },
      subid1: 'a b',
      subid2: 'x@y/z',
      sharedid: 'é&=',
    });
    const labels = { subid1: 'a b', subid2: 'x@y/z', sharedid: 'é&=' };
    expect(Object.fromEntries(new URL(link.url).searchParams)).toEqual(labels);
    const target = new URL((await follow(link.url)).headers.get('location') ?? '');
    expect(target.origin + target.pathname).toBe('https://www.storefront-platform.com/variants/VARIANT');
    expect(Object.fromEntries(target.searchParams)).toEqual(labels);
  });

  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148';
  const desk = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0';
  it.each([
    ['mobileOptimizedUrl', { 'user-agent': phone }, 'app.'],
    ['mobileOptimizedUrl', { 'user-agent': desk }, 'www.'],
    ['mobileOptimizedUrl', { 'user-agent': desk, 'sec-ch-ua-mobile': '?1' }, 'app.'],
    ['url', { 'user-agent': phone }, 'www.'],
  ])('%s with %o leads to %s', async (form, headers, host) => {
    const link = await make({ product: { primary_id: 'KETTLE' } });
    const answer = await follow(link[form], { headers });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(`https://${host}marketplace.com/dp/KETTLE`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('counts each of many concurrent clicks, in rows that keep their ids', async () => {
    const link = await make({ product: { primary_id: 'KETTLE' }, subid1: 'counted' });
    const read = async (path: string) => {
      const { body } = await world.get(`${v1}${path}?${today()}&limit=100`);
      return body.reports.find((row: { linkId: string }) => row.linkId === link.id);
    };
    await follow(link.url);
    const [report, clicks] = [await read('/reports'), await read('/reports/clicks')];
    expect(report).toMatchObject({ clicks: 1, final: false, asin: 'KETTLE', creatorId: world.creator.id });
    expect(clicks).toMatchObject({ clicks: 1, final: false, asin: 'KETTLE', linkType: 'product' });

    await Promise.all(Array.from({ length: 40 }, () => follow(link.mobileOptimizedUrl)));
    expect(await read('/reports')).toEqual({ ...report, clicks: 41 });
    expect(await read('/reports/clicks')).toEqual({ ...clicks, clicks: 41 });

    const others = await world.get(`${v1}/reports/clicks?${today()}&marketplace=all`, world.other.key);
    expect(others.body.reports).toEqual([]);
  });

  it('earns with each click if the link pays per click', async () => {
    const link = await make({ product: { primary_id: 'KETTLE' }, subid1: 'paid by the click' });
    const paid = { payoutModel: 'cpc', cpcCampaignId: randomUUID(), payPerClick: 0.25 } as const;
    await database().db.update(links).set(paid).where(eq(links.id, link.id));
    for (const commissionAmount of [0.25, 0.5, 0.75]) {
      await follow(link.url);
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
    const link = await make({ product: { primary_id: 'KETTLE' }, subid1: 'looked ahead' });
    expect((await follow(link.url, init)).status).toBe(302);
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
    const link = await make({ product: { primary_id: 'KETTLE' }, subid1: 'previewed' });
    expect((await follow(link.url, { headers: { 'user-agent': agent } })).status).toBe(302);
    const rows = await database().db.select().from(clickRows).where(eq(clickRows.linkId, link.id));
    expect(rows).toEqual([]);
  });

  it.each([
    ['a browser', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'],
    ['Instagram', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Instagram 400.0.0'],
    ['a Cubot phone', 'Mozilla/5.0 (Linux; Android 15; CUBOT X30) AppleWebKit/537.36 Chrome/140.0 Mobile'],
  ])('counts %s', async (subid1, agent) => {
    const link = await make({ product: { primary_id: 'KETTLE' }, subid1 });
    await follow(link.url, { headers: { 'user-agent': agent } });
    const rows = await database().db.select().from(clickRows).where(eq(clickRows.linkId, link.id));
    expect(rows).toMatchObject([{ clicks: 1 }]);
  });

  it('redirects and counts an address with characters around the id', async () => {
    const link = await make({ product: { primary_id: 'KETTLE' }, subid1: 'pasted' });
    const endings = ['/', '.', ')', '%20', '%E2%80%8B', '%22%3E', '/?fbclid=1', '%ZZ'];
    const paths = [
      ...endings.map((ending) => `/l/${link.id}${ending}`),
      ...['//l/', '/l//', '///l///'].map((start) => `${start}${link.id}`),
    ];
    for (const path of paths) {
      const answer = await follow(`${world.publicUrl}${path}`);
      expect([path, answer.headers.get('location')]).toEqual([path, expect.stringContaining('/dp/KETTLE')]);
    }
    const rows = await database().db.select().from(clickRows).where(eq(clickRows.linkId, link.id));
    expect(rows).toMatchObject([{ clicks: paths.length }]);
  });

  it.each([
    ['text/html,application/xhtml+xml', 'fr, de;q=0.8', '<html lang="de">'],
    ['*/*', 'ja', '<html lang="ja">'],
    ['*/*', '', 'This link does not exist.'],
    ['text/html, application/json', '', 'This link does not exist.'],
    ['application/json', '', '{"status":404,"message":"Not Found"}'],
    ['application/problem+json', '', '{"status":404,"message":"Not Found"}'],
  ])('answers an unknown link for %s, %s', async (accept, language, text) => {
    for (const path of ['/l/nothing', '/l/', '/l/%00']) {
      const headers = { accept, 'accept-language': language };
      const answer = await follow(`${world.publicUrl}${path}`, { headers });
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(text)]);
    }
  });

  it('limits the visits of a network, and lets its shoppers in a few seconds later', async () => {
    const link = await make({ product: { primary_id: 'KETTLE' }, subid1: 'crowd' });
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
    const link = await make({ product: { primary_id: 'R3' } });
    expect((await follow(link.url)).headers.get('location')).toBe('https://www.retailer3.com/p/R3');
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
    await follow(`${world.publicUrl}/l/front`);
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

  it('redirects only to its marketplace, whatever the URL says', async () => {
    const link = await make({ product: { primary_id: 'KETTLE' } });
    const hostile = await make({ product: { primary_id: '//evil.test/?x=1#' } });
    const target = await follow(hostile.url);
    expect(new URL(target.headers.get('location') ?? '').host).toBe('www.marketplace.com');
    for (const query of [
      '?url=//evil.test',
      '?rd=https://evil.test',
      '?app=//evil.test',
      '?subid1=//evil.test',
      '?/evil.test',
      '//evil.test',
    ]) {
      const answer = await follow(`${world.publicUrl}/l/${link.id}${query}`);
      const location = answer.headers.get('location');
      expect(location === null ? answer.status : location).toEqual(
        location === null ? 404 : 'https://www.marketplace.com/dp/KETTLE',
      );
    }
    for (const id of [
      '//evil.test',
      '%2F%2Fevil.test',
      '/\\evil.test',
      'https:evil.test',
      '%09/evil.test',
      '..%2f..%2fevil.test',
      '%00',
      '%E0%A4%A',
      '〱evil.test',
      '%68%74%74%70',
    ]) {
      const answer = await follow(`${world.publicUrl}/l/${id}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
    }
  });
});
