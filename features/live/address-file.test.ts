import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { sum } from '@/lib/data/testing/expected-figures';
import { pools } from '@/lib/data/testing/facts';
import { april, openLiveAddresses } from './testing/live-set-up';

const { open } = openLiveAddresses();

describe('the receipt of a live address', () => {
  const groups = { list: 'report-groups', search: `${april}&group=brand&brands=${pools.brand[0]}` } as const;

  it('can be two columns, which spreadsheets keep beside the rows', async () => {
    const { text } = await (await open({ ...groups, receipt: 'columns' }))();
    const [head = '', ...rows] = text.slice(1).trimEnd().split('\r\n');
    expect(head).toMatch(/^Brand,.*,Receipt,As of \(UTC\),Caption$/);
    for (const row of rows)
      expect(row).toMatch(
        /,complete,2026-06-30T12:00:00\.000Z,"?Report · Apr 1 – 30, 2026, UTC · Brand: .* loaded.*$/,
      );
    expect(rows).toHaveLength(1);
  });

  it('can be comment lines, with the filters', async () => {
    const { text } = await (await open({ ...groups, receipt: 'comments' }))();
    const comments = text.slice(1).match(/^# .*$/gm) ?? [];
    expect(comments.map((line) => line.trimEnd())).toEqual([
      '# complete',
      '# Report',
      '# Apr 1 – 30, 2026, UTC',
      '# Brand: Brand b0000000…',
      expect.stringMatching(/^# All rows that match are loaded, and .* may change until about .*\.$/),
      '# As of: 2026-06-30T12:00:00.000Z',
    ]);
    expect(text).toMatch(/^\ufeff# /);
  });

  it('can be left out', async () => {
    expect((await (await open(groups))()).text).toMatch(/^\ufeffBrand,/);
  });

  it('says which days are missing', async () => {
    const search = 'from=2025-01-01&to=2025-01-03&group=brand&dataset=program';
    const read = await open({ list: 'report-groups', search, receipt: 'comments' });
    expect((await read()).text).toContain(
      '# Not complete: program rows of Jan 1 – 3, 2025 are not loaded.\r\n',
    );
  });

  it.each([
    [
      'columns',
      /^day,.*,receipt,asOf,caption\n.*,"complete","2026-06-30T12:00:00.000Z","Report rows · .*"\n$/s,
    ],
    [
      'comments',
      /^# complete\n# Report rows\n# .*, UTC\n# Brand: .*\n# All rows .*\n# As of: 2026-06-30T12:00:00.000Z\nday,/,
    ],
    ['none', /^day,[^#]*\n$/],
  ] as const)('of report rows is the same, as %s', async (receipt, expected) => {
    const search = `${april}&brands=${pools.brand[0]}`;
    const { text } = await (await open({ list: 'report-rows', search, receipt }))();
    expect(text).toMatch(expected);
    expect(text.split('\n').filter((line) => line.startsWith('2026-'))).toHaveLength(2);
  });

  it.each([
    ['columns', /^\ufeffkind,.*,Receipt,As of \(UTC\),Caption\r\n/],
    ['comments', /^\ufeff# partial\r\n# Statement of Apr 2026 in USD\r\n/],
    ['none', /^\ufeffkind,[^#]*$/],
  ] as const)('of a statement is the same, as %s', async (receipt, expected) => {
    const { text } = await (
      await open({ list: 'statement', search: 'month=2026-04&currency=USD', receipt })
    )();
    expect(text).toMatch(expected);
  });
});

/** Sums of a file's columns, as a spreadsheet reads them that writes numbers this way. Text adds nothing. */
function sumColumns(text: string, delimiter: string, decimal: string): Record<string, string> {
  const records: Record<string, string>[] = parse(text, { bom: true, columns: true, delimiter });
  const sums = new Map<string, string[]>();
  for (const record of records) {
    for (const [name, cell] of Object.entries(record)) {
      if (new RegExp(`^-?\\d+(\\${decimal}\\d+)?$`).test(cell)) {
        sums.set(name, [...(sums.get(name) ?? []), cell.replace(decimal, '.')]);
      }
    }
  }
  return Object.fromEntries([...sums].map(([name, cells]) => [name, sum(cells).toFixed()]));
}

it.each([
  ['report-groups', `${april}&group=creator`, 'Sales'],
  ['report-rows', april, 'sales'],
  ['statement', 'month=2026-04&currency=USD', 'sales'],
] as const)('has the same sums with a decimal comma: %s', async (list, search, amount) => {
  const read = async (decimal: string) => {
    const order = { list, search: `${search}${decimal}`, receipt: 'none' } as const;
    return (await (await open(order))()).text;
  };
  const [point, comma] = [await read(''), await read('&decimal=comma')];
  const sums = sumColumns(comma, ';', ',');
  expect(sums).toEqual(sumColumns(point, ',', '.'));
  expect(Object.keys(sums)).toContain(amount);
  expect(comma).toMatch(/;\d+,\d+;/);
});
