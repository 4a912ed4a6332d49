/** Each metric’s name, its form inside a sentence (`inText`), and a one-sentence explanation. */
export const metrics = {
  sales: {
    label: 'Sales',
    inText: 'sales',
    meaning: 'Sales attributed to creators’ links.',
  },
  commission: {
    label: 'Commission',
    inText: 'commission',
    meaning: 'What creators earned on those sales and clicks.',
  },
  bonus: {
    label: 'BRB estimate',
    inText: 'BRB estimate',
    meaning: 'Estimated brand referral bonus: a credit, not yet paid.',
  },
  clicks: {
    label: 'Clicks',
    inText: 'clicks',
    meaning: 'Clicks on creators’ links.',
  },
  conversions: {
    label: 'Conversions',
    inText: 'conversions',
    meaning: 'Purchases after a click.',
  },
  detailPageViews: {
    label: 'Detail page views',
    inText: 'detail page views',
    meaning: 'Views of the product’s own page.',
  },
  addToCarts: {
    label: 'Add to carts',
    inText: 'add to carts',
    meaning: 'Times a product was added to a cart.',
  },
  conversionRate: {
    label: 'Conversion rate',
    inText: 'conversion rate',
    meaning: 'Conversions per click.',
  },
  cartRate: {
    label: 'Cart rate',
    inText: 'cart rate',
    meaning: 'Add to carts per click.',
  },
  epc: {
    label: 'EPC',
    inText: 'EPC',
    meaning: 'Earnings per click: commission per click.',
  },
  aov: {
    label: 'AOV',
    inText: 'AOV',
    meaning: 'Average order value: sales per conversion.',
  },
  commissionRate: {
    label: 'Effective commission',
    inText: 'effective commission',
    meaning: 'Commission per sales, of every payout model.',
  },
  costPerConversion: {
    label: 'Cost per conversion',
    inText: 'cost per conversion',
    meaning: 'Commission per conversion.',
  },
  standardRate: {
    label: 'Standard commission rate',
    inText: 'standard commission rate',
    meaning: 'Commission divided by sales, standard payouts only. Compare it with the listed rate.',
  },
} as const;
