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
