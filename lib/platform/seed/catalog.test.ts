import { describe, expect, it } from 'vitest';
import { groupBy } from '@/lib/base/group-by';
import { catalogMarketplaces, sellerMarketplaces } from '@/lib/contract/marketplaces';
import { subidPattern } from '@/lib/contract/subid';
import { toDay } from './calendar';
import { runCampaign } from './campaign-run';
import { buildCatalog } from './catalog';
import { demoCreator, demoSeller, seedPlans } from './plan';
import { currencyOf } from './prices';

const today = toDay('2026-11-21');
const catalog = buildCatalog(seedPlans.demo, 42, today);
const main = firstOf(catalog.sellers);

function firstOf<T>([first]: T[]): T {
  if (!first) throw new Error('nothing there');
  return first;
}

const expectUnique = (values: unknown[]) => expect(new Set(values).size).toBe(values.length);

describe('the demo catalog', () => {
  it('is determined by seed and day', () => {
    expect(buildCatalog(seedPlans.demo, 42, today)).toEqual(catalog);
    expect(buildCatalog(seedPlans.demo, 43, today)).not.toEqual(catalog);
  });

  it('has unique ids, tags and names', () => {
    const all = catalog.sellers;
    expectUnique(all.flatMap(({ brands }) => brands.map(({ id }) => id)));
    expectUnique(all.flatMap(({ products }) => products.map(({ id }) => id)));
    expectUnique(all.flatMap(({ products }) => products.map((one) => `${one.marketplace} ${one.primaryId}`)));
    expectUnique(all.flatMap(({ links }) => links.map(({ id }) => id)));
    expectUnique(catalog.creators.map(({ name }) => name));
    expectUnique(catalog.creators.map(({ email }) => email));
    expectUnique(catalog.profiles.map(({ tag }) => tag));
    expectUnique(catalog.profiles.map(({ id }) => id));
  });

  it('has brands on every marketplace, one of them inactive', () => {
    expect(new Set(main.brands.map(({ marketplace }) => marketplace))).toEqual(new Set(sellerMarketplaces));
    expect(main.brands.filter(({ active }) => !active)).toHaveLength(1);
    for (const { image } of main.brands) expect(image).toMatch(/^data:image\/svg\+xml,/);
  });

  it('has 400 products on each marketplace, priced in its currency, some sharing an id', () => {
    const shelves = groupBy(main.products, ({ marketplace }) => marketplace);
    for (const marketplace of catalogMarketplaces) {
      const shelf = shelves.get(marketplace) ?? [];
      expect(shelf).toHaveLength(400);
      expectUnique(shelf.map(({ title }) => title));
      for (const one of shelf) {
        expect(one.currency).toBe(currencyOf(marketplace));
        expect(Number.isInteger(one.cents) && one.cents > 0).toBe(true);
        expect(one.commission).toBeGreaterThan(0);
        expect(one.commission).toBeLessThan(0.2);
      }
    }
    const ids = groupBy(main.products, ({ primaryId }) => primaryId);
    expect([...ids.values()].filter((shared) => shared.length > 1).length).toBeGreaterThan(50);
    const share = (test: (one: (typeof main.products)[number]) => boolean) =>
      main.products.filter(test).length / main.products.length;
    expect(share(({ inStock }) => !inStock)).toBeGreaterThan(0.03);
    expect(share(({ active }) => !active)).toBeGreaterThan(0.03);
    expect(share((one) => one.paidCommission !== one.commission)).toBeGreaterThan(0.02);
  });

  it('partners the demo creator with most brands, but not all', () => {
    const creator = catalog.creators.find(({ name }) => name === demoCreator);
    const own = catalog.partnerships.filter(({ creatorId }) => creatorId === creator?.id);
    expect(main.seller.name).toBe(demoSeller);
    expect(own.filter(({ active }) => active)).toHaveLength(main.brands.length - 2);
    expect(own.filter(({ active }) => !active)).toHaveLength(1);
    expect(catalog.partnerships.some(({ active }) => !active)).toBe(true);
  });

  it('has links only for partners, with valid subids', () => {
    const partners = new Set(catalog.partnerships.map((one) => one.creatorId + one.brandId));
    for (const link of main.links) {
      if (link.creatorId) expect(partners.has(link.creatorId + link.brandId)).toBe(true);
      else expect(link.type).toBe('storefront');
      expect(link.subid1 ?? 'x').toMatch(subidPattern);
      expect(link.product?.brandId ?? link.brandId).toBe(link.brandId);
    }
    expect(main.links.filter(({ cpcCampaignId }) => cpcCampaignId).length).toBeGreaterThan(50);
    expect(main.links.some(({ creatorId }) => creatorId === null)).toBe(true);
  });
});

describe('the demo campaigns', () => {
  const runs = main.campaigns.map((campaign) => ({ campaign, ...runCampaign(campaign, today) }));

  it('are twelve, with every common status and two others', () => {
    const byStatus = groupBy(runs, ({ status }) => status);
    expect(Object.fromEntries([...byStatus].map(([status, some]) => [status, some.length]))).toEqual({
      DELIVERING: 4,
      OUT_OF_BUDGET: 2,
      ENDED: 4,
      PAUSED: 1,
      SCHEDULED: 1,
    });
  });

  it('have rows once, within their days, and within budget except on the last day', () => {
    for (const { campaign, rows, status } of runs) {
      expectUnique(rows.map((row) => [row.profileId, row.day, row.asin].join()));
      const spent = rows.reduce((sum, row) => sum + row.commissionCents, 0);
      if (status === 'DELIVERING') expect(spent).toBeLessThan(campaign.budgetCents);
      if (status === 'OUT_OF_BUDGET') expect(spent).toBeGreaterThanOrEqual(campaign.budgetCents);
      for (const row of rows) {
        expect(row.day >= campaign.firstDay && row.day <= campaign.lastDay && row.day < today).toBe(true);
        expect(row.commissionCents).toBe(Math.round(row.salesCents * campaign.commission));
        expect(row.conversions).toBeLessThanOrEqual(row.clicks);
      }
    }
  });

  it('have claimed and unclaimed creators', () => {
    const names = new Set(runs.flatMap(({ rows }) => rows.map(({ profileId }) => profileId)));
    const seen = catalog.profiles.filter(({ id }) => names.has(id));
    expect(seen.some(({ teamId }) => teamId)).toBe(true);
    const unclaimed = seen.filter(({ teamId }) => teamId === null);
    expect(unclaimed.length).toBeGreaterThan(3);
    for (const { email, bio } of unclaimed) expect([email, bio]).toEqual([null, null]);
  });
});
