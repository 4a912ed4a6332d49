import type { SQL } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { exportStatement } from '@/features/closing/export-statement';
import { statementPage } from '@/features/closing/page';
import { readStatement } from '@/features/closing/read-statement';
import { unaudited } from '@/features/closing/testing/closing-set-up';
import { findList } from '@/features/exports/lists';
import { captionOfProfit } from '@/features/profit/profit-caption';
import { profitQuerySchema } from '@/features/profit/profit-query';
import { readProfit } from '@/features/profit/read-profit';
import { setUpProfit } from '@/features/profit/testing/profit-set-up';
import { toDay } from '@/lib/data/terms/days';
import { eachMonth } from '@/lib/data/terms/month';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { bonusRow, brandA, brandB, reportRow } from '@/lib/data/testing/rows';
import { english } from '@/lib/language/english';
import { readCsv } from '@/lib/server/files/testing/read-file';
import { importCredits } from './import-credits';
import { bonusCredits } from './schema';

const range = { from: '2026-08-01', to: '2026-09-30' } as const;
const at = new Date('2026-11-20T12:00:00.000Z');
const today = toDay(at);
const listed = {
  brands: [
    { id: brandA, name: 'Alder' },
    { id: brandB, name: 'Birch' },
  ],
};
const bonuses = [
  bonusRow({ date: '2026-08-03', brand: brandA, amount: 50, currency: 'USD' }),
  bonusRow({ date: '2026-09-03', brand: brandA, amount: 100, currency: 'USD' }),
  bonusRow({ date: '2026-09-03', brand: brandB, amount: 8, currency: 'USD' }),
];
const standard = [reportRow({ date: '2026-09-03', brandId: brandA, sales: 500, commissionAmount: 50 })];
const credits = `month,brand,currency,amount\n2026-08,Alder,USD,45\n2026-09,Alder,USD,95.5\n2026-09,Alder,EUR,7`;
const query = { month: '2026-09', currency: 'USD' };

eachLedger('Bonus credits', (ledger) => {
  async function setUp(csv: string | null = credits) {
    const { catalog, owner } = await setUpProfit(
      ledger(),
      { brands: [brandA, brandB], standard, bonuses },
      range,
      { ...listed, at },
    );
    if (csv) await importCredits({ ...catalog, member: owner }, csv);
    const call = async () => Promise.reject(new Error('Nothing is called.'));
    return { catalog, workspace: { ...catalog, member: owner, call, walk: call, language: english } };
  }

  it('are lines of a statement on screen, page and file, and in no total', async () => {
    const { catalog, workspace } = await setUp();
    const statement = await readStatement(catalog, query);
    expect(statement.credits).toMatchObject([
      { brand: brandA, state: 'compared', estimate: '100.00', credited: '95.50', difference: '-4.50' },
      { brand: brandB, state: 'uncredited', estimate: '8.00', credited: null, difference: null },
    ]);
    expect(statement.total).toMatchObject({ bonus: '108.00' });
    const { table } = await statementPage.read(workspace, { search: new URLSearchParams(query), today });
    const rows = table?.rows.map(({ cells }) => cells.map(({ text }) => text)) ?? [];
    expect(rows.at(-3)).toEqual(['Bonus credited']);
    expect(rows.slice(-2).map((cells) => cells.slice(-3))).toEqual([
      ['$100.00', '$95.50', '−$4.50 (−4.5%)'],
      ['$8.00', '–', 'No credit imported'],
    ]);
    const form = { format: 'csv', language: 'en', receipt: 'none', decimal: 'point' } as const;
    const { body } = await exportStatement(catalog, statement, form, unaudited);
    const lines = (await new Response(body).text()).trim().split('\r\n').slice(-2);
    expect(lines.map((line) => line.split(',').filter((_, column) => column !== 3))).toEqual([
      ['credit', '2026-09', brandA, '', '', '100.00', '', '', '95.50', '-4.50', 'compared'],
      ['credit', '2026-09', brandB, '', '', '8.00', '', '', '', '', 'uncredited'],
    ]);
  });

  it('are not in a statement until one is imported', async () => {
    const { catalog, workspace } = await setUp(null);
    expect((await readStatement(catalog, query)).credits).toEqual([]);
    const { table } = await statementPage.read(workspace, { search: new URLSearchParams(query), today });
    expect(table?.head.map(({ label }) => label)).not.toContain('Credited');
  });

  it('are told beside profit for whole months of the range, where its filters know them', async () => {
    const { catalog } = await setUp();
    const ask = (given: Record<string, string>) =>
      readProfit(catalog, profitQuerySchema.parse({ ...range, group: 'brand', ...given }));
    const whole = await ask({});
    expect(whole.credits).toMatchObject([
      { currency: 'USD', months: 2, estimate: '150.00', credited: '140.50', difference: '-9.50' },
      { currency: 'EUR', months: 1, estimate: '0.00', credited: '7.00', share: null },
    ]);
    expect(captionOfProfit(english, whole, today).notes[0]).toBe(
      'Marketplaces credited $140.50 of the bonus for 2 months of these days, estimated at $150.00: −$9.50 (−6.3%). Figures count the estimate.',
    );
    expect((await ask({ from: '2026-08-02' })).credits).toMatchObject([
      { currency: 'USD', months: 1, credited: '95.50' },
      { currency: 'EUR' },
    ]);
    expect((await ask({ brands: brandB })).credits).toEqual([]);
    expect((await ask({ currencies: 'EUR' })).credits).toMatchObject([{ currency: 'EUR' }]);
    expect((await ask({ marketplaces: 'marketplace.com' })).credits).toEqual([]);
    expect((await ask({ group: 'creator' })).credits).toEqual([]);
  });

  it('are a file with every line', async () => {
    const { workspace } = await setUp();
    const { signal } = new AbortController();
    const parameters = new URLSearchParams({ currency: 'USD' });
    const response = await findList('credits')('credits', { ...workspace, signal }, parameters);
    const lines = readCsv(new Uint8Array(await response.arrayBuffer()));
    expect(lines.map((line) => [line['Month (UTC)'], line.State, line.Estimate, line.Credited])).toEqual([
      ['2026-09', 'compared', '100.00', '95.50'],
      ['2026-09', 'uncredited', '8.00', ''],
      ['2026-08', 'compared', '50.00', '45.00'],
    ]);
  });

  it('are each in the file once, whatever is imported while it is read', async () => {
    const { catalog, workspace } = await setUp(null);
    const importer = { ...catalog, member: workspace.member };
    const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'SEK'];
    const lines = eachMonth('2018-01', '2025-12').flatMap((month) =>
      currencies.map((currency) => `${month},Alder,${currency},1`),
    );
    await importCredits(importer, `month,brand,currency,amount\n${lines.join('\n')}`);
    const { signal } = new AbortController();
    let reads = 0;
    const { db } = workspace;
    /** Somebody imports a credit before the second read. */
    const readWhere = async (which: SQL) => {
      reads += 1;
      if (reads === 2) await importCredits(importer, 'month,brand,currency,amount\n2026-11,Alder,USD,1');
      return db.select().from(bonusCredits).where(which);
    };
    const select = (...fields: Parameters<typeof db.select>) => ({
      from: (table: typeof bonusCredits) =>
        table === bonusCredits ? { where: readWhere } : db.select(...fields).from(table),
    });
    const watched = new Proxy(db, {
      get: (of, name) => (name === 'select' ? select : Reflect.get(of, name)),
    });
    const context = { ...workspace, db: watched, signal };
    const response = await findList('credits')('credits', context, new URLSearchParams());
    const credited = readCsv(new Uint8Array(await response.arrayBuffer())).filter((line) => line.Credited);
    const keys = credited.map((line) => `${line['Month (UTC)']} ${line.Currency}`);
    expect(new Set(keys).size).toBe(lines.length);
    expect(keys).toHaveLength(lines.length);
  });
});
