import { beforeAll, expect, it } from 'vitest';
import { eachDatabase } from '@/lib/testing/databases';
import { products } from '../store/schema';
import { createWorld, product, type World } from '../testing/world';

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
        product({ ...own, primaryId: '//evil.test/?x=1#' }),
        product({ sellerId: mine.id, brandId: mine.abroad.id, primaryId: 'UNPARTNERED' }),
        product({ sellerId: other.id, brandId: other.home.id, primaryId: 'FOREIGN' }),
      ]);
  });

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
        world.make({ product, ...labels }),
      ),
    );
    expect(new Set(made.map((link) => link.id)).size).toBe(5);
  });

  it('adds subids and sharedid to its address and target', async () => {
    const link = await world.make({
      product: { primary_id: 'VARIANT' },
      subid1: 'a b',
      subid2: 'x@y/z',
      sharedid: 'é&=',
    });
    const labels = { subid1: 'a b', subid2: 'x@y/z', sharedid: 'é&=' };
    expect(Object.fromEntries(new URL(link.url).searchParams)).toEqual(labels);
    const target = new URL((await world.follow(link.url)).headers.get('location') ?? '');
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
    const link = await world.make({ product: { primary_id: 'KETTLE' } });
    const answer = await world.follow(link[form], { headers });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(`https://${host}marketplace.com/dp/KETTLE`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
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
      const answer = await world.follow(`${world.publicUrl}${path}`, { headers });
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(text)]);
    }
  });

  it('redirects only to its marketplace, whatever the URL says', async () => {
    const link = await world.make({ product: { primary_id: 'KETTLE' } });
    const hostile = await world.make({ product: { primary_id: '//evil.test/?x=1#' } });
    const target = await world.follow(hostile.url);
    expect(new URL(target.headers.get('location') ?? '').host).toBe('www.marketplace.com');
    for (const query of [
      '?url=//evil.test',
      '?rd=https://evil.test',
      '?app=//evil.test',
      '?subid1=//evil.test',
      '?/evil.test',
      '//evil.test',
    ]) {
      const answer = await world.follow(`${world.publicUrl}/l/${link.id}${query}`);
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
      const answer = await world.follow(`${world.publicUrl}/l/${id}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
    }
  });
});
