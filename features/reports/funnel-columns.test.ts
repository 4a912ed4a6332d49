import { expect, test } from 'vitest';
import { english } from '@/lib/testing/english';
import { describeWeakest } from './funnel-columns';

test('describes the weakest step by its difference from the median, with the loss', () => {
  expect(
    describeWeakest(english, { step: 'cart', rate: 0.05, median: 0.1, lost: 214, lostConversions: 20 }),
  ).toBe('Add to cart 50.0% less often: about 214 lost carts');
  expect(
    describeWeakest(english, { step: 'purchase', rate: 0, median: 0.2, lost: 1, lostConversions: 1 }),
  ).toBe('Buy 100.0% less often: about 1 lost conversion');
});
