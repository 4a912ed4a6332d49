import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropGuard, writeCsvLine } from './csv';

describe('CSV line', () => {
  it.each([
    [['a', 1, null, true], 'a,1,,true\r\n'],
    [['say "hi"', 'a,b', 'two\nlines'], '"say ""hi""","a,b","two\nlines"\r\n'],
    [['=1+1', '+1', '-1', '@x', '\tx'], "'=1+1,'+1,'-1,'@x,'\tx\r\n"],
    [[' =1+1', '\u00a0@x', '＝1'], "' =1+1,'\u00a0@x,'＝1\r\n"],
    [[-1.5, 0], '-1.5,0\r\n'],
    [[8.7e-7, -1.25e-10, 1e21], '0.00000087,-0.000000000125,1000000000000000000000\r\n'],
    [[new Date('2026-01-31T00:00:00Z')], '2026-01-31T00:00:00.000Z\r\n'],
  ])('writes %j', (values, line) => {
    expect(writeCsvLine(values)).toBe(line);
  });

  it.each([
    [['a', 1.5, 'b;c', 'd,e', null], 'a;1,5;"b;c";"d,e";\r\n'],
    [[-0.283, '1.5', '=1'], "-0,283;1.5;'=1\r\n"],
  ])('writes %j with a decimal comma', (values, line) => {
    expect(writeCsvLine(values, 'comma')).toBe(line);
  });

  it.each(["'tis", "'", "''=1", 'plain'])('drops no apostrophe of %j, which it did not add', (cell) => {
    expect(dropGuard(cell)).toBe(cell);
  });

  it('parses back to the same value, and is never a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (cells) => {
        const [read = []]: string[][] = parse(writeCsvLine(['first', ...cells]), {
          record_delimiter: '\r\n',
        });
        expect(read.slice(1).map((cell, at) => (cell === cells[at] ? cell : cell.slice(1)))).toEqual(cells);
        expect(read.some((cell) => /^\s*[=+\-@＝＋－＠\t\r\n]/.test(cell))).toBe(false);
      }),
    );
  });
});
