import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeCell, writeCsv } from './write-csv';

it.each([
  ['=1+1', "'=1+1"],
  ['＝1+1', "'＝1+1"],
  ['\u00a0@x', "'\u00a0@x"],
  ['+44 20', "'+44 20"],
  ['-cmd', "'-cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1+1', "' =1+1"],
  ['-12.50', '-12.50'],
  [-3, '-3'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  [null, ''],
  [true, 'true'],
])('writes %j as %s', (value, cell) => {
  expect(writeCell(value)).toBe(cell);
});

it('reads back as it was, an apostrophe before formulas aside', () => {
  const rows = fc.array(fc.tuple(fc.string({ unit: 'binary' }), fc.integer()), { maxLength: 20 });
  fc.assert(
    fc.property(rows, (given) => {
      const text = writeCsv<[string, number]>(
        [
          { header: 'Text', value: ([cell]) => cell },
          { header: 'Number', value: ([, cell]) => cell },
        ],
        given,
      );
      const read: string[][] = parse(text, { bom: true, record_delimiter: '\r\n' });
      const bare = (cell: string) => cell.replace(/^'(?=\s*[=+\-@＝＋－＠\t\r\n])/, '');
      expect(read.slice(1).map(([cell = '', count]) => [bare(cell), Number(count)])).toEqual(
        given.map(([cell, count]) => [bare(cell), count]),
      );
    }),
  );
});
