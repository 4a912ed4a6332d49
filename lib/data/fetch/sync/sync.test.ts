import { expect, it } from 'vitest';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { bonusRow, brandA, brandB, clickRow, reportRow } from '@/lib/data/testing/rows';
import { old, prepareSetUp, today } from '@/lib/data/testing/sync-set-up';

eachLedger('A sync', (ledger) => {
  const setUp = prepareSetUp(ledger);

  it('stores every row of a range once, including edges of days, and reports it', async () => {
    const rows = [
      reportRow({ date: '2026-06-30T23:59:59.999Z', sales: 0.1, final: false }),
      reportRow({ date: '2026-06-29T00:00:00.000Z', sales: 0.2, final: false }),
      reportRow({ date: '2026-06-29T23:59:59.999Z', sales: 0.3, final: false }),
      ...Array.from({ length: 250 }, () => reportRow({ date: '2025-07-01', sales: 0.1 })),
    ];
    const api = makeFakeApi({
      standard: rows,
      cpc: [reportRow({ date: '2025-07-02', sales: 5, currency: 'EUR' })],
    });
    const { run, sum } = await setUp(api);
    expect(await run()).toMatchObject({ state: 'complete', rows: 254 });
    const summary = await sum();
    expect(summary.currencies.map(({ currency, figures }) => [currency, figures.sales])).toEqual([
      ['USD', '25.60'],
      ['EUR', '5.00'],
    ]);
    const byDay = new Map(summary.currencies[0]?.series.map((point) => [point.bucket, point.sales]));
    expect([byDay.get('2025-07-01'), byDay.get('2026-06-29'), byDay.get('2026-06-30')]).toEqual([
      '25.00',
      '0.50',
      '0.10',
    ]);
    expect(summary.receipt).toMatchObject({ state: 'complete', rows: 254, stale: false });
    expect(summary.receipt.settled).toBeCloseTo(320 / 365, 2);
  });

  it('never refetches settled windows, and young ones only after ten minutes', async () => {
    const api = makeFakeApi({ standard: [reportRow({ date: '2025-07-01' })] });
    const { run, clock } = await setUp(api, { now: today });
    await run();
    api.seen.length = 0;
    await run();
    expect(api.seen).toHaveLength(0);
    clock.now = new Date(today.getTime() + 11 * 60_000);
    await run();
    expect(api.seen.length).toBeGreaterThan(0);
    expect(api.seen.every(({ query }) => String(query.end) >= '2026-05-16')).toBe(true);
  });

  it('records corrections, late rows and vanished rows as changes', async () => {
    const kept = reportRow({ date: '2026-06-20', sales: 10, final: false });
    const gone = reportRow({ date: '2026-06-20', sales: 7, final: false });
    const api = makeFakeApi({ standard: [kept, gone] });
    const { run, sum, clock, context } = await setUp(api, { now: today });
    await run();
    api.rows.standard = [{ ...kept, sales: 12.5 }, reportRow({ date: '2026-06-19', sales: 1, final: false })];
    clock.now = new Date(today.getTime() + 11 * 60_000);
    await run();
    expect((await sum()).currencies[0]?.figures.sales).toBe('13.50');
    const changes = await context().store.read(
      'SELECT kind, field, was, became FROM ledger.changes WHERE workspace = $1 AND field = $2 ORDER BY kind',
      [context().id, 'sales'],
    );
    expect(changes.map(({ kind, was, became }) => [kind, Number(was), Number(became)])).toEqual([
      ['changed', 10, 12.5],
      ['late', 0, 1],
      ['removed', 7, 0],
    ]);
  });

  it.each([
    ['an earlier', '2026-06-20', '2026-06-01', false],
    ['a later', '2026-06-01', '2026-06-20', false],
    ['another, though it was final,', '2026-05-20', '2026-06-20', true],
  ])('moves a row to %s day, and the change log cancels out', async (_, from, to, final) => {
    const row = reportRow({ date: from, sales: 10, final });
    const api = makeFakeApi({ standard: [row] });
    const { run, sum, clock, context } = await setUp(api, { now: today });
    await run();
    api.rows.standard = [{ ...row, date: `${to}T00:00:00.000Z` }];
    clock.now = new Date(today.getTime() + 11 * 60_000);
    expect((await run()).state).toBe('complete');
    expect((await sum()).currencies[0]?.figures.sales).toBe('10.00');
    const { store, id: workspaceId } = context();
    const changes = await store.read(
      'SELECT kind, day, was, became FROM ledger.changes WHERE workspace = $1 AND field = $2 ORDER BY kind',
      [workspaceId, 'sales'],
    );
    expect(changes.map(({ kind, day, was, became }) => [kind, day, Number(was), Number(became)])).toEqual([
      ['late', to, 0, 10],
      ['removed', from, 10, 0],
    ]);
  });

  it('finds a brand’s rows however its id is written', async () => {
    const api = makeFakeApi({ standard: [reportRow({ date: '2025-07-01', brandId: brandA })] });
    const { run, sum } = await setUp(api);
    await run({ range: old });
    for (const brands of [brandA, brandA.toUpperCase()]) {
      const { currencies } = await sum({ ...old, group: 'brand', brands });
      expect(currencies[0]?.groups.map(({ key }) => key)).toEqual([brandA]);
    }
  });

  it('counts a row on two pages once', async () => {
    const api = makeFakeApi(
      { standard: Array.from({ length: 30 }, () => reportRow({ date: '2025-07-05' })) },
      7,
    );
    api.repeatEdges = true;
    const { run, sum } = await setUp(api);
    await run({ range: old });
    expect((await sum(old)).currencies[0]?.figures.clicks).toBe(150);
  });

  it('separates the rows of workspaces', async () => {
    const api = makeFakeApi({ standard: [reportRow({ date: '2025-07-01' })] });
    const mine = await setUp(api);
    const other = await setUp(makeFakeApi({}));
    await mine.run();
    await other.run();
    expect((await other.sum()).currencies).toEqual([]);
    expect((await mine.sum()).currencies).toHaveLength(1);
  });

  it('separates storefront clicks, estimates by brand and marketplace, and program rows', async () => {
    const brand = 'b0000000-0000-4000-8000-00000000000a';
    const api = makeFakeApi({
      clicks: [clickRow({ date: '2025-07-01', asin: null, linkType: 'storefront', clicks: 3 })],
      brands: [brand],
      bonuses: [
        bonusRow({ brand, marketplace: 'marketplace.de', date: '2025-07-01', amount: 1.25, currency: 'EUR' }),
      ],
    });
    const { run, sum } = await setUp(api);
    const sources = ['clicks:standard', 'clicks:cpc', 'brb', 'program'] as const;
    expect(await run({ sources })).toMatchObject({ state: 'complete' });
    const clicks = await sum({ dataset: 'clicks', group: 'link_type' });
    expect(clicks.currencies[0]).toMatchObject({ currency: null, groups: [{ key: 'storefront' }] });
    const bonus = await sum({ dataset: 'brb', group: 'marketplace' });
    expect(bonus.currencies[0]?.groups[0]).toMatchObject({
      key: 'marketplace.de',
      figures: { bonus: '1.25' },
    });
    const spans = api.seen
      .filter(({ id }) => id === 'listBonusEstimates')
      .map(({ query }) => Date.parse(String(query.end)) - Date.parse(String(query.start)));
    expect(Math.max(...spans)).toBeLessThanOrEqual(90 * 86_400_000);
  });

  it('deletes the rows of a removed brand', async () => {
    const bonuses = [brandA, brandB].map((brand) => bonusRow({ brand, date: '2025-07-04', amount: 3 }));
    const api = makeFakeApi({ bonuses, brands: [brandA, brandB] });
    const { run, sum } = await setUp(api);
    await run({ sources: ['brb'] });
    api.rows.brands = [brandA];
    expect((await run({ sources: ['brb'], force: true })).state).toBe('complete');
    const { currencies, receipt } = await sum({ dataset: 'brb' });
    expect([currencies[0]?.figures.bonus, receipt.state]).toEqual(['3.00', 'complete']);
  });
});
