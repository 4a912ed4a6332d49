import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Column, chooseColumns } from './column';
import { type FileContent, type FileFormat, makeFile } from './make-file';
import { readCsv, readParquet, readWorkbook } from './testing/read-file';

type Line = { name: string; currency: string | null; sales: string | null; clicks: number | string | null };

const columns: Column<Line>[] = [
  { id: 'name', title: 'Name', type: 'text', value: ({ name }) => name },
  { id: 'currency', title: 'Currency', type: 'text', value: ({ currency }) => currency },
  { id: 'sales', title: 'Sales', type: 'amount', value: ({ sales }) => sales },
  { id: 'clicks', title: 'Clicks', type: 'count', value: ({ clicks }) => clicks },
];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partnerdeck-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function make(format: FileFormat, lines: readonly Line[], change: Partial<FileContent<Line>> = {}) {
  async function* pages() {
    for (let at = 0; at < lines.length; at += 2) yield lines.slice(at, at + 2);
  }
  const content = { columns, pages: pages(), filters: {}, metadata: [], ...change };
  const parts: Uint8Array[] = [];
  for await (const part of makeFile(format, content)) parts.push(part);
  return Buffer.concat(parts);
}

const line = (change: Partial<Line> = {}): Line => ({
  ...{ name: 'Kettle', currency: 'USD', sales: '12.50', clicks: 3 },
  ...change,
});

it.each([
  ['=1+1', "'=1+1"],
  ['＝1+1', "'＝1+1"],
  ['\u00a0@x', "'\u00a0@x"],
  ['+44 20', "'+44 20"],
  ['-12.50', "'-12.50"],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
])('writes the text %j into CSV as %s', async (name, cell) => {
  const [, second] = (await make('csv', [line({ name })])).toString().split('\r\n');
  expect(second).toBe(`${cell},USD,12.50,3`);
});

it.each([
  ['-12.50', '-12.50'],
  ['123456789012345678.12345678', '123456789012345678.12345678'],
  ['=1', "'=1"],
  [null, ''],
])('writes the amount %j into CSV as %s', async (sales, cell) => {
  const [, second] = (await make('csv', [line({ sales })])).toString().split('\r\n');
  expect(second).toBe(`Kettle,USD,${cell},3`);
});

it('CSV starts with its filters and what is missing', async () => {
  const change = { filters: { search: ['kettle'] }, partial: 'some days are not loaded' };
  expect((await make('csv', [], change)).toString()).toBe(
    '\ufeff# filter: search = kettle\r\n# partial: some days are not loaded\r\nName,Currency,Sales,Clicks\r\n',
  );
});

const lines = fc.array(
  fc.record({
    name: fc.string({ unit: 'binary' }).map((text) => text.replaceAll(/[\0\r\ufeff]|^#/g, '')),
    currency: fc.constantFrom('USD'),
    sales: fc.option(fc.integer({ min: -1e9, max: 1e9 }).map((cents) => (cents / 100).toFixed(2))),
    clicks: fc.option(fc.nat()),
  }),
  { maxLength: 10 },
);

it('has the same content in every format', async () => {
  const property = fc.asyncProperty(lines, async (given) => {
    const csv = readCsv(await make('csv', given));
    const bare = (cell: string | undefined) => cell?.replace(/^'(?=\s*[=+\-@＝＋－＠\t\r\n])/, '');
    const expected = given.map(({ name, sales, clicks }) => ({ name, sales, clicks }));
    const number = (text: string | undefined) => (text ? Number(text) : null);
    expect(
      csv.map(({ Name, Sales, Clicks }) => ({
        name: bare(Name),
        sales: Sales || null,
        clicks: number(Clicks),
      })),
    ).toEqual(expected.map(({ name, ...rest }) => ({ name: bare(name), ...rest })));
    const { rows } = await readParquet(await make('parquet', given), folder);
    expect(
      rows.map(({ name, sales, clicks }) => ({
        name,
        sales: sales === null ? null : Number(sales).toFixed(2),
        clicks: clicks === null ? null : Number(clicks),
      })),
    ).toEqual(expected);
  });
  await fc.assert(property, { numRuns: 15 });
});

it('XLSX has numbers as numbers, and everything else as text', async () => {
  const given = [
    line({ name: '=1+1' }),
    line({ sales: '123456789012345678.12', clicks: 'not reported' }),
    line({ sales: null, clicks: null }),
  ];
  const rows = readWorkbook(await make('xlsx', given)).get('Rows');
  const text = (value: string) => ({ value, type: 'text' });
  const number = (value: string) => ({ value, type: 'number' });
  expect(rows).toEqual([
    ['Name', 'Currency', 'Sales', 'Clicks'].map(text),
    [text('=1+1'), text('USD'), number('12.5'), number('3')],
    [text('Kettle'), text('USD'), text('123456789012345678.12'), text('not reported')],
    [text('Kettle'), text('USD')],
  ]);
});

it('XLSX keeps texts named like properties of every object', async () => {
  const inherited = Object.getOwnPropertyNames(Object.prototype);
  const names = [...inherited, 'constructor<', ...inherited];
  const metadata = [['Filter', 'constructor']] as const;
  const sheets = readWorkbook(
    await make(
      'xlsx',
      names.map((name) => line({ name })),
      { metadata },
    ),
  );
  const cells = sheets.get('Rows')?.map(([cell]) => cell);
  expect(cells).toEqual(['Name', ...names].map((value) => ({ value, type: 'text' })));
  expect(sheets.get('Receipt')?.[0]?.[1]).toEqual({ value: 'constructor', type: 'text' });
});

it('XLSX has a sheet per currency, and one for the receipt', async () => {
  const given = [line(), line({ currency: 'EUR' }), line({ currency: null, sales: null }), line()];
  const metadata = [['List as of', '2026-10-01']] as const;
  const sheets = readWorkbook(await make('xlsx', given, { metadata, filters: { brand: ['a'] } }));
  expect([...sheets].map(([name, rows]) => [name, rows.length])).toEqual([
    ['USD', 3],
    ['EUR', 2],
    ['No currency', 2],
    ['Receipt', 2],
  ]);
  expect(
    sheets
      .get('Receipt')
      ?.flat()
      .map((cell) => cell?.value),
  ).toEqual([...['List as of', '2026-10-01'], ...['Filter', 'brand = a']]);
});

it('XLSX has texts with codes of characters as they are, and rates of any length as numbers', async () => {
  const rate: Column<Line> = { id: 'rate', title: 'Rate', type: 'rate', value: () => 1 / 3 };
  const given = [line({ name: '_x0041_' })];
  const sheets = readWorkbook(await make('xlsx', given, { columns: [...columns, rate] }));
  expect(sheets.get('Rows')?.[1]).toEqual([
    { value: '_x0041_', type: 'text' },
    { value: 'USD', type: 'text' },
    { value: '12.5', type: 'number' },
    { value: '3', type: 'number' },
    { value: String(1 / 3), type: 'number' },
  ]);
});

it('XLSX has different names for sheets of similar currencies', async () => {
  const currencies = ['USD', 'usd', 'É', 'Ü', 'Receipt', 'History'];
  const sheets = readWorkbook(
    await make(
      'xlsx',
      currencies.map((currency) => line({ currency })),
      { metadata: [['List as of', '2026-10-01']] },
    ),
  );
  const names = ['USD', 'usd (2)', '-', '- (2)', 'Receipt (2)', 'History (2)', 'Receipt'];
  expect([...sheets.keys()]).toEqual(names);
  expect([...sheets.values()].map((rows) => rows.at(-1)?.[1]?.value)).toEqual([...currencies, '2026-10-01']);
});

it('writes every line of a long XLSX without blocking the server', async () => {
  const many = Array.from({ length: 12_000 }, (_, at) => line({ clicks: at }));
  async function* pages() {
    for (let at = 0; at < many.length; at += 1_000) yield many.slice(at, at + 1_000);
  }
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 0);
  const bytes = await make('xlsx', [], { pages: pages() });
  clearInterval(timer);
  // The server's thread alone would manage only a few.
  expect(turns).toBeGreaterThan(100);
  const rows = readWorkbook(bytes).get('Rows') ?? [];
  expect(rows.slice(1).map((cells) => Number(cells[3]?.value))).toEqual(many.map(({ clicks }) => clicks));
});

it('has dates, date-times and flags of their types in XLSX and Parquet, and as they are in CSV', async () => {
  type Event = { day: string | null; at: string | null; on: boolean | null };
  const typed: Column<Event>[] = [
    { id: 'day', title: 'day', type: 'day', value: ({ day }) => day },
    { id: 'at', title: 'at', type: 'instant', value: ({ at }) => at },
    { id: 'on', title: 'on', type: 'flag', value: ({ on }) => on },
  ];
  const events: Event[] = [
    { day: '2026-11-26', at: '2026-11-26T12:30:15.250Z', on: true },
    { day: null, at: null, on: null },
    { day: 'soon', at: '2026-02-31T25:00:00Z', on: false },
    { day: '1850-01-01', at: '1850-01-01T00:00:00Z', on: false },
  ];
  const makeEvents = async (format: FileFormat) => {
    const parts: Uint8Array[] = [];
    const content = { columns: typed, pages: Readable.from([events]), filters: {}, metadata: [] };
    for await (const part of makeFile(format, content)) parts.push(part);
    return Buffer.concat(parts);
  };
  expect((await makeEvents('csv')).toString().split('\r\n')[1]).toBe(
    '2026-11-26,2026-11-26T12:30:15.250Z,true',
  );

  const sheet = readWorkbook(await makeEvents('xlsx')).get('Rows') ?? [];
  const day = (Date.UTC(2026, 10, 26) - Date.UTC(1899, 11, 30)) / 86_400_000;
  expect(sheet[1]?.map((cell) => [cell?.type, Number(cell?.value)])).toEqual([
    ['number', day],
    ['number', expect.closeTo(day + (12 * 3600 + 30 * 60 + 15.25) / 86_400, 6)],
    ['flag', 1],
  ]);
  expect(sheet[2]).toEqual([]);
  expect(sheet[3]?.map((cell) => cell?.value)).toEqual(['soon', '2026-02-31T25:00:00Z', '0']);
  expect(sheet[4]?.map((cell) => cell?.type)).toEqual(['text', 'text', 'flag']);

  const { rows, types } = await readParquet(await makeEvents('parquet'), folder);
  expect(types).toEqual({ day: 'DATE', at: 'TIMESTAMP WITH TIME ZONE', on: 'BOOLEAN' });
  expect(rows.map(({ day, at, on }) => [day, at && new Date(String(at)).toISOString(), on])).toEqual([
    ['2026-11-26', '2026-11-26T12:30:15.250Z', true],
    [null, null, null],
    [null, null, false],
    ['1850-01-01', '1850-01-01T00:00:00.000Z', false],
  ]);
});

it('cuts texts in XLSX at what a cell can hold, between characters, and says so', async () => {
  const texts = ['x'.repeat(32_767), 'x'.repeat(32_768), `${'x'.repeat(32_765)}😀y`];
  const metadata = [['Filter', 'y'.repeat(40_000)]] as const;
  const given = texts.map((name) => line({ name }));
  const sheets = readWorkbook(await make('xlsx', given, { metadata }));
  expect(
    sheets
      .get('Rows')
      ?.slice(1)
      .map((cells) => cells[0]?.value),
  ).toEqual([texts[0], `${'x'.repeat(32_766)}…`, `${'x'.repeat(32_765)}…`]);
  const receipt = sheets.get('Receipt')?.map((cells) => cells.map((cell) => cell?.value));
  expect(receipt).toEqual([
    ['Filter', `${'y'.repeat(32_766)}…`],
    ['Cut', expect.stringContaining('CSV and Parquet have them whole')],
  ]);
  const { rows } = await readParquet(await make('parquet', given), folder);
  expect(rows.map(({ name }) => name)).toEqual(texts);
});

it('rejects an XLSX that is too long', async () => {
  async function* pages() {
    for (let page = 0; page <= 10; page += 1) yield Array.from({ length: 10_000 }, () => line());
  }
  await expect(make('xlsx', [], { pages: pages(), columns: columns.slice(0, 1) })).rejects.toMatchObject({
    code: 'too_large',
  });
});

it('stops the XLSX of a disconnected client', async () => {
  const leaving = new AbortController();
  const reason = new Error('The client left.');
  async function* pages() {
    yield [line()];
    setImmediate(() => leaving.abort(reason));
  }
  await expect(make('xlsx', [], { pages: pages(), signal: leaving.signal })).rejects.toBe(reason);
});

it('Parquet keeps lines without values, and stores the metadata', async () => {
  const only = columns.filter(({ id }) => id === 'sales');
  const given = [
    line(),
    line({ sales: null }),
    line({ sales: 'not reported' }),
    line({ sales: `1${'0'.repeat(30)}` }),
  ];
  const range = [['Days (UTC)', '2026-10-01 to 2026-10-28']] as const;
  const { rows, metadata } = await readParquet(
    await make('parquet', given, { columns: only, metadata: range }),
    folder,
  );
  expect(rows).toEqual([{ sales: '12.50000000' }, { sales: null }, { sales: null }, { sales: null }]);
  expect(metadata).toEqual({ 'Days (UTC)': '2026-10-01 to 2026-10-28' });
});

it('says what to do if an XLSX needs too much memory', async () => {
  const long = 'x'.repeat(32_000);
  async function* pages() {
    for (let page = 0; page < 400; page += 1) {
      yield Array.from({ length: 64 }, (_, at) => line({ name: `${page} ${at} ${long}` }));
    }
  }
  await expect(make('xlsx', [], { pages: pages() })).rejects.toMatchObject({
    code: 'too_large',
    message: 'This Excel file needs too much memory. Narrow the list, or export CSV.',
  });
});

it('chooses columns in the requested order, and lists the available ones', () => {
  expect(chooseColumns(columns, ['clicks', 'name', 'clicks']).map(({ id }) => id)).toEqual([
    'clicks',
    'name',
  ]);
  expect(chooseColumns(columns, ['sales']).map(({ id }) => id)).toEqual(['sales', 'currency']);
  expect(chooseColumns(columns, undefined)).toBe(columns);
  expect(() => chooseColumns(columns, ['sales', 'cost'])).toThrow(
    'columns must contain only name, currency, sales, clicks',
  );
});
