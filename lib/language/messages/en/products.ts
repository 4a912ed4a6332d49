export const products = {
  description: 'Your catalog with its sales. Days are UTC.',
  search: 'Search products',
  none: {
    title: 'No products yet',
    text: 'Products appear here when a brand adds them.',
  },
  source: {
    title: 'Which catalog',
    v1: {
      label: 'Marketplaces',
      title: 'The nine marketplaces of API version 1',
    },
    v2: {
      label: 'All channels',
      title: 'Every marketplace, retailer and storefront',
    },
  },
  columns: {
    title: 'Product',
    conversion: 'Conversion',
    stock: 'Stock',
    price: 'Price',
    brand: 'Brand',
    marketplace: 'Marketplace',
    listed: 'Listed',
    listedMeaning: 'Listed commission, as a share of sales',
    category: 'Category',
    id: 'Id',
    idMeaning: 'ASIN, retailer item id or storefront variant id',
  },
  stock: {
    in: 'In stock',
    out: 'Out of stock',
    short: 'No stock',
  },
  price: {
    title: 'Price below',
    below: 'below {amount}',
    amount: 'Below',
    hint: 'Prices in other currencies are left out.',
    wrong: 'Enter an amount, such as {example}.',
  },
  filters: {
    productIds: 'Product ids',
    finding: 'Finding',
  },
  findings: {
    title: 'Findings',
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
    unknown: 'No report rows loaded yet',
    wasted: '{count, plural, one {# click} other {# clicks}} wasted',
    clicks: '{count, plural, one {# click} other {# clicks}}',
    none: 'No findings',
    noClicks: 'No clicks',
  },
  createLinks: 'Create links',
  storageBlocked: 'Your browser blocks storage, so the selection cannot be passed on',
  copyId: 'Copy product id',
  failed: 'The product could not be loaded',
  missing: {
    title: 'Not in the catalog',
    text: 'The API has no product with this id on {marketplace}.',
    anywhere: 'The API has no product with this id on any marketplace.',
    incomplete: 'The catalog could be read only in part.',
  },
  notReported: 'Reports do not cover {marketplace}, so there are no figures for this product.',
  facts: {
    listed: 'Listed commission',
    state: 'State',
  },
  listedIs: 'Listed is {rate}',
  farFromListed: ', far from the listed {rate}',
} as const;
