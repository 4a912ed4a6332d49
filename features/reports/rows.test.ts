import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { toCamelCase } from '@/lib/base/camel-case';
import { placeGroups } from '@/lib/data/read/groups/testing/place-groups';
import { datasetNames, datasets } from '@/lib/data/terms/datasets';
import { bothLedgers } from '@/lib/data/testing/ledgers';
import { bonusRow, brandA, clickRow, programRow, reportRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { exportRows } from './export';
import { exportQuerySchema } from './export-query';
import { listRows } from './rows';
import { type RowsQuery, rowsQuerySchema } from './rows-query';

const july = { from: '2025-07-01', to: '2025-07-31' };
const ask = (query: Record<string, string>): RowsQuery => rowsQuerySchema.parse({ ...july, ...query });

bothLedgers('Raw rows', (ledger) => {
  const keep = () => {
    const standard = Array.from({ length: 7 }, (_, index) =>
      reportRow({ date: '2025-07-03', sales: index < 4 ? -0.1 : 0.00000001 }),
    );
    return storeRows(ledger(), { standard }, july);
  };

  it.each(['asc', 'desc'])('come page by page, each once, including returns and ties, %s', async (order) => {
    const context = await keep();
    for (const sort of ['at', 'sales', 'clicks']) {
      const seen: { id: string; sales: string | undefined }[] = [];
      let cursor: string | null = null;
      do {
        const query = { sort, order, limit: '2', ...(cursor === null ? {} : { cursor }) };
        const page = await listRows(context, ask(query));
        seen.push(...page.rows.map(({ id, sales }) => ({ id, sales })));
        cursor = page.cursor;
      } while (cursor);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(7);
      expect(seen).toHaveLength(7);
      const sales = [...Array<string>(4).fill('-0.10'), ...Array<string>(3).fill('0.00000001')];
      if (sort === 'sales') {
        expect(seen.map((row) => row.sales)).toEqual(order === 'asc' ? sales : sales.reverse());
      }
    }
  });

  it.each(datasetNames)('of %s have a value for each column of their table', async (dataset) => {
    const date = '2025-07-03';
    const rows = {
      standard: [reportRow({ date, cpcCampaignId: brandA })],
      clicks: [clickRow({ date })],
      program: [programRow({ date })],
      bonuses: [bonusRow({ date, brand: brandA })],
      brands: [brandA],
    };
    const context = await storeRows(ledger(), rows, july);
    const page = await listRows(context, ask({ dataset }));
    expect(page.rows).toHaveLength(1);
    const given = Object.entries({ ...page.rows[0] }).filter(
      ([, value]) => value !== undefined && value !== null,
    );
    const fields = datasets[dataset].columns.map(({ name }) => toCamelCase(name));
    // Rows of clicks have no currency.
    const expected = dataset === 'clicks' ? fields.filter((field) => field !== 'currency') : fields;
    expect(given.map(([field]) => field)).toEqual(expect.arrayContaining(expected));
  });

  it('reject a cursor of another workspace, filter or range, and a forged one', async () => {
    const [mine, other] = [await keep(), await keep()];
    const page = async (query: Record<string, string>, context = mine) =>
      listRows(context, ask({ limit: '2', ...query }));
    const cursor = (await page({})).cursor ?? '';
    const forged = (change: object) =>
      Buffer.from(
        JSON.stringify({ ...JSON.parse(Buffer.from(cursor, 'base64url').toString()), ...change }),
      ).toString('base64url');
    expect((await page({ cursor })).rows).toHaveLength(2);
    expect((await page({ cursor, limit: '5' })).rows).toHaveLength(5);
    for (const refused of [
      page({ cursor }, other),
      page({ cursor, brands: brandA }),
      page({ cursor, to: '2025-07-30' }),
      page({ cursor, order: 'asc' }),
      page({ cursor, sort: 'sales' }),
      page({ cursor, dataset: 'clicks' }),
      page({ cursor: '' }),
      page({ cursor: 'e30' }),
      page({ cursor: forged({ value: "2025-07-03' OR 1=1 --" }) }),
      page({ cursor: forged({ id: 'x' }) }),
    ]) {
      await expect(refused).rejects.toMatchObject({
        code: 'invalid_input',
        issues: [{ field: 'cursor' }],
      });
    }
  });

  it('have the names of their groups, in files too', async () => {
    const { db } = ledger();
    const other = reportRow({ date: '2025-07-04', asin: 'OTHER', creatorId: brandA });
    const grouped = reportRow({ date: '2025-07-03' });
    const context = await storeRows(ledger(), { standard: [grouped, other] }, july);
    const { id: workspaceId } = context;
    const groupOf = (at: number) => `a0000000-0000-4000-8000-00000000001${at}`;
    await placeGroups(db, workspaceId, {
      creator: new Map([
        [groupOf(1), [grouped.creatorId]],
        [groupOf(2), [grouped.creatorId]],
      ]),
      product: new Map([[groupOf(3), ['OTHER']]]),
    });
    const { rows } = await listRows(context, ask({ order: 'asc' }));
    expect(rows.map(({ creatorGroups, productGroups }) => [creatorGroups, productGroups])).toEqual([
      [['Group 1', 'Group 2'], []],
      [[], ['Group 3']],
    ]);
    const noteEnd = async () => {};
    const { signal } = new AbortController();
    const file = await exportRows(context, exportQuerySchema.parse(july), { signal, noteEnd });
    const lines: Record<string, string>[] = parse(await new Response(file.body).text(), {
      columns: true,
      comment: '#',
    });
    expect(lines.map(({ creatorGroups, productGroups }) => [creatorGroups, productGroups])).toEqual([
      ['Group 1; Group 2', ''],
      ['', 'Group 3'],
    ]);
  });

  it('cannot be sorted by columns they lack', async () => {
    await expect(listRows(await keep(), ask({ sort: 'bonus' }))).rejects.toMatchObject({
      issues: [
        { field: 'sort', message: 'must be one of at, sales, commission, clicks, conversions for reports' },
      ],
    });
  });
});
