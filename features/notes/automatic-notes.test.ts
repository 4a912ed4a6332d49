import { expect, it } from 'vitest';
import type { ListedChange } from '@/lib/data/read/lists/list-product-changes';
import { writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import { sampleCampaign } from '@/lib/data/testing/sample-items';
import { createLanguage } from '@/lib/language/language';
import { de } from '@/lib/language/messages/de';
import { english } from '@/lib/testing/english';
import { describeCampaigns } from './campaign-notes';
import { notesQuerySchema } from './note-query';
import { describeChanges } from './product-notes';

const brand = { id: '0b9a1c1e-6f0e-4f6e-9a3b-2f9d1c7e5a10', name: 'Brand' };
const query = (more = {}) => notesQuerySchema.parse({ from: '2026-11-01', to: '2026-11-30', ...more });
const campaign = (id: string, start: string, end: string) =>
  sampleCampaign(id, {
    brand,
    startDate: `${start}T00:00:00.000Z`,
    endDate: `${end}T23:59:59.999Z`,
  });

it('marks the first and last days of campaigns, grouped by day if there are many', () => {
  const campaigns = [
    campaign('A', '2026-11-02', '2026-12-01'),
    campaign('B', '2026-10-31', '2026-11-30'),
    ...['C', 'D', 'E', 'F'].map((id) => campaign(id, '2026-11-09', '2026-12-24')),
  ];
  const told = (more?: object) =>
    describeCampaigns(english.t, campaigns, query(more)).map(({ kind, from, to, text }) => [
      kind,
      from,
      to,
      text,
    ]);
  expect(told()).toEqual([
    ['campaign-start', '2026-11-02', '2026-11-02', 'Campaign “Campaign A” starts'],
    ['campaign-start', '2026-11-09', '2026-11-09', '4 campaigns start'],
    ['campaign-end', '2026-11-30', '2026-11-30', 'Campaign “Campaign B” ends'],
  ]);
  expect(told({ campaigns: 'C' })).toEqual([
    ['campaign-start', '2026-11-09', '2026-11-09', 'Campaign “Campaign C” starts'],
  ]);
  expect(told({ brands: brand.id })).toHaveLength(3);
  expect(told({ creators: 'someone' })).toEqual([]);
  expect(told({ campaigns: 'none' })).toEqual([]);
});

it('reads any number of campaigns of one day, without a copy of all for each', () => {
  const campaigns = Array.from({ length: 400_000 }, (_, at) => campaign(`${at}`, '2026-11-09', '2026-12-24'));
  expect(describeCampaigns(english.t, campaigns, query())).toMatchObject([
    { text: '400,000 campaigns start' },
  ]);
});

const change = (given: Partial<ListedChange>): ListedChange => ({
  day: '2026-11-06',
  since: '2026-11-05',
  field: 'rate',
  way: '',
  products: 1,
  before: '0.1',
  after: '0.125',
  marketplace: 'marketplace.com',
  product: 'P',
  title: 'Rice cooker',
  ...given,
});

it.each<[Partial<ListedChange>, string]>([
  [{}, 'Commission of “Rice cooker” changed from 10% to 12.5%'],
  [
    { since: '2026-11-02' },
    'Commission of “Rice cooker” changed from 10% to 12.5%, some day after Nov 2, 2026',
  ],
  [{ before: '0.07', after: '0.0725' }, 'Commission of “Rice cooker” changed from 7% to 7.25%'],
  [
    { field: 'price', before: '20 USD', after: '19.99 USD' },
    'Price of “Rice cooker” changed from $20.00 to $19.99',
  ],
  [{ field: 'stock', before: 'in', after: 'out' }, '“Rice cooker” is out of stock'],
  [{ field: 'stock', before: 'out', after: 'in' }, '“Rice cooker” is back in stock'],
  [{ field: 'active', before: 'yes', after: 'no' }, '“Rice cooker” is inactive'],
  [{ field: 'active', before: 'no', after: 'yes' }, '“Rice cooker” is active again'],
  [{ products: 14 }, 'Commission changed on 14 products'],
  [{ products: 14, field: 'stock', after: 'in' }, '14 products are back in stock'],
  [{ products: 1_400, field: 'active', after: 'no' }, '1,400 products are inactive'],
])('tells of %j: %s', (given, text) => {
  expect(describeChanges(english, [change(given)]).map((note) => note.text)).toEqual([text]);
});

it('summarizes many changes of a day, and lists a few', () => {
  const many = ['A', 'B', 'C'].map((product) => change({ product, products: 9 }));
  const few = ['A', 'B'].map((product) => change({ product, products: 2, field: 'stock', way: 'out' }));
  const notes = describeChanges(english, [...many, ...few]);
  expect(notes.map(({ kind }) => kind)).toEqual(['rate', 'stock', 'stock']);
  expect(new Set(notes.map(({ id }) => id)).size).toBe(3);
});

it('formats rates, amounts and days of changes in German', () => {
  const german = createLanguage('de-DE', de);
  const changes = [
    change({ since: '2026-11-02' }),
    change({ products: 1_400, field: 'stock', after: 'out' }),
  ];
  expect(changes.flatMap((one) => describeChanges(german, [one])).map(({ text }) => text)).toEqual([
    'Provision von „Rice cooker“ von 10\u00a0% auf 12,5\u00a0% geändert, irgendwann nach dem 2. Nov. 2026',
    '1.400 Produkte sind nicht auf Lager',
  ]);
});

it('reads filters as reports write them', () => {
  const products = ['none', 'A,B', 'C~D', ''].map((id) => writeFilterValue('product', id));
  const { products: keys, brands } = query({ products: products.join(','), brands: brand.id.toUpperCase() });
  expect([keys, brands]).toEqual([['none', 'A,B', 'C~D', ''], [brand.id]]);
  expect(query({ products: 'none' }).products).toEqual([]);
});
