import { expect, it } from 'vitest';
import { describeFilters, nameFilters, writeFilterLines } from './file-filters';

it.each([
  [{}, '', ''],
  [{ currency: ['USD'] }, '_currency-USD', '# filter: currency = USD\n'],
  [{ brand: ['a', 'b'] }, '_brand-2-values', '# filter: brand = a or b\n'],
  [{ search: ['Größe, "L"\n=1+1'] }, '_search-Größe-L-1-1', '# filter: search = Größe%2C %22L%22%0A=1+1\n'],
  [{ link: ['x'.repeat(300)] }, `_link-${'x'.repeat(40)}`, `# filter: link = ${'x'.repeat(300)}\n`],
])('states %j in the name and in the first lines', (filters, name, lines) => {
  expect(nameFilters(filters)).toBe(name);
  expect(writeFilterLines(filters, '\n')).toBe(lines);
});

it('keeps the name short, however many filters there are', () => {
  const filters = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`filter${at}`, ['y'.repeat(40)]]));
  expect(nameFilters(filters)).toBe('_9-filters');
  expect(describeFilters(filters)).toHaveLength(9);
});
