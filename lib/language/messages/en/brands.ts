export const brands = {
  description: 'Your brands in every marketplace.',
  search: 'Search brands',
  none: {
    title: 'No brands yet',
    text: 'The API has no brands for this key.',
  },
  layout: {
    title: 'Layout',
    table: 'Table',
    cards: 'Cards',
  },
  columns: {
    name: 'Brand',
    marketplace: 'Marketplace',
  },
  brandIds: 'Brand ids',
  failed: 'The brand could not be loaded',
  missing: 'The API does not know this id, or the brand belongs to another seller.',
  allBrands: 'All brands',
  products: {
    description: 'By sales in this range',
    inactive: 'inactive',
    outOfStock: 'out of stock',
    none: 'This brand has no products.',
    all: 'All {count, plural, one {# product} other {# products}}',
  },
  creators: {
    title: 'Partnered creators',
    description: 'By sales in this range, across all of your brands',
    none: 'No creator has an active partnership with this brand.',
    all: 'All {count, plural, one {# partner} other {# partners}}',
  },
} as const;
