import { expect, it } from 'vitest';
import { checkCatalog, isUnconfirmed } from './check-catalog';
import type { LinkDraft } from './draft';
import { expandRows } from './expand-rows';
import type { KnownProduct, KnownProducts } from './known-product';

const product = (primaryId: string, marketplace: string, active = true): KnownProduct => ({
  primaryId,
  marketplace,
  title: `Title ${primaryId}`,
  active,
});

const products = [
  product('HERE', 'marketplace.com'),
  product('PAUSED', 'marketplace.com', false),
  product('BOTH', 'marketplace.com'),
  product('BOTH', 'marketplace.de'),
];

const check = (draft: LinkDraft, catalog: KnownProducts['catalog'] = 'complete') => {
  const [row] = checkCatalog(expandRows([draft], []), { catalog, products });
  if (!row) throw new Error('The row is gone.');
  return [row.catalog, isUnconfirmed(row), row.title];
};

it.each<[string, LinkDraft, ReturnType<typeof check>]>([
  ['a known id', { productId: 'HERE' }, ['known', false, 'Title HERE']],
  ['an unknown id', { productId: 'GONE' }, ['unknown', true, undefined]],
  ['another marketplace', { productId: 'HERE', marketplace: 'marketplace.de' }, ['unknown', true, undefined]],
  ['an inactive product', { productId: 'PAUSED' }, ['inactive', true, 'Title PAUSED']],
  ['an id of two marketplaces', { productId: 'BOTH' }, ['ambiguous', true, undefined]],
  ['one of them', { productId: 'BOTH', marketplace: 'marketplace.de' }, ['known', false, 'Title BOTH']],
  [
    'a marketplace that no list shows',
    { productId: 'X', marketplace: 'retailer3.com' },
    ['unchecked', false, undefined],
  ],
])('judges %s', (_, draft, expected) => {
  expect(check(draft)).toEqual(expected);
});

it('reports no unknown ids before the catalog is complete', () => {
  expect(check({ productId: 'GONE' }, 'reading')).toEqual(['checking', true, undefined]);
  expect(check({ productId: 'GONE' }, 'cut')).toEqual(['unchecked', false, undefined]);
  expect(check({ productId: 'GONE' }, 'none')).toEqual(['unchecked', false, undefined]);
});
