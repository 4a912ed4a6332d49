import type { FindingName } from '@/lib/catalog/findings';

/** Each finding in words: what it is, and why it matters. */
export const findingLabels: Record<FindingName, { title: string; meaning: string }> = {
  'clicked-out-of-stock': {
    title: 'Clicked, out of stock',
    meaning: 'Creators send people to products that cannot be bought.',
  },
  'clicked-inactive': {
    title: 'Clicked, inactive',
    meaning: 'Clicks go to products that are switched off in the service.',
  },
  'no-clicks': {
    title: 'Active, no clicks',
    meaning: 'Nobody was sent to these products in the range.',
  },
  'rate-differs': {
    title: 'Rate far from listed',
    meaning:
      'The standard commission rate is off the listed rate by a quarter or more, and by a point or more.',
  },
};
