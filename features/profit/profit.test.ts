import { expect, it } from 'vitest';
import { Failure } from '@/lib/base/failure';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { readList } from '@/lib/data/fetch/lists/read-list';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { brandA, reportRow } from '@/lib/data/testing/rows';
import { type ProfitInput, profitQuerySchema } from './profit-query';
import { readProfit } from './read-profit';
import { replaceMargins } from './store-margins';
import { product, setUpProfit } from './testing/profit-set-up';

const range = { from: '2026-05-01', to: '2026-05-31' } as const;
const ask = (input: Record<string, string> = {}) => profitQuerySchema.parse({ ...range, ...input });

eachLedger('Profit', (ledger) => {
  it('counts a group as losing below zero, not at zero', async () => {
    const row = (asin: string, commissionAmount: number) =>
      reportRow({ date: '2026-05-10', asin, sales: 100, commissionAmount });
    const standard = [row('even', 20), row('loses', 20.01), row('earns', 19.99)];
    const { owner, catalog } = await setUpProfit(ledger(), { standard }, range);
    await replaceMargins(ledger().db, owner, [
      { kind: 'brand', subject: brandA, from: '2026-05-01', percent: '20' },
    ]);
    const { currencies } = await readProfit(catalog, ask({ group: 'product' }));
    expect(currencies[0]?.counts).toEqual({ groups: 3, losing: 1, withoutMargin: 0 });
  });

  it('lists the largest losses of CPC creators first, compared with the previous range', async () => {
    const cpc = (creatorId: string, clicks: number, sales: number, date = '2026-05-10') =>
      reportRow({ date, creatorId, clicks, sales, commissionAmount: clicks / 2, conversions: 1 });
    const [one, two, three] = [1, 2, 3].map((at) => `c0000000-0000-4000-8000-00000000000${at}`);
    const rows = {
      cpc: [cpc(`${one}`, 100, 500), cpc(`${two}`, 400, 500), cpc(`${three}`, 10, 100, '2026-03-31')],
      standard: [reportRow({ date: '2026-05-10', creatorId: `${three}`, sales: 900 })],
    };
    const wide = { from: '2026-03-31', to: '2026-05-31' };
    const { owner, catalog } = await setUpProfit(ledger(), rows, wide);
    await replaceMargins(ledger().db, owner, [
      { kind: 'brand', subject: brandA, from: '2026-05-01', percent: '20' },
    ]);
    const query = ask({ group: 'creator', payout_models: 'cpc', order: 'asc', compare: 'previous' });
    const answer = await readProfit(catalog, query);
    expect(answer).toMatchObject({ margins: 1, categories: 'unused', bonusReceipt: null });
    expect(answer.comparedRange).toEqual({ from: '2026-03-31', to: '2026-04-30' });
    expect(answer.currencies).toMatchObject([
      {
        counts: { groups: 2, losing: 1, withoutMargin: 0 },
        compared: { sales: '100.00', covered: null },
        groups: [
          {
            key: two,
            figures: {
              covered: { netProfit: '-100.00', costPerClick: '0.5000', breakEvenCpc: '0.2500', bonus: null },
            },
            compared: { sales: '0.00', covered: null },
          },
          {
            key: one,
            figures: {
              covered: {
                netProfit: '50.00',
                returnOnCommission: 1,
                costPerClick: '0.5000',
                breakEvenCpc: '1.0000',
              },
            },
          },
        ],
      },
    ]);
    const second = await readProfit(catalog, { ...query, top: 1, offset: 1 });
    expect(second.currencies[0]?.groups.map(({ key }) => key)).toEqual([one]);
  });

  it('is not complete if the product list is too long, so that some categories are unknown', async () => {
    const rows = { standard: [reportRow({ date: '2026-05-10', asin: 'P1', sales: 100 })] };
    const listed = { products: [product('P1')] };
    const { owner, catalog } = await setUpProfit(ledger(), rows, range, listed);
    const margin = { kind: 'category', subject: 'Toys', from: '2026-05-01', percent: '50' } as const;
    await replaceMargins(ledger().db, owner, [margin]);
    const readBasis = async () => (await readProfit(catalog, ask({ group: 'product' }))).basis;
    await readList(catalog, listSources.products, { untilComplete: true });
    expect(await readBasis()).toMatchObject({ complete: true });
    await catalog.store.write(({ run }) => run('UPDATE ledger.lists SET cut = TRUE'));
    expect(await readBasis()).toMatchObject({ complete: false, lists: [{ name: 'products', state: 'cut' }] });
  });

  it('counts no margin that might be wrong while categories are unknown', async () => {
    const rows = {
      standard: ['P1', 'P2'].map((asin) => reportRow({ date: '2026-05-10', asin, sales: 100 })),
    };
    const { owner, catalog } = await setUpProfit(ledger(), rows, range);
    const margin = { from: '2026-05-01', percent: '50' };
    await replaceMargins(ledger().db, owner, [
      { kind: 'brand', subject: brandA, ...margin },
      { kind: 'category', subject: 'Toys', ...margin },
      { kind: 'product', subject: 'P1', ...margin },
    ]);
    const down = {
      ...catalog,
      walk: () =>
        Promise.reject(new Failure('upstream_refused', 'The API rejected the request with status 403.')),
    };
    const answer = await readProfit(down, ask());
    expect(answer.categories).toBe('failed');
    expect(answer.currencies).toMatchObject([
      { figures: { covered: { sales: '100.00' }, uncovered: { sales: '100.00', share: 0.5 } } },
    ]);
  });
});

it.each([
  [{ group: 'creator_tag' }, 'group'],
  [{ sort: 'epc' }, 'sort'],
  [{ order: 'up' }, 'order'],
  [{ to: '2026-04-01' }, 'to'],
  [{ link_types: 'product' }, 'link_types'],
] satisfies [Record<string, string>, keyof ProfitInput][])('rejects a query with %j', (change, field) => {
  const result = profitQuerySchema.safeParse({ ...range, ...change });
  expect(result.error?.issues[0]?.path).toEqual([field]);
});
