import { expect, it } from 'vitest';
import type { Column } from './column';
import { columns, type Line, line, make, sampleCaption } from './testing/make';
import { readWorkbook } from './testing/read-file';
import { toCell } from './workbook-cell';

it('has numbers as numbers, and everything else as text', async () => {
  const given = [
    line({ name: '=1+1' }),
    line({ sales: '123456789012345678.12', clicks: 'not reported' }),
    line({ sales: null, clicks: null }),
    // Spreadsheets keep 15 digits.
    line({ sales: '1234567890123.45', clicks: '1234567890123456' }),
  ];
  const rows = readWorkbook(await make('xlsx', given)).get('Rows');
  const text = (value: string) => ({ value, type: 'text' });
  const number = (value: string) => ({ value, type: 'number' });
  expect(rows).toEqual([
    ['Name', 'Currency', 'Sales', 'Clicks'].map(text),
    [text('=1+1'), text('USD'), number('12.5'), number('3')],
    [text('Kettle'), text('USD'), text('123456789012345678.12'), text('not reported')],
    [text('Kettle'), text('USD')],
    [text('Kettle'), text('USD'), number('1234567890123.45'), text('1234567890123456')],
  ]);
});

it('keeps texts named like properties of every object', async () => {
  const inherited = Object.getOwnPropertyNames(Object.prototype);
  const names = [...inherited, 'constructor<', ...inherited];
  const caption = sampleCaption({ state: 'constructor' });
  const sheets = readWorkbook(
    await make(
      'xlsx',
      names.map((name) => line({ name })),
      { caption },
    ),
  );
  const cells = sheets.get('Rows')?.map(([cell]) => cell);
  expect(cells).toEqual(['Name', ...names].map((value) => ({ value, type: 'text' })));
  expect(sheets.get('Receipt')?.[0]?.[1]).toEqual({ value: 'constructor', type: 'text' });
});

it('has a sheet per currency, and one for the receipt', async () => {
  const given = [line(), line({ currency: 'EUR' }), line({ currency: null, sales: null }), line()];
  const caption = sampleCaption({ asOf: '2026-10-01' });
  const sheets = readWorkbook(await make('xlsx', given, { caption, language: 'de' }));
  expect([...sheets].map(([name, rows]) => [name, rows.length])).toEqual([
    ['USD', 3],
    ['EUR', 2],
    ['No currency', 2],
    ['Receipt', 3],
  ]);
  expect(
    sheets
      .get('Receipt')
      ?.flat()
      .map((cell) => cell?.value),
  ).toEqual([
    ...['Stand', 'complete'],
    ...['Beschreibung', 'Brands\nAll rows are loaded.'],
    ...['Stand vom (UTC)', '2026-10-01'],
  ]);
});

it('has texts with codes of characters as they are, and rates of any length as numbers', async () => {
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

it('has days as text that spreadsheets do not have', () => {
  expect(toCell('day', '1900-02-28')).toBe('1900-02-28');
  expect(toCell('day', '1900-03-01')).toEqual(new Date('1900-03-01'));
});

it('has different names for sheets of similar currencies', async () => {
  const currencies = ['USD', 'usd', 'É', 'Ü', 'Receipt', 'History'];
  const sheets = readWorkbook(
    await make(
      'xlsx',
      currencies.map((currency) => line({ currency })),
      { caption: sampleCaption({ asOf: '2026-10-01' }) },
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
  const bytes = await make('xlsx', [], { rows: pages() });
  clearInterval(timer);
  // The server's thread alone would manage only a few.
  expect(turns).toBeGreaterThan(100);
  const rows = readWorkbook(bytes).get('Rows') ?? [];
  expect(rows.slice(1).map((cells) => Number(cells[3]?.value))).toEqual(many.map(({ clicks }) => clicks));
});

it('rejects an XLSX that is too long', async () => {
  async function* pages() {
    for (let page = 0; page <= 10; page += 1) yield Array.from({ length: 10_000 }, () => line());
  }
  await expect(make('xlsx', [], { rows: pages(), columns: columns.slice(0, 1) })).rejects.toMatchObject({
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
  await expect(make('xlsx', [], { rows: pages(), signal: leaving.signal })).rejects.toBe(reason);
});

it('says what to do if an XLSX needs too much memory', async () => {
  const long = 'x'.repeat(32_000);
  async function* pages() {
    for (let page = 0; page < 400; page += 1) {
      yield Array.from({ length: 64 }, (_, at) => line({ name: `${page} ${at} ${long}` }));
    }
  }
  await expect(make('xlsx', [], { rows: pages() })).rejects.toMatchObject({
    code: 'too_large',
    message: 'This Excel file needs too much memory. Narrow the list, or export CSV.',
  });
});
