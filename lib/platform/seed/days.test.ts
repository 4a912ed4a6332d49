import { describe, expect, it } from 'vitest';
import { toDay } from './calendar';
import { buildCatalog, type SellerCatalog } from './catalog';
import { deadPlacement } from './creator-words';
import { planSellerDays } from './fill-days';
import { offerOn } from './past-offers';
import { demoCreator, seedPlans } from './plan';
import { lookBackDays } from './rows';

const seed = 42;
const madeFor = toDay('2026-11-21');

function drawAll(plan: (typeof seedPlans)['demo' | 'large'], shop: SellerCatalog, today = madeFor) {
  const planned = planSellerDays(shop, { days: plan.days, madeFor, seed });
  const days = Array.from({ length: plan.days }, (_, position) => madeFor - plan.days + position);
  return days.map((day) => planned.drawDay(day, today));
}

const { sellers, creators } = buildCatalog(seedPlans.demo, seed, madeFor);
const [main] = sellers;
const creator = creators.find(({ name }) => name === demoCreator);
if (!main) throw new Error('no seller');
const drawn = drawAll(seedPlans.demo, main);
const reports = drawn.flatMap((day) => day.reports);
const clicks = drawn.flatMap((day) => day.clicks);

describe('the demo rows', () => {
  it('are as many as planned, without duplicates', () => {
    expect(reports).toHaveLength(main.seller.plan.reportRows);
    expect(reports.length + clicks.length).toBeGreaterThan(50_000);
    const keys = reports.map(({ link, day }) => `${link.id} ${day}`);
    expect(new Set(keys).size).toBe(keys.length);
    const ids = [...reports, ...clicks].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are reproducible, and differ with another seed', () => {
    expect(drawAll(seedPlans.demo, main)[200]).toEqual(drawn[200]);
    const other = planSellerDays(main, { days: seedPlans.demo.days, madeFor, seed: 7 });
    expect(other.drawDay(madeFor - 5, madeFor)).not.toEqual(drawn.at(-5));
  });

  it('are consistent: whole cents, no more orders than clicks or carts, commission as agreed', () => {
    for (const row of reports) {
      for (const figure of [row.clicks, row.conversions, row.salesCents, row.commissionCents]) {
        if (!Number.isInteger(figure) || figure < 0) throw new Error(`${row.id} has ${figure}`);
      }
      expect(row.conversions).toBeLessThanOrEqual(row.clicks);
      expect(row.detailPageViews).toBeGreaterThanOrEqual(row.addToCarts);
      expect(row.addToCarts).toBeGreaterThanOrEqual(row.conversions);
      const agreed =
        row.link.cpcCents > 0
          ? row.clicks * row.link.cpcCents
          : row.salesCents * (row.link.product ? offerOn(row.link.product, row.day).paidCommission : 0);
      expect(Math.abs(row.commissionCents - agreed)).toBeLessThan(2);
    }
  });

  it('subtract returned orders from the rows that sold them', () => {
    const returned = reports.filter(({ correction }) => correction.conversions < 0);
    expect(returned.length).toBeGreaterThan(20);
    const settled = drawAll(seedPlans.demo, main, madeFor + lookBackDays).flatMap((day) => day.reports);
    const below = settled.filter(
      (row) => row.conversions < 0 || row.salesCents < 0 || row.addToCarts < row.conversions,
    );
    expect(below).toEqual([]);
  });

  it('have the same clicks in both reports, except storefronts and a few intended differences', () => {
    const counted = new Map(clicks.map((row) => [`${row.link.id} ${row.day}`, row.clicks]));
    const apart = reports.filter((row) => counted.get(`${row.link.id} ${row.day}`) !== row.clicks);
    expect(apart.length).toBeGreaterThan(0);
    expect(apart.length).toBeLessThan(reports.length * 0.02);
    const storefronts = clicks.filter(({ link }) => link.product === null);
    expect(storefronts.length).toBeGreaterThan(1_000);
    expect(storefronts.some(({ link }) => link.creatorId === null)).toBe(true);
  });

  it('become final with age', () => {
    const share = (from: number, to: number) => {
      const some = reports.filter(({ day }) => madeFor - day >= from && madeFor - day <= to);
      return some.filter(({ final }) => final).length / some.length;
    };
    expect(share(1, 2)).toBe(0);
    expect(share(3, 15)).toBeGreaterThan(0);
    expect(share(30, 44)).toBeGreaterThan(share(3, 15));
    expect(share(lookBackDays, 400)).toBe(1);
  });

  it('have clicks on products that cannot be bought, and products nobody clicks', () => {
    const clicked = new Set(reports.map(({ link }) => link.product?.id));
    const dead = main.products.filter(({ id, inStock, active }) => clicked.has(id) && !(inStock && active));
    expect(dead.length).toBeGreaterThan(10);
    expect(main.products.some(({ id, active }) => active && !clicked.has(id))).toBe(true);
  });

  it('have a placement that earns, and one with clicks but no sales', () => {
    const own = reports.filter(({ link }) => link.creatorId === creator?.id && link.cpcCents === 0);
    const recent = own.filter(({ day }) => day >= madeFor - 28);
    const sumOf = (subid: string, read: (row: (typeof reports)[number]) => number) =>
      recent.filter(({ link }) => link.subid1 === subid).reduce((sum, row) => sum + read(row), 0);
    expect(sumOf('podcast-notes', (row) => row.commissionCents)).toBeGreaterThan(50_000);
    expect(sumOf(deadPlacement, (row) => row.clicks)).toBeGreaterThan(500);
    expect(own.filter(({ link }) => link.subid1 === deadPlacement && link.sells)).toEqual([]);
    expect(sumOf(deadPlacement, (row) => Math.abs(row.conversions) + row.salesCents)).toBe(0);
  });

  it('have a long tail', () => {
    const perLink = new Map<string, number>();
    for (const { link, clicks: n } of reports) perLink.set(link.id, (perLink.get(link.id) ?? 0) + n);
    const sorted = [...perLink.values()].sort((a, b) => b - a);
    const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
    expect(sum(sorted.slice(0, sorted.length / 10))).toBeGreaterThan(sum(sorted) * 0.35);
  });
});

it('have exactly a million report rows in the large plan', () => {
  const catalog = buildCatalog(seedPlans.large, seed, madeFor);
  const [shop] = catalog.sellers;
  if (!shop) throw new Error('no seller');
  expect(drawAll(seedPlans.large, shop).reduce((sum, day) => sum + day.reports.length, 0)).toBe(1_000_000);
  const count = (read: (one: SellerCatalog) => unknown[]) =>
    catalog.sellers.reduce((sum, one) => sum + read(one).length, 0);
  expect(count(({ links }) => links)).toBe(5_000);
  expect(count(({ products }) => products)).toBeGreaterThanOrEqual(2_000);
  expect(catalog.creators).toHaveLength(300);
});
