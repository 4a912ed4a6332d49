import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { storeItems } from '@/lib/data/read/lists/testing/store-items';
import { addDays } from '@/lib/data/terms/days';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { sampleProduct } from '@/lib/data/testing/sample-items';
import { storeRows } from '@/lib/data/testing/stored-rows';
import type { Call } from '@/lib/gateway/call';
import { requireConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import { connections } from '@/lib/gateway/connections/schema';
import { readProductHistory } from './product-history';

const noon = (day: string): Date => new Date(`${day}T12:00:00.000Z`);
const today = '2026-06-30';
const range = { from: '2026-06-01', to: today };
const stored = { from: '2026-06-10', to: today };
const listed = sampleProduct('HAT', { title: 'Blue hat', pricing: { price: 20, currency: 'USD' } });
const call: Call = async () => {
  throw new Error('Nothing is fetched.');
};

eachLedger('The history of a product', (ledger) => {
  const setUp = async () => {
    const { db } = ledger();
    const row = { asin: 'HAT', clicks: 4, final: true };
    const rows = [
      reportRow({ ...row, date: '2026-06-12' }),
      reportRow({ ...row, date: '2026-06-12', clicks: 3, currency: 'EUR' }),
      reportRow({ ...row, date: '2026-06-13', asin: 'CAP' }),
      reportRow({ ...row, date: '2026-06-14', marketplace: 'marketplace.de' }),
    ];
    const context = await storeRows(ledger(), { standard: rows }, stored, { at: noon(today) });
    const { id: workspaceId, store } = context;
    const connection = await requireConnectionInUse(db, workspaceId, 'seller');
    await db
      .update(connections)
      .set({ createdAt: noon('2026-06-05') })
      .where(eq(connections.id, connection));
    let fence = 0;
    return {
      list: (rows: readonly CatalogProduct[], day: string) => {
        fence += 1;
        const place = { db, store, workspaceId, connection };
        return storeItems(place, listSources.products, rows, { asOf: noon(day), fence });
      },
      read: (product = 'HAT', marketplace = 'marketplace.com') => {
        return readProductHistory(
          { ...context, walk: call, still: true },
          { product, marketplace, ...range },
        );
      },
    };
  };

  it('has its values as lists had them, and its clicks by day', async () => {
    const { list, read } = await setUp();
    await list([listed], '2026-06-08');
    await list([{ ...listed, pricing: { price: 17.5, currency: 'USD' }, inStock: false }], '2026-06-15');
    const euros = { price: 16, currency: 'EUR' };
    await list([{ ...listed, pricing: euros, commissionPercentage: 0.125 }], '2026-06-16');
    const { clicks, ...found } = await read();
    expect(found).toMatchObject({
      product: { name: 'Blue hat' },
      recordedSince: '2026-06-05',
      listedOn: '2026-06-16',
      isListed: true,
      price: [
        { from: '2026-06-05', to: '2026-06-08', value: { amount: '20', currency: 'USD' } },
        { from: '2026-06-15', to: '2026-06-15', value: { amount: '17.5', currency: 'USD' } },
        { from: '2026-06-16', to: '2026-06-16', value: { amount: '16', currency: 'EUR' } },
      ],
      rate: [
        { from: '2026-06-05', to: '2026-06-15', value: '0.1' },
        { from: '2026-06-16', to: '2026-06-16', value: '0.125' },
      ],
      inStock: [{ value: true }, { from: '2026-06-15', value: false }, { from: '2026-06-16', value: true }],
      active: [{ from: '2026-06-05', to: '2026-06-16', value: true }],
      basis: { complete: false, lists: [{ name: 'products', state: 'complete' }] },
      receipt: { gaps: [{ from: range.from, to: addDays(stored.from, -1) }] },
    });
    expect(clicks).toHaveLength(30);
    expect(clicks?.slice(8, 14).map(({ day, clicks }) => [day, clicks])).toEqual([
      ['2026-06-09', null],
      ['2026-06-10', 0],
      ['2026-06-11', 0],
      ['2026-06-12', 7],
      ['2026-06-13', 0],
      ['2026-06-14', 0],
    ]);
    expect(clicks?.at(-1)).toEqual({ day: today, clicks: null, mayChange: false });
  });

  it('ends when the catalog lists it no longer, and is empty if no list had it', async () => {
    const { list, read } = await setUp();
    await list([listed, { ...listed, primaryId: 'CAP' }], '2026-06-08');
    await list([{ ...listed, primaryId: 'CAP' }], '2026-06-20');
    expect(await read()).toMatchObject({
      listedOn: '2026-06-08',
      isListed: false,
      price: [{ from: '2026-06-05', to: '2026-06-08' }],
    });
    expect(await read('NONE', 'elsewhere.example')).toMatchObject({
      product: { name: null },
      listedOn: null,
      isListed: false,
      price: [],
      rate: [],
      inStock: [],
      active: [],
      clicks: null,
    });
  });
});
