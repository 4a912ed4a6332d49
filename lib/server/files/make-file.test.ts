import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteFolder } from '@/lib/testing/delete-folder';
import { type Column, chooseColumns } from './column';
import { type FileFormat, makeFile } from './make-file';
import { columns, line, make, sampleCaption } from './testing/make';
import { readCsv, readParquet, readWorkbook } from './testing/read-file';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partnerdeck-files-'));
});
afterAll(() => deleteFolder(folder));

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

it('CSV starts with what a reader must not miss', async () => {
  const caption = sampleCaption({ state: 'partial', needed: ['Search: kettle', 'Not complete.'] });
  expect((await make('csv', [], { caption })).toString()).toBe(
    '\ufeff# partial\r\n# Search: kettle\r\n# Not complete.\r\nName,Currency,Sales,Clicks\r\n',
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
    const content = { columns: typed, rows: Readable.from([events]), caption: sampleCaption() };
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
  const caption = sampleCaption({ sentences: ['y'.repeat(40_000)] });
  const given = texts.map((name) => line({ name }));
  const sheets = readWorkbook(await make('xlsx', given, { caption }));
  expect(
    sheets
      .get('Rows')
      ?.slice(1)
      .map((cells) => cells[0]?.value),
  ).toEqual([texts[0], `${'x'.repeat(32_766)}…`, `${'x'.repeat(32_765)}…`]);
  const receipt = sheets.get('Receipt')?.map((cells) => cells.map((cell) => cell?.value));
  expect(receipt).toEqual([
    ['State', 'complete'],
    ['Caption', `${'y'.repeat(32_766)}…`],
    ['Cut', expect.stringContaining('CSV and Parquet have them whole')],
  ]);
  const { rows } = await readParquet(await make('parquet', given), folder);
  expect(rows.map(({ name }) => name)).toEqual(texts);
});

it('Parquet keeps lines without values, and stores its caption', async () => {
  const only = columns.filter(({ id }) => id === 'sales');
  const given = [
    line(),
    line({ sales: null }),
    line({ sales: 'not reported' }),
    line({ sales: `1${'0'.repeat(30)}` }),
  ];
  const caption = sampleCaption({ asOf: '2026-10-28T12:00:00.000Z', facts: [['Revision', '7']] });
  const { rows, metadata } = await readParquet(
    await make('parquet', given, { columns: only, caption }),
    folder,
  );
  expect(rows).toEqual([{ sales: '12.50000000' }, { sales: null }, { sales: null }, { sales: null }]);
  expect(metadata).toEqual({
    State: 'complete',
    Caption: 'Brands\nAll rows are loaded.',
    'As of (UTC)': '2026-10-28T12:00:00.000Z',
    Revision: '7',
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
