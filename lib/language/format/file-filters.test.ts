import { expect, it } from 'vitest';
import { nameFilters } from './file-filters';

it.each([
  [{}, ''],
  [{ currency: ['USD'] }, '_currency-USD'],
  [{ brand: ['a', 'b'] }, '_brand-2-values'],
  [{ search: ['Größe, "L"\n=1+1'] }, '_search-Größe-L-1-1'],
  [{ link: ['x'.repeat(300)] }, `_link-${'x'.repeat(40)}`],
])('names %j', (filters, name) => {
  expect(nameFilters(filters)).toBe(name);
});

it('keeps the name short, however many filters there are', () => {
  const filters = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`filter${at}`, ['y'.repeat(40)]]));
  expect(nameFilters(filters)).toBe('_9-filters');
  // In bytes: these are 4 times 40 of them, and 4 times 13 characters.
  const japanese = Object.fromEntries([1, 2, 3, 4].map((at) => [`f${at}`, ['秋'.repeat(40)]]));
  expect(nameFilters(japanese)).toBe('_4-filters');
});
