import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseIdList } from './id-list';

it.each([
  ['B01,B02', ['B01', 'B02']],
  ['B01, B02 ,B03', ['B01', 'B02', 'B03']],
  ['B01\nB02\r\nB03\n', ['B01', 'B02', 'B03']],
  ['B01\tB02;B03|B04', ['B01', 'B02', 'B03', 'B04']],
  ['["B01", "B02"]', ['B01', 'B02']],
  ["'B01'\u00a0'B02'", ['B01', 'B02']],
  ['\ufeffB01\n\u200bB02', ['B01', 'B02']],
  ['B01,B02,B01', ['B01', 'B02']],
  ['“B01”\n„B02“\n\u200eASIN\u200f : \u200eB03', ['B01', 'B02', 'B03']],
  ['B\u00ad01\u2060\u2069、B02', ['B01', 'B02']],
  ['1. B01\n2) 「B02」\n• B03', ['B01', 'B02', 'B03']],
  ['43218765-blue/L', ['43218765-blue/L']],
  [' ,\n; ', []],
])('reads %j', (text, ids) => {
  expect(parseIdList(text)).toEqual(ids);
});

it('finds every id, whatever separates them', () => {
  const id = fc.stringMatching(/^[A-Za-z0-9-]{1,20}$/);
  const gap = fc.constantFrom(',', ' ', '\n', ', ', '\r\n', '\t', ';', '" "', ',\n');
  fc.assert(
    fc.property(
      fc.uniqueArray(id, { minLength: 1, maxLength: 50 }),
      fc.array(gap, { minLength: 50, maxLength: 50 }),
      (ids, gaps) => {
        const text = ids.map((entry, at) => entry + (gaps[at] ?? ',')).join('');
        expect(parseIdList(text)).toEqual(ids);
      },
    ),
  );
});
