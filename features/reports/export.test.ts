import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import type { Ledger } from '@/lib/data/store/workspace';
import { bothLedgers } from '@/lib/data/testing/ledgers';
import { brandA, creatorA, programRow, reportRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { exportRows } from './export';
import { exportQuerySchema } from './export-query';

/** Text that might break a spreadsheet, a CSV parser or delimiter detection. */
const awkward = [
  'Plain',
  'a "b", c',
  'line\nline',
  'carriage\r\nreturn',
  '""',
  'semi;colon|pipe\ttab',
  '# no comment',
  'Ünïcode 😀 名前 \u202e',
  'back\\slash \\n',
  ' padded ',
  'NULL',
  ','.repeat(50),
];

const namedRow = (name: string, date: string) =>
  programRow({
    date,
    campaign: { id: creatorA, name },
    brand: { id: brandA, name },
    creator: { id: creatorA, name, email: null, creatorConnectionsId: 'tag', creatorConnectionsName: name },
    sales: -0.5,
    commission: 0.1,
    conversions: 0,
    clicks: 1,
  });

const july = { from: '2025-07-01', to: '2025-07-31' };

bothLedgers('An export', (ledger) => {
  let ends: [rows: number, stopped: boolean][] = [];
  const { signal } = new AbortController();
  const noteEnd = async ({ rows }: { rows: number }, stopped: boolean) => void ends.push([rows, stopped]);

  const run = async (context: Parameters<typeof exportRows>[0], query: Record<string, string> = {}) => {
    ends = [];
    const parsed = exportQuerySchema.parse({ ...july, ...query });
    const { body, ...facts } = await exportRows(context, parsed, { signal, noteEnd });
    return { ...facts, bytes: Buffer.from(await new Response(body).arrayBuffer()) };
  };

  it('has all rows in order of days, exact, and ends with proof that it is complete', async () => {
    const rows = Array.from({ length: 50 }, (_, index) =>
      reportRow({ date: `2025-07-${String((index % 31) + 1).padStart(2, '0')}`, sales: 0.1 * 3, clicks: -2 }),
    );
    const context = await storeRows(ledger(), { standard: rows }, july);
    const { bytes, rows: count } = await run(context);
    const text = bytes.toString('utf8');
    expect(count).toBe(50);
    expect(ends).toEqual([[50, false]]);
    expect(text.endsWith('\n# complete,rows,50\n')).toBe(true);
    const records: Record<string, string>[] = parse(text, { columns: true, comment: '#' });
    expect(new Set(records.map((record) => record.id))).toEqual(new Set(rows.map(({ id }) => id)));
    expect(records.map(({ day }) => day)).toEqual(records.map(({ day }) => day).sort());
    expect(records[0]).toMatchObject({ sales: '0.3', clicks: '-2', payoutModel: 'standard', campaign: '' });
  });

  it('contains no formulas for spreadsheets', async () => {
    const cells = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '  =1', '＝1', '＠x', 'a"b,c', 'plain'];
    const rows = cells.map((asin) => reportRow({ date: '2025-07-01', asin }));
    const context = await storeRows(ledger(), { standard: rows }, july);
    const text = (await run(context)).bytes.toString('utf8');
    const records: Record<string, string>[] = parse(text, { columns: true, comment: '#' });
    const expected = cells.map((cell) => (/^ *[=+\-@＝＠\t\r]/.test(cell) ? `'${cell}` : cell));
    expect(records.map(({ product }) => product).sort()).toEqual(expected.sort());
  });

  it('has all currencies unless filtered, and states filters in its name and first lines', async () => {
    const rows = (['USD', 'EUR', 'EUR', 'GBP'] as const).map((currency) =>
      reportRow({ date: '2025-07-01', currency }),
    );
    const context = await storeRows(ledger(), { standard: rows }, july);
    const whole = await run(context);
    expect(whole).toMatchObject({ rows: 4, fileName: 'reports_2025-07-01_2025-07-31.csv' });
    expect(whole.bytes.toString('utf8')).toMatch(/^day,/);
    const some = await run(context, { currencies: 'EUR,GBP', brands: brandA });
    expect(some.fileName).toBe(`reports_2025-07-01_2025-07-31_currency-2-values_brand-${brandA}.csv`);
    const text = some.bytes.toString('utf8');
    expect(text).toMatch(/^# complete\n# Currency: EUR and GBP\n# Brand: Brand b0000000…\nday,/);
    expect(text.endsWith('\n# complete,rows,3\n')).toBe(true);
    expect(parse(text, { columns: true, comment: '#' })).toHaveLength(3);
  });

  it('says partial if days are missing', async () => {
    const context = await storeRows(ledger(), { standard: [reportRow({ date: '2025-07-01' })] }, july);
    const { bytes } = await run(context, { to: '2025-08-10' });
    expect(bytes.toString('utf8')).toMatch(/\n# partial,rows,1\n$/);
  });

  it.each<[receipt: string, to: string, headings: string, cells: string]>([
    [
      'columns',
      '2025-07-31',
      ',receipt,asOf,caption',
      ',"complete","2026-06-30T12:00:00.000Z","Report rows · Jul 1 – 31, 2025, UTC · All rows are loaded. As of Jun 30, 2026, 12:00 UTC."',
    ],
    [
      'columns',
      '2025-08-10',
      ',receipt,asOf,caption',
      ',"partial","2026-06-30T12:00:00.000Z","Report rows · Jul 1 – Aug 10, 2025, UTC · Not complete: report rows of Aug 1 – 10, 2025 are not loaded. As of Jun 30, 2026, 12:00 UTC."',
    ],
    ['none', '2025-08-10', ',final,id', ''],
  ])('states its receipt as %s until %s', async (receipt, to, headings, cells) => {
    const row = reportRow({ date: '2025-07-01' });
    const context = await storeRows(ledger(), { standard: [row] }, july);
    const text = (await run(context, { receipt, to })).bytes.toString('utf8');
    const [head = '', line = '', ...rest] = text.split('\n');
    expect([head.startsWith('day,'), head.endsWith(headings), rest]).toEqual([true, true, ['']]);
    expect(line.endsWith(`${row.id}${cells}`)).toBe(true);
  });

  it('states its receipt as comments before the rows', async () => {
    const context = await storeRows(ledger(), { standard: [reportRow({ date: '2025-07-01' })] }, july);
    const text = (await run(context, { receipt: 'comments', to: '2025-08-10', brands: brandA })).bytes;
    expect(text.toString('utf8').split('\nday,')[0]).toBe(
      [
        '# partial',
        '# Report rows',
        '# Jul 1 – Aug 10, 2025, UTC',
        '# Brand: Brand b0000000…',
        '# Not complete: report rows of Aug 1 – 10, 2025 are not loaded. As of Jun 30, 2026, 12:00 UTC.',
        '# As of: 2026-06-30T12:00:00.000Z',
      ].join('\n'),
    );
  });

  it('writes Parquet that other tools read, including its receipt', async () => {
    const rows = ['=x', '', 'ü'].map((asin) => reportRow({ date: '2025-07-01', asin, sales: 12.34 }));
    const context = await storeRows(ledger(), { standard: rows }, july);
    const { bytes } = await run(context, { format: 'parquet', marketplaces: 'marketplace.com' });
    const file = join(ledger().folder, 'rows.parquet');
    await writeFile(file, bytes);
    const instance = await DuckDBInstance.create();
    const connection = await instance.connect();
    const read = async (sql: string) => (await connection.runAndReadAll(sql)).getRowsJson();
    expect(await read(`SELECT product, sales FROM '${file}' ORDER BY product`)).toEqual([
      ['', '12.34000000'],
      ['=x', '12.34000000'],
      ['ü', '12.34000000'],
    ]);
    const facts = await read(
      `SELECT decode(key), decode(value) FROM parquet_kv_metadata('${file}') WHERE decode(key) NOT LIKE 'As of%'`,
    );
    expect(Object.fromEntries(facts)).toEqual({
      State: 'complete',
      Caption:
        'Report rows\nJul 1 – 31, 2025, UTC\nMarketplace: marketplace.com\nAll rows that match are loaded. As of Jun 30, 2026, 12:00 UTC.',
    });
    instance.closeSync();
  });

  it('keeps every character of names, in CSV and Parquet', async () => {
    const names = [...awkward, '=HYPERLINK("x")', "'quoted"];
    const program = names.map((name, index) =>
      namedRow(name, `2025-07-${String(index + 1).padStart(2, '0')}`),
    );
    const context = await storeRows(ledger(), { program }, july);
    const csv = (await run(context, { dataset: 'program' })).bytes.toString('utf8');
    const records: Record<string, string>[] = parse(csv, {
      columns: true,
      comment: '#',
      record_delimiter: '\n',
    });
    const safe = names.map((name) => (name.startsWith('=') ? `'${name}` : name));
    expect(records.map(({ campaignName }) => campaignName)).toEqual(safe);
    expect(csv.endsWith(`\n# complete,rows,${names.length}\n`)).toBe(true);
    const { bytes } = await run(context, { dataset: 'program', format: 'parquet' });
    const file = join(ledger().folder, 'names.parquet');
    await writeFile(file, bytes);
    const instance = await DuckDBInstance.create();
    const connection = await instance.connect();
    const read = await connection.runAndReadAll(
      `SELECT campaignName, creatorName, sales::VARCHAR FROM '${file}' ORDER BY day`,
    );
    expect(read.getRows()).toEqual(names.map((name) => [name, name, '-0.50000000']));
    instance.closeSync();
  });

  it.each<[format: string, failing: number, ends: typeof ends]>([
    // Nothing was written yet.
    ['csv', 1, []],
    ['csv', 2, [[18_000, true]]],
    // It is written once all rows are read.
    ['parquet', 1, []],
    ['parquet', 2, []],
  ])('as %s is never valid if reading part %i fails', async (format, failing, expected) => {
    const rows = ['2025-07-01', '2025-07-02'].map((date) => reportRow({ date }));
    const context = await storeRows(ledger(), { standard: rows }, july);
    let parts = 0;
    const broken: Ledger = {
      ...context,
      store: {
        ...context.store,
        snapshot: (work) =>
          context.store.snapshot((session) =>
            work({
              ...session,
              async read(sql, values) {
                if (sql.includes('string_agg') && ++parts === failing) throw new Error('Gone.');
                const found = await session.read(sql, values);
                // Each day is a part of its own.
                return sql.includes('row_count') ? found.map((row) => ({ ...row, row_count: 9_000 })) : found;
              },
            }),
          ),
      },
    };
    await expect(run(broken, { format })).rejects.toThrow('Gone.');
    expect([parts, ends]).toEqual([failing, expected]);
    expect((await run(context, { format })).rows).toBe(2);
  });

  it('holds no connection of the store while nobody reads it', async () => {
    const context = await storeRows(ledger(), { standard: [reportRow({ date: '2025-07-01' })] }, july);
    const query = exportQuerySchema.parse(july);
    const unread = await Promise.all(
      Array.from({ length: 12 }, () => exportRows(context, query, { signal, noteEnd })),
    );
    expect(await context.store.read('SELECT 1 AS one')).toHaveLength(1);
    for (const { body } of unread) expect(await new Response(body).text()).toMatch(/rows,1\n$/);
  });
});
