import { describe, expect, it } from 'vitest';
import { asFlag, asOneOf, asText, asTexts } from './parameter';
import { readSearch, writeSearch } from './search';

const parameters = {
  q: asText.or(''),
  from: asText,
  brands: asTexts.or([]),
  links: asTexts,
  active: asFlag,
  stock: asOneOf(['in', 'out']),
  top: asOneOf([10, 50]).or(10),
};
const nothing = { q: '', from: null, brands: [], links: null, active: null, stock: null, top: 10 };

describe('readSearch', () => {
  it.each([
    ['', {}],
    ['?q=', {}],
    ['?q=a+b&from=2026-01-01', { q: 'a b', from: '2026-01-01' }],
    ['?brands=a,b%252Cc&links=', { brands: ['a', 'b,c'], links: [] }],
    ['?active=false&stock=out&top=50', { active: false, stock: 'out', top: 50 }],
    ['?active=1&stock=some&top=11', {}],
    ['?q=first&q=second', { q: 'first' }],
  ])('reads %s', (text, said) => {
    expect(readSearch(parameters, new URLSearchParams(text))).toEqual({ ...nothing, ...said });
  });

  it("reads the framework's page parameters", () => {
    expect(readSearch(parameters, { q: ['a', 'b'], stock: 'in', top: undefined })).toEqual({
      ...nothing,
      q: 'a',
      stock: 'in',
    });
  });
});

describe('writeSearch', () => {
  it.each([
    ['', { q: 'a b' }, '?q=a+b'],
    ['?other=1&q=a', { q: '' }, '?other=1'],
    ['?q=a', { q: undefined, active: false }, '?q=a&active=false'],
    ['?from=2026-01-01', { from: null, top: 10 } as const, ''],
    ['', { brands: ['a', 'b,c'] }, '?brands=a,b%252Cc'],
    ['?q=a&active=true&other=1', null, '?other=1'],
    ['', { from: 'amazon:us/B0' }, '?from=amazon:us/B0'],
  ])('writes into %s', (current, change, expected) => {
    const written = writeSearch(parameters, current, change);
    expect(written).toBe(expected);
    const read = readSearch(parameters, new URLSearchParams(written));
    for (const [name, value] of Object.entries(change ?? {})) {
      if (value != null) expect(read).toHaveProperty(name, value);
    }
  });
});
