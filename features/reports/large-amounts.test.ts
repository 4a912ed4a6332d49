import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { createSyncs } from '@/lib/data/fetch/sync/syncs';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { addWorkspace, bothLedgers } from '@/lib/data/testing/ledgers';
import { clickRow, reportRow } from '@/lib/data/testing/rows';
import { listChanges } from './changes';
import { changesQuerySchema } from './changes-query';
import { exportRows } from './export';
import { exportQuerySchema } from './export-query';
import { readFunnel } from './funnel';
import { funnelQuerySchema } from './funnel-query';
import { reconcileClicks } from './reconciliation';
import { reconciliationQuerySchema } from './reconciliation-query';
import { listRows } from './rows';
import { rowsQuerySchema } from './rows-query';

const june = { from: '2026-06-01', to: '2026-06-30' };
const now = () => new Date('2026-06-30T12:00:00.000Z');

/** Amounts, as the API writes them and as answers do. Their product ids are in the order of the amounts. */
const amounts = [
  [-999_999_999_999.1234, '-999999999999.1234'],
  [0.00000001, '0.00000001'],
  [12_345_678_901.125, '12345678901.125'],
  [1e12, '1000000000000.00'],
] as const;

bothLedgers('Amounts of up to 10^12 with eight decimals', (ledger) => {
  async function setUp() {
    const { db, stores } = ledger();
    const workspaceId = await addWorkspace(db);
    const clicks = 99_999_999_999_999;
    const standard = amounts.map(([sales], at) =>
      reportRow({
        date: '2026-06-20',
        asin: `P${at}`,
        final: false,
        sales,
        commissionAmount: sales / 2,
        clicks,
        detailPageViews: clicks - 1,
        addToCarts: clicks - 2,
        conversions: clicks - 3,
      }),
    );
    const api = makeFakeApi({ standard, clicks: [clickRow({ date: '2026-06-20', clicks: 1 })] });
    const syncs = createSyncs({ db, storeFor: stores.of, callFor: () => api.call, now });
    const sync = async () => {
      const sources = ['reports:standard', 'reports:cpc', 'clicks:standard', 'clicks:cpc'] as const;
      await syncs.start(workspaceId, { sources, range: june, force: true });
      await syncs.settle();
    };
    await sync();
    return { context: { id: workspaceId, db, store: stores.of(workspaceId), now }, api, sync };
  }

  it('are exact in rows, page by page, and in exports', async () => {
    const { context } = await setUp();
    const listed: (string | null | undefined)[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = { ...june, sort: 'sales', order: 'asc', limit: '1', ...(cursor && { cursor }) };
      const answer = await listRows(context, rowsQuerySchema.parse(page));
      listed.push(...answer.rows.map(({ sales }) => sales));
      cursor = answer.cursor;
    }
    expect(listed).toEqual(amounts.map(([, text]) => text));
    for (const format of ['csv', 'parquet'] as const) {
      const { body } = await exportRows(context, exportQuerySchema.parse({ ...june, format }), {
        signal: new AbortController().signal,
        noteEnd: async () => {},
      });
      const bytes = Buffer.from(await new Response(body).arrayBuffer());
      if (format === 'parquet') expect(bytes.subarray(0, 4).toString()).toBe('PAR1');
      else {
        const rows: Record<string, string>[] = parse(bytes, { bom: true, columns: true, comment: '#' });
        const sales = new Map(rows.map((row) => [row.product, row.sales]));
        expect([...sales.entries()].sort()).toEqual(
          amounts.map(([, text], at) => [`P${at}`, text.replace(/\.00$/, '')]),
        );
      }
    }
  });

  it('are exact in changes from one end to the other', async () => {
    const { context, api, sync } = await setUp();
    const since = '2026-06-30T11:00:00.000Z';
    api.rows.standard = api.rows.standard.map((row) => ({ ...row, sales: -row.sales }));
    await sync();
    const { totals } = await listChanges(context, changesQuerySchema.parse({ since }));
    const sales = totals.find(({ field }) => field === 'sales');
    // Twice the sum of the amounts, with the other sign.
    expect(sales).toMatchObject({ rows: 4, difference: '-24691357804.00320002' });
  });

  it('do not stop the funnel and the comparison of clicks', async () => {
    const { context } = await setUp();
    const funnel = await readFunnel(context, funnelQuerySchema.parse({ ...june, group: 'product' }));
    expect(funnel.currencies[0]?.counts.clicks).toBe(399_999_999_999_996);
    const compared = await reconcileClicks(context, reconciliationQuerySchema.parse(june));
    expect(compared.provisional).toBe(true);
    expect(compared.total).toMatchObject({ reports: 399_999_999_999_996, difference: -399_999_999_999_995 });
  });
});
