import type { FindingName } from '@/lib/catalog/findings';

/** Each finding in words: what it is, and why it matters. */
export const findingLabels: Record<FindingName, { title: string; meaning: string }> = {
  'clicked-out-of-stock': {
    title: 'Clicks, out of stock',
    meaning: 'Creators send people to products they cannot buy.',
  },
  'clicked-inactive': {
    title: 'Clicks, inactive',
    meaning: 'Creators send people to inactive products.',
  },
  'no-clicks': {
    title: 'Active, no clicks',
    meaning: 'Active products without a click in this range.',
  },
  'rate-differs': {
    title: 'Commission differs from listed rate',
    meaning:
      'The standard commission rate differs from the listed rate by 25% or more, and by at least one point.',
  },
};
