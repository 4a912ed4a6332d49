import { expect, it } from 'vitest';
import { type About, concerns, type NoteFilters } from './concerns';

const everything: NoteFilters = {
  brands: undefined,
  creators: undefined,
  products: undefined,
  campaigns: undefined,
  marketplaces: undefined,
  narrowed: false,
};
const brand = 'b0000000-0000-4000-8000-00000000000a';
const change: About = { brands: brand.toUpperCase(), products: 'P', marketplaces: 'M' };

it.each<[string, About, Partial<NoteFilters>, boolean]>([
  ['a chart of everything', change, {}, true],
  ['a chart of its brand', change, { brands: ['A', brand] }, true],
  ['a chart of another brand', change, { brands: ['A'] }, false],
  ['a chart of its brand in another marketplace', change, { brands: [brand], marketplaces: ['N'] }, false],
  ['a chart of its brand and one creator', change, { brands: [brand], creators: ['C'] }, true],
  ['a chart of one creator', change, { creators: ['C'] }, false],
  ['a chart narrowed by something else', change, { narrowed: true }, false],
  ['a chart of its brand, narrowed by something else', change, { brands: [brand], narrowed: true }, true],
  ['a chart of a product whose id differs in case', change, { products: ['p'] }, false],
])('%s: %j with %j', (_, about, filters, shown) => {
  expect(concerns(about, { ...everything, ...filters })).toBe(shown);
});
