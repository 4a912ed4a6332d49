import { expect, it } from 'vitest';
import { checkDraft } from './check-draft';

it.each(['https://www.marketplace.com/Foo', 'HTTP://x', 'www.marketplace.com/Foo'])(
  'rejects a URL as an id: %s',
  (productId) => {
    expect(checkDraft({ productId })).toMatchObject([{ field: 'productId' }]);
  },
);

it.each(['B0ABCDEF12', 'SKU/7:1', 'www7'])('accepts %s', (productId) => {
  expect(checkDraft({ productId })).toEqual([]);
});

it('takes ids of up to 512 characters', () => {
  const longest = { productId: 'x'.repeat(512), sharedid: 'y'.repeat(512) };
  expect(checkDraft(longest)).toEqual([]);
  expect(checkDraft({ productId: 'x'.repeat(513), sharedid: 'y'.repeat(513) })).toMatchObject([
    { field: 'productId', kind: 'productLong', length: 513 },
    { field: 'sharedid', kind: 'sharedidLong', length: 513 },
  ]);
});
