import { expect, it } from 'vitest';
import { type Performance, readPerformance } from '@/features/reports/performance';
import { performanceQuerySchema } from '@/features/reports/performance-query';
import { reconcileClicks } from '@/features/reports/reconciliation';
import { reconciliationQuerySchema } from '@/features/reports/reconciliation-query';
import { eachDay } from '@/lib/data/terms/days';
import { writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import { bothLedgers } from '@/lib/data/testing/ledgers';
import { brandA, brandB, clickRow, reportRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { listPivotRows } from '@/lib/pages/pivot';
import { awkwardTexts } from '@/lib/testing/awkward-texts';
import { summarize } from './summary';
import { summaryQuerySchema } from './summary-query';

const july = { from: '2025-07-01', to: '2025-07-31' };

bothLedgers('A question to the ledger', (ledger) => {
  it('returns the top groups and sums the rest, with their comparison', async () => {
    const products = ['a', 'b', 'c', 'd'];
    const standard = products.flatMap((asin, index) => [
      reportRow({ date: '2025-07-02', asin, sales: 10 * (index + 1), brandId: brandB }),
      reportRow({ date: '2025-05-31', asin, sales: 1 }),
    ]);
    const context = await storeRows(ledger(), { standard }, { from: '2025-05-01', to: '2025-07-31' });
    const query = { ...july, group: 'product', top: '2', compare: 'previous', series: 'groups' };
    const { currencies, comparedRange } = await summarize(context, summaryQuerySchema.parse(query));
    expect(comparedRange).toEqual({ from: '2025-05-31', to: '2025-06-30' });
    const groups = currencies[0]?.groups.map(({ kind, key, groups, figures, compared, series }) => [
      ...[kind, key, groups, figures.sales, compared?.sales, series[1]?.sales],
    ]);
    expect(groups).toEqual([
      ['value', 'd', 1, '40.00', '1.00', '40.00'],
      ['value', 'c', 1, '30.00', '1.00', '30.00'],
      ['other', null, 2, '30.00', '2.00', '30.00'],
    ]);
  });

  it('has no rest without further groups, even if compared rows may change', async () => {
    const standard = ['2025-07-02', '2025-05-31'].map((date) => reportRow({ date, final: false }));
    const context = await storeRows(ledger(), { standard }, { from: '2025-05-01', to: '2025-07-31' });
    const query = { ...july, group: 'product', compare: 'previous' };
    const { currencies } = await summarize(context, summaryQuerySchema.parse(query));
    expect(currencies[0]?.groups.map(({ kind }) => kind)).toEqual(['value']);
  });

  it('derives metrics from sums, with null for division by zero', async () => {
    const standard = [
      reportRow({
        date: '2025-07-01',
        sales: 100,
        commissionAmount: 7.5,
        clicks: 40,
        conversions: 3,
        addToCarts: 10,
      }),
      reportRow({
        date: '2025-07-02',
        sales: 0,
        commissionAmount: 1,
        clicks: 0,
        conversions: 0,
        currency: 'GBP',
      }),
    ];
    const context = await storeRows(ledger(), { standard }, july);
    const { currencies } = await summarize(context, summaryQuerySchema.parse(july));
    expect(currencies[0]?.figures).toMatchObject({
      conversionRate: 0.075,
      cartRate: 0.25,
      epc: '0.1875',
      aov: '33.3333',
      commissionRate: 0.075,
      costPerConversion: '2.50',
    });
    expect(currencies[1]?.figures).toMatchObject({
      conversionRate: null,
      cartRate: null,
      epc: null,
      aov: null,
      commissionRate: null,
    });
  });

  it('has the share that may still change', async () => {
    const standard = [
      reportRow({ date: '2025-07-01', sales: 30 }),
      reportRow({ date: '2025-07-02', sales: 10, final: false }),
    ];
    const context = await storeRows(ledger(), { standard }, july);
    const { currencies } = await summarize(context, summaryQuerySchema.parse(july));
    expect(currencies[0]?.figures.provisional).toMatchObject({ any: true, sales: 0.25, clicks: 0.5 });
    expect(currencies[0]?.series[0]?.provisional.any).toBe(false);
  });

  it('says that young days may still change, with final rows or none', async () => {
    const range = { from: '2026-05-10', to: '2026-06-30' };
    const standard = ['2026-05-10', '2026-06-20'].map((date) => reportRow({ date, asin: 'a' }));
    // Fetched on 30 June, so that days from 16 May on are young.
    const context = await storeRows(ledger(), { standard }, range);
    const ask = { ...range, group: 'product', series: 'groups' };
    const { currencies } = await summarize(context, summaryQuerySchema.parse(ask));
    const [usd] = currencies;
    const open = eachDay(range).map((day) => day >= '2026-05-16');
    expect(usd?.series.map(({ provisional }) => provisional.any)).toEqual(open);
    expect(usd?.groups[0]?.series.map(({ provisional }) => provisional.any)).toEqual(open);
    expect([usd?.figures, usd?.groups[0]?.figures].map((of) => of?.provisional.any)).toEqual([true, true]);
    const itemOf = async (to: string) => {
      const query = performanceQuerySchema.parse({ from: range.from, to, group: 'product', ids: 'a' });
      return (await readPerformance(context, query)).items.a?.[0]?.figures.provisional.any;
    };
    expect([await itemOf('2026-05-15'), await itemOf('2026-05-16')]).toEqual([false, true]);
  });

  it('filters by none for rows without a value', async () => {
    const clicks = [
      clickRow({ date: '2025-07-01', asin: null, linkType: 'storefront', clicks: 3 }),
      clickRow({ date: '2025-07-01', asin: 'a' }),
      clickRow({ date: '2025-07-01', asin: 'b' }),
    ];
    const context = await storeRows(ledger(), { clicks }, july);
    const sum = async (products: string) => {
      const query = summaryQuerySchema.parse({ ...july, dataset: 'clicks', products });
      return (await summarize(context, query)).currencies[0]?.figures.clicks;
    };
    expect([await sum('none'), await sum('none,a'), await sum('b')]).toEqual([3, 8, 5]);
  });

  it('returns figures by id', async () => {
    const standard = ['a', 'b'].map((asin) => reportRow({ date: '2025-07-02', asin, brandId: brandA }));
    const context = await storeRows(ledger(), { standard }, july);
    const query = performanceQuerySchema.parse({ ...july, group: 'product', ids: 'a,x', brands: brandA });
    const { items } = await readPerformance(context, query);
    expect(Object.keys(items)).toEqual(['a']);
    expect(items.a?.[0]).toMatchObject({ currency: 'USD', figures: { sales: '10.00' } });
  });

  it('tells awkward ids and rows without one apart, in figures by id and in groups', async () => {
    const keys = [null, ...awkwardTexts];
    const clicks = keys.map((asin, at) => clickRow({ date: '2025-07-02', asin, clicks: 2 ** at }));
    const context = await storeRows(ledger(), { clicks }, july);
    const ask = { ...july, dataset: 'clicks', group: 'product' };
    const ids = keys.map((key) => writeFilterValue('product', key));
    const query = performanceQuerySchema.parse({ ...ask, ids: ids.join(), compare: 'previous' });
    const answer: Performance = JSON.parse(JSON.stringify(await readPerformance(context, query)));
    expect(new Map(Object.entries(answer.items).map(([id, [of]]) => [id, of?.figures.clicks]))).toEqual(
      new Map(ids.map((id, at) => [id, 2 ** at])),
    );
    const { currencies } = await summarize(context, summaryQuerySchema.parse({ ...ask, top: '100' }));
    expect(new Map(currencies[0]?.groups.map(({ key, figures }) => [key, figures.clicks]))).toEqual(
      new Map(keys.map((key, at) => [key, 2 ** at])),
    );
    expect(new Set(listPivotRows({ currencies, overlapping: [] }, true).map(({ id }) => id)).size).toBe(
      keys.length,
    );
  });

  it('compares clicks of both reports', async () => {
    const context = await storeRows(
      ledger(),
      {
        standard: [reportRow({ date: '2025-07-02', clicks: 5, linkId: 'x' })],
        cpc: [reportRow({ date: '2025-07-02', clicks: 2, linkId: 'y' })],
        clicks: [
          clickRow({ date: '2025-07-02', clicks: 4, linkId: 'x' }),
          clickRow({ date: '2025-07-03', clicks: 9, linkId: 'shop', asin: null }),
        ],
      },
      july,
    );
    const all = await reconcileClicks(context, reconciliationQuerySchema.parse(july));
    expect(all.total).toEqual({ reports: 7, products: 4, storefronts: 9, difference: -3 });
    expect(all.links.map(({ link, difference }) => [link, difference])).toEqual([
      ['y', -2],
      ['x', -1],
    ]);
    const second = { ...july, top: '1', offset: '1' };
    const { links, differing } = await reconcileClicks(context, reconciliationQuerySchema.parse(second));
    expect([differing, links.map(({ link }) => link)]).toEqual([2, ['x']]);
    const narrowed = { ...july, payout_models: 'standard', brands: brandA };
    const standard = await reconcileClicks(context, reconciliationQuerySchema.parse(narrowed));
    expect(standard.total).toEqual({ reports: 5, products: 4, storefronts: 9, difference: -1 });
  });

  it.each([
    [{ from: '2025-07-01', to: '2026-07-01' }, 'to'],
    [{ from: '2025-07-02', to: '2025-07-01' }, 'to'],
    [{ from: '2025-02-30', to: '2025-07-01' }, 'from'],
    [{ ...july, group: 'color' }, 'group'],
    [{ ...july, group: 'link_type' }, 'group'],
    [{ ...july, grain: 'hour' }, 'grain'],
    [{ ...july, top: '0' }, 'top'],
    [{ ...july, offset: '-1' }, 'offset'],
    [{ from: '2024-01-01', to: '2024-12-31', group: 'product', series: 'groups', top: '110' }, 'top'],
    [{ ...july, brands: 'nike' }, 'brands'],
    [{ ...july, link_types: 'product' }, 'link_types'],
    [{ ...july, products: 'a,,b' }, 'products'],
    [{ ...july, dataset: 'clicks', currencies: 'USD' }, 'currencies'],
    [{ ...july, payout_models: 'cpm' }, 'payout_models'],
    [{ to: july.to }, 'from'],
  ])('%j is refused, naming %s', (query, field) => {
    const result = summaryQuerySchema.safeParse(query);
    expect(result.error?.issues.map((issue) => issue.path.join('.'))).toEqual([field]);
  });

  it('supports a hundred groups over the days of a leap year, and more with fewer buckets', () => {
    const year = { from: '2024-01-01', to: '2024-12-31', group: 'product', series: 'groups' };
    expect(summaryQuerySchema.safeParse({ ...year, top: '100' }).success).toBe(true);
    expect(summaryQuerySchema.safeParse({ ...year, top: '754', grain: 'week' }).success).toBe(true);
    expect(summaryQuerySchema.safeParse({ ...year, top: '755', grain: 'week' }).success).toBe(false);
  });

  it.each(['currencies', 'campaigns', 'link_types', 'creator_tags'])(
    'cannot reconcile clicks by %s, which one of the reports lacks',
    (field) => {
      const { error } = reconciliationQuerySchema.safeParse({ ...july, [field]: brandA });
      expect(error?.issues.map(({ path, message }) => [path.join(), message.slice(0, 14)])).toEqual([
        [field, 'does not apply'],
      ]);
    },
  );

  it('has no provisional rest in a bucket whose rows are all final', async () => {
    const standard = ['a', 'b', 'c'].flatMap((asin, index) => [
      reportRow({ date: '2025-07-01', asin, sales: 3 - index }),
      reportRow({ date: '2025-07-02', asin, sales: 3 - index, final: asin !== 'c' }),
    ]);
    const context = await storeRows(ledger(), { standard }, july);
    const query = { ...july, group: 'product', top: '1', series: 'groups' };
    const { currencies } = await summarize(context, summaryQuerySchema.parse(query));
    const rest = currencies[0]?.groups.find(({ kind }) => kind === 'other');
    expect(rest?.figures.provisional.any).toBe(true);
    expect(rest?.series.slice(0, 2).map(({ provisional }) => provisional.any)).toEqual([false, true]);
  });
});
