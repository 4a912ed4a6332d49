import { Decimal as DecimalJs } from 'decimal.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ReportRow } from '@/lib/contract/resources/report';
import { Failure } from '@/lib/failure';
import { addDays, type DayRange, type Grain, startOfBucket } from './days';
import { summarize } from './summary';
import { summaryQuerySchema } from './summary-query';
import { createSyncs } from './syncs';
import { makeFakeApi } from './testing/fake-api';
import { addWorkspace, eachLedger } from './testing/ledgers';
import { brandA, brandB, creatorA, reportRow } from './testing/rows';

const Decimal = DecimalJs.clone({ precision: 60 });
const start = '2026-04-01';
const span = 70;

const cents = fc.integer({ min: -500_000, max: 2_000_000 }).map((value) => value / 100);
const time = fc.constantFrom('00:00:00.000', '23:59:59.999', '11:22:33.444');
const apiRow = fc
  .record({
    offset: fc.integer({ min: 0, max: span - 1 }),
    time,
    sales: fc.oneof(cents, fc.constantFrom(0.1, 0.2, 1e-7, 1.005)),
    commission: cents,
    clicks: fc.integer({ min: -5, max: 50 }),
    conversions: fc.integer({ min: -1, max: 5 }),
    currency: fc.constantFrom('USD', 'EUR'),
    asin: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'),
    brandId: fc.constantFrom(brandA, brandB),
    final: fc.boolean(),
    cpc: fc.boolean(),
    id: fc.uuid({ version: 4 }),
  })
  .map(({ offset, time: at, cpc, commission, ...row }) => ({
    cpc,
    row: reportRow({
      ...row,
      commissionAmount: commission,
      date: `${addDays(start, offset)}T${at}Z`,
      creatorId: creatorA,
    }),
  }));

type Kept = { row: ReportRow; cpc: boolean };

/** Each id once: what the API would hold. */
const apiRows = fc.uniqueArray(apiRow, { maxLength: 120, selector: ({ row }) => row.id });

const question = fc
  .record({
    from: fc.integer({ min: 0, max: span - 1 }),
    length: fc.integer({ min: 0, max: span - 1 }),
    grain: fc.constantFrom<Grain>('day', 'week', 'month'),
    group: fc.constantFrom('none', 'product', 'brand', 'payout_model'),
    top: fc.integer({ min: 1, max: 4 }),
    brands: fc.constantFrom(undefined, brandA),
    payout_models: fc.constantFrom(undefined, 'cpc', 'standard,cpc'),
    currencies: fc.constantFrom(undefined, 'USD'),
  })
  .map(({ from, length, top, ...rest }) => ({
    ...rest,
    top: String(top),
    from: addDays(start, from),
    to: addDays(start, Math.min(span - 1, from + length)),
    series: 'groups',
    compare: 'previous',
  }));

const plan = fc.record({
  pageSize: fc.constantFrom(1, 3, 7, 100),
  repeatEdges: fc.boolean(),
  faultEvery: fc.constantFrom(0, 5, 11),
  restartAfter: fc.constantFrom(0, 4),
});

type Question = typeof question extends fc.Arbitrary<infer T> ? T : never;
type Plan = typeof plan extends fc.Arbitrary<infer T> ? T : never;

const isIn = (range: DayRange, { row }: Kept) => {
  const day = row.date.slice(0, 10);
  return day >= range.from && day <= range.to;
};

const passes = (q: Question, { row, cpc }: Kept) =>
  (!q.brands || row.brandId === q.brands) &&
  (!q.currencies || row.currency === q.currencies) &&
  (!q.payout_models || q.payout_models.split(',').includes(cpc ? 'cpc' : 'standard'));

const sum = (rows: readonly Kept[], field: 'sales' | 'commissionAmount' | 'clicks' | 'conversions') =>
  rows.reduce((total, { row }) => total.plus(row[field].toString()), new Decimal(0));

const keyOf = (q: Question, { row, cpc }: Kept) =>
  q.group === 'product' ? row.asin : q.group === 'brand' ? row.brandId : cpc ? 'cpc' : 'standard';

eachLedger('Sums', (ledger) => {
  /** Fetches what the API holds, with faults and restarts on the way. */
  async function sync(workspaceId: string, rows: readonly Kept[], { pageSize, ...given }: Plan, now: Date) {
    const api = makeFakeApi(
      {
        standard: rows.filter(({ cpc }) => !cpc).map(({ row }) => row),
        cpc: rows.filter(({ cpc }) => cpc).map(({ row }) => row),
      },
      pageSize,
    );
    api.repeatEdges = given.repeatEdges && pageSize > 1;
    if (given.faultEvery) {
      api.fault = (seen, answer) => {
        if (seen.at % given.faultEvery === 1) throw new Failure('throttled', 'Slow down.');
        return answer();
      };
    }
    const { db, store } = ledger();
    const make = () => createSyncs({ db, store, callFor: () => api.call, now: () => now });
    const request = {
      sources: ['reports:standard', 'reports:cpc'] as const,
      range: { from: addDays(start, -span), to: addDays(start, span - 1) },
      force: true,
    };
    if (given.restartAfter) {
      const first = make();
      await first.start(workspaceId, request);
      while (api.seen.length < given.restartAfter) await new Promise((resolve) => setTimeout(resolve, 2));
      await first.close();
    }
    const second = make();
    await second.start(workspaceId, request);
    await second.settle();
  }

  async function expectExact(workspaceId: string, kept: readonly Kept[], q: Question, now: Date) {
    const context = { workspaceId, store: ledger().store, now: () => now };
    const summary = await summarize(context, summaryQuerySchema.parse(JSON.parse(JSON.stringify(q))));
    const range = { from: q.from, to: q.to };
    const wanted = kept.filter((entry) => isIn(range, entry) && passes(q, entry));
    const then = kept.filter(
      (entry) => summary.comparedRange && isIn(summary.comparedRange, entry) && passes(q, entry),
    );
    expect(summary.receipt.rows).toBe(wanted.length);
    const currencies = new Set([...wanted, ...then].map(({ row }) => row.currency));
    expect(new Set(summary.currencies.map(({ currency }) => currency))).toEqual(currencies);
    for (const { currency, figures, compared, series, groups } of summary.currencies) {
      const mine = wanted.filter(({ row }) => row.currency === currency);
      const before = then.filter(({ row }) => row.currency === currency);
      expect(figures.sales).toBe(text(sum(mine, 'sales')));
      expect(figures.commission).toBe(text(sum(mine, 'commissionAmount')));
      expect(figures.clicks).toBe(sum(mine, 'clicks').toNumber());
      expect(figures.provisional.any).toBe(mine.some(({ row }) => !row.final));
      expect(compared?.sales).toBe(text(sum(before, 'sales')));
      for (const point of series) {
        const here = mine.filter(({ row }) => startOfBucket(row.date.slice(0, 10), q.grain) === point.bucket);
        expect([point.bucket, point.sales]).toEqual([point.bucket, text(sum(here, 'sales'))]);
      }
      if (q.group === 'none') continue;
      const named = groups.filter(({ kind }) => kind === 'value').map(({ key }) => key);
      for (const group of groups) {
        const belongs = (entry: Kept) =>
          group.kind === 'value' ? keyOf(q, entry) === group.key : !named.includes(keyOf(q, entry));
        expect(group.figures.sales).toBe(text(sum(mine.filter(belongs), 'sales')));
        expect(group.compared?.sales).toBe(text(sum(before.filter(belongs), 'sales')));
        const points = group.series.reduce((total, point) => total.plus(point.sales), new Decimal(0));
        expect(text(points)).toBe(group.figures.sales);
      }
    }
  }

  it('equal decimal arithmetic over the rows, whatever happened on the way', {
    timeout: 120_000,
  }, async () => {
    const corrections = fc.record({ drop: fc.nat(3), raise: cents, late: apiRows });
    await fc.assert(
      fc.asyncProperty(apiRows, corrections, question, plan, async (rows, { drop, raise, late }, q, how) => {
        const workspaceId = await addWorkspace(ledger().db);
        const now = new Date('2026-06-10T12:00:00.000Z');
        await sync(workspaceId, rows, how, now);
        await expectExact(workspaceId, rows, q, now);
        const ids = new Set(rows.map(({ row }) => row.id));
        // Only what may still change changes: days of the look-back.
        const young = ({ row }: Kept) => row.date >= '2026-04-27';
        const corrected = [
          ...rows
            .filter((entry, index) => !(young(entry) && index % 4 < drop))
            .map((entry) => (young(entry) ? { ...entry, row: { ...entry.row, sales: raise } } : entry)),
          ...late.filter((entry) => young(entry) && !ids.has(entry.row.id)),
        ];
        const later = new Date(now.getTime() + 86_400_000);
        await sync(workspaceId, corrected, { ...how, restartAfter: 0 }, later);
        await expectExact(workspaceId, corrected, q, later);
      }),
      { numRuns: 12, interruptAfterTimeLimit: 60_000 },
    );
  });

  it('make 100,000.00 of a million rows of 0.10', { timeout: 120_000 }, async () => {
    const { store } = ledger();
    const workspaceId = await addWorkspace(ledger().db);
    await store.write(({ run }) =>
      run(
        `INSERT INTO ledger.reports (workspace, source, scope, id, instant, day, final, product, campaign,
           marketplace, currency, link, creator, brand, sales, commission, conversions, clicks,
           detail_page_views, add_to_carts)
         SELECT CAST($1 AS VARCHAR), 'reports:standard', '', CAST(md5(CAST(n AS VARCHAR)) AS UUID),
           '2026-05-01T00:00:00.000Z', DATE '2026-05-01', TRUE, 'A', NULL, 'marketplace.com', 'USD', 'l',
           CAST($2 AS UUID), CAST($3 AS UUID), 0.10, 0.01, 0, 1, 0, 0
         FROM generate_series(1, 1000000) AS s(n)`,
        [workspaceId, creatorA, brandA],
      ),
    );
    const query = summaryQuerySchema.parse({ from: '2026-05-01', to: '2026-05-01' });
    const { currencies } = await summarize({ workspaceId, store }, query);
    expect(currencies[0]?.figures).toMatchObject({
      sales: '100000.00',
      commission: '10000.00',
      clicks: 1_000_000,
    });
    await store.write(({ run }) => run('DELETE FROM ledger.reports WHERE workspace = $1', [workspaceId]));
  });
});

const text = (value: DecimalJs) => value.toFixed(Math.max(2, value.decimalPlaces()));
