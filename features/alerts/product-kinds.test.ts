import { expect, it } from 'vitest';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { addDays, type DayRange, eachDay } from '@/lib/data/terms/days';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { brandA, brandB, reportRow } from '@/lib/data/testing/rows';
import { sampleProduct } from '@/lib/data/testing/sample-items';
import { english } from '@/lib/testing/english';
import type { Condition } from './alert-shape';
import { listAlerts } from './list-alerts';
import { mostListed } from './most-listed';
import { previewRule } from './preview-rule';
import { newRuleSchema } from './rule';
import { noon, setUpAlerts } from './testing/alert-set-up';

const last = '2026-06-29';
const today = noon('2026-06-30');
const range = { from: addDays(last, -6), to: last };

/** Five clicks on each product on each day. */
const clicksOn = (ids: readonly string[], days: DayRange = range) =>
  ids.flatMap((asin) => eachDay(days).map((date) => reportRow({ date, asin, clicks: 5 })));

const goneRule = (values: object = {}) =>
  newRuleSchema.parse({
    name: 'Gone',
    condition: { kind: 'productGone', values: { clicks: 30, days: 7, ...values } },
  });
const rateRule = (values: object = {}) =>
  newRuleSchema.parse({ name: 'Rate', condition: { kind: 'rateChanged', values } });

eachLedger('products', (ledger) => {
  const setUp = async () => {
    const world = await setUpAlerts(ledger());
    const { products } = listSources;
    return {
      ...world,
      list: (rows: readonly CatalogProduct[], day: string, fence: number) =>
        world.list(products, rows, { asOf: noon(day), fence }),
      preview: (condition: Condition, now: Date) => {
        const { db, store, workspaceId: id } = world;
        return previewRule({ db, store, id, now: () => now, language: english }, condition);
      },
      texts: async (now: Date) => {
        const parts = { db: world.db, member: world.member, language: english, now: () => now };
        const { alerts } = await listAlerts(parts);
        return alerts.map(({ text }) => text).sort();
      },
    };
  };

  it('that are out of stock, inactive or gone are told once per state, with their clicks', async () => {
    const world = await setUp();
    const all = ['OUT', 'OFF', 'GONE', 'FINE', 'NEW'];
    await world.fetch(clicksOn(all), range, today);
    await world.list(
      [
        sampleProduct('OUT'),
        sampleProduct('OFF', { active: false }),
        sampleProduct('GONE'),
        sampleProduct('FINE'),
      ],
      '2026-06-28',
      1,
    );
    const now = [
      sampleProduct('OUT', { inStock: false }),
      sampleProduct('OFF', { active: false }),
      sampleProduct('FINE'),
    ];
    await world.list(now, '2026-06-30', 2);
    await world.add(goneRule(), today);
    await world.add(goneRule({ clicks: 36 }), today);
    await world.add(goneRule({ subject: { kind: 'brand', id: brandA } }), today);
    const told = [
      'Product GONE is gone from the catalog, last listed Jun 28, 2026: 35 clicks in Jun 23 – 29, 2026',
      'Product OFF is inactive: 35 clicks in Jun 23 – 29, 2026',
      'Product OUT is out of stock since Jun 30, 2026: 35 clicks in Jun 23 – 29, 2026',
    ];
    for (const _ of [1, 2]) {
      await world.evaluate(today);
      expect(await world.texts(today)).toEqual(told.flatMap((text) => [text, text]));
    }
    const { alerts, basis } = await listAlerts({ ...world, language: english, now: () => today });
    expect(alerts.find(({ text }) => text === told[2])).toMatchObject({
      path: '/reports?from=2026-06-23&to=2026-06-29&metric=clicks&products=OUT&marketplaces=marketplace.com&compare=none',
      note: expect.stringMatching(/^As of \w+ \d+, 2026, [\d:]+ UTC\. May change until Aug 13\.$/),
      asOf: today.toISOString(),
    });
    expect(basis).toMatchObject({ complete: true, lists: [{ name: 'products', state: 'complete' }] });
    // Back in stock, and out again: another period.
    await world.list([sampleProduct('OUT')], '2026-07-01', 3);
    await world.list([sampleProduct('OUT', { inStock: false })], '2026-07-02', 4);
    const later = noon('2026-07-02');
    await world.fetch(
      clicksOn(all, { from: range.from, to: '2026-07-01' }),
      { from: range.from, to: '2026-07-01' },
      later,
    );
    await world.evaluate(later);
    const again = (await world.texts(later)).filter((text) =>
      text.includes('OUT is out of stock since Jul 2'),
    );
    expect(again).toHaveLength(2);
  });

  it('are not told while a day or the list is not read', async () => {
    const world = await setUp();
    await world.add(goneRule(), today);
    await world.fetch(clicksOn(['OUT']), { ...range, to: addDays(last, -1) }, today);
    await world.list([sampleProduct('OUT', { inStock: false })], '2026-06-30', 1);
    await world.evaluate(today);
    expect(await world.told()).toEqual([]);
    await world.fetch(clicksOn(['OUT']), { from: last, to: last }, today);
    const tomorrow = noon('2026-07-01');
    await world.fetch([], { from: '2026-06-30', to: '2026-06-30' }, tomorrow);
    await world.evaluate(tomorrow);
    expect(await world.told()).toEqual([]);
    await world.list([sampleProduct('OUT', { inStock: false })], '2026-07-01', 2);
    await world.evaluate(tomorrow);
    expect(await world.told()).toEqual(['marketplace.com/OUT out ']);
  });

  it('beyond a bound are told by their number, once', async () => {
    const world = await setUp();
    const ids = Array.from({ length: mostListed + 5 }, (_, at) => `P${at}`);
    await world.fetch(clicksOn(ids), range, today);
    await world.list(
      ids.map((id) => sampleProduct(id, { inStock: false })),
      '2026-06-30',
      1,
    );
    await world.add(goneRule({ clicks: 1 }), today);
    for (const _ of [1, 2]) {
      await world.evaluate(today);
      const texts = await world.texts(today);
      expect(texts).toHaveLength(mostListed + 1);
      expect(texts).toContain(
        '5 more products that are out of stock, inactive or gone had clicks in Jun 23 – 29, 2026',
      );
    }
    const { alerts } = await listAlerts({ ...world, language: english, now: () => today });
    expect(alerts.find(({ text }) => text.startsWith('5 more'))?.path).toBe(
      '/products?from=2026-06-23&to=2026-06-29&finding=clicked-out-of-stock',
    );
    // A product that goes later is told alone.
    await world.list(
      [...ids.map((id) => sampleProduct(id, { inStock: false })), sampleProduct('LATE')],
      '2026-07-01',
      2,
    );
    await world.list(
      [...ids, 'LATE'].map((id) => sampleProduct(id, { inStock: false })),
      '2026-07-02',
      3,
    );
    const later = noon('2026-07-02');
    const days = { from: range.from, to: '2026-07-01' };
    await world.fetch(clicksOn([...ids, 'LATE'], days), days, later);
    await world.evaluate(later);
    expect((await world.told()).filter((period) => period.includes('LATE'))).toHaveLength(1);
    expect(await world.told()).toHaveLength(mostListed + 2);
  });

  it('that nobody clicked are told when they can no longer be bought, and not of the time before the rule', async () => {
    const world = await setUp();
    const before = [sampleProduct('OUT'), sampleProduct('OLD', { inStock: false }), sampleProduct('GONE')];
    await world.list(before, '2026-06-28', 1);
    await world.list(before, last, 2);
    const rule = goneRule({ clicks: 0, days: 1 });
    await world.add(rule, today);
    const now = [sampleProduct('OUT', { inStock: false }), sampleProduct('OLD', { inStock: false })];
    await world.list(now, '2026-06-30', 3);
    for (const _ of [1, 2]) {
      await world.evaluate(today);
      expect(await world.texts(today)).toEqual([
        'Product GONE is gone from the catalog, last listed Jun 29, 2026',
        'Product OUT is out of stock since Jun 30, 2026',
      ]);
    }
    const { alerts, basis } = await listAlerts({ ...world, language: english, now: () => today });
    expect(alerts.map(({ path }) => path).sort()).toEqual([
      '/products?product=marketplace.com%2FGONE',
      '/products?product=marketplace.com%2FOUT',
    ]);
    expect(basis).toMatchObject({ rows: [], lists: [{ name: 'products', state: 'complete' }] });
    const other = goneRule({ clicks: 0, days: 1, subject: { kind: 'brand', id: brandB } });
    await world.list(now, '2026-07-01', 4);
    const tomorrow = noon('2026-07-01');
    expect(await world.preview(rule.condition, tomorrow)).toMatchObject({
      days: [{ day: '2026-06-30', alerts: 2 }],
      told: [{ side: null }, { side: null }],
      now: { alerts: 1 },
    });
    expect(await world.preview(other.condition, tomorrow)).toMatchObject({ days: [] });
  });

  it('that could not be bought are previewed on the first day with enough clicks on the days before', async () => {
    const world = await setUp();
    const ids = ['OUT', 'BACK'];
    await world.list(
      ids.map((id) => sampleProduct(id)),
      '2026-06-20',
      1,
    );
    await world.list(
      ids.map((id) => sampleProduct(id, { inStock: false })),
      '2026-06-21',
      2,
    );
    await world.list([sampleProduct('OUT', { inStock: false }), sampleProduct('BACK')], '2026-06-23', 3);
    await world.list([sampleProduct('OUT', { inStock: false }), sampleProduct('BACK')], '2026-06-30', 4);
    // Ten clicks of two days are known on June 24, when one product is back.
    const days = { from: '2026-06-22', to: last };
    const none = { from: '2026-03-01', to: '2026-06-21' };
    await world.fetch([], none, today);
    await world.fetch(clicksOn(ids, days), days, today);
    const preview = await world.preview(goneRule({ clicks: 10, days: 2 }).condition, today);
    expect(preview).toMatchObject({
      days: [{ day: '2026-06-24', alerts: 1 }],
      told: [{ text: 'Product OUT is out of stock since Jun 21, 2026: 10 clicks in Jun 22 – 23, 2026' }],
      now: {
        alerts: 1,
        texts: ['Product OUT is out of stock since Jun 21, 2026: 10 clicks in Jun 28 – 29, 2026'],
      },
      basis: { rows: [{ datasets: ['reports'] }], lists: [{ name: 'products' }] },
    });
    // Clicks on the product that cannot be bought, and not on the one that is back.
    expect(preview.course).toMatchObject({ metric: 'clicks', unavailable: true });
    expect(preview.course?.points.at(-1)).toMatchObject({ day: last, value: '5' });
    expect(preview.course?.points.find(({ day }) => day === none.to)).toMatchObject({ value: '0' });
  });

  it('whose listed commission changed are told once the day is over', async () => {
    const world = await setUp();
    await world.fetch(clicksOn(['UP']), range, today);
    await world.list([sampleProduct('UP'), sampleProduct('DOWN'), sampleProduct('SAME')], '2026-06-27', 1);
    await world.add(rateRule(), noon(last));
    await world.add(rateRule({ subject: { kind: 'brand', id: brandA } }), noon(last));
    await world.list(
      [
        sampleProduct('UP', { commissionPercentage: 0.125 }),
        sampleProduct('DOWN', { commissionPercentage: 0.05, brandId: brandB }),
        sampleProduct('SAME', { inStock: false }),
      ],
      last,
      2,
    );
    await world.evaluate(noon(last));
    await world.evaluate(today);
    expect(await world.told()).toEqual([]);
    await world.list([sampleProduct('UP', { commissionPercentage: 0.125 })], '2026-06-30', 3);
    const up =
      'The listed commission of Product UP rose from 10% to 12.5%, between Jun 27, 2026 and Jun 29, 2026';
    for (const _ of [1, 2]) {
      await world.evaluate(today);
      expect(await world.texts(today)).toEqual([
        'The listed commission of Product DOWN fell from 10% to 5%, between Jun 27, 2026 and Jun 29, 2026',
        ...[up, up],
      ]);
    }
    const { alerts } = await listAlerts({ ...world, language: english, now: () => today });
    expect(alerts.find(({ text }) => text === up)?.path).toBe('/products?product=marketplace.com%2FUP');
    expect(await world.preview(rateRule().condition, today)).toMatchObject({
      days: [{ day: last, alerts: 2 }],
      told: [{ day: last, side: 'above' }, { side: 'below' }],
      holds: null,
      basis: { complete: true, rows: [], lists: [{ name: 'products', state: 'complete' }] },
    });
  });

  it('whose listed commission changed are bounded, too', async () => {
    const world = await setUp();
    const ids = Array.from({ length: mostListed + 2 }, (_, at) => `P${at}`);
    await world.add(rateRule(), noon(last));
    for (const [at, day] of ['2026-06-28', last, '2026-06-30'].entries()) {
      const commissionPercentage = at === 0 ? 0.1 : 0.2;
      await world.list(
        ids.map((id) => sampleProduct(id, { commissionPercentage })),
        day,
        at + 1,
      );
    }
    await world.evaluate(today);
    const texts = await world.texts(today);
    expect(texts).toHaveLength(mostListed + 1);
    expect(texts).toContain('The listed commission of 2 more products changed by Jun 29, 2026');
  });
});
