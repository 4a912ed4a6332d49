export const examples = {
  unlocks: {
    seller: 'What a seller key unlocks',
    creator: 'What a creator key unlocks',
  },
  picture: 'Example of the page {title}',
  withDemo: '{text} Example with demo data:',
  texts: {
    overview: 'Sales, commission and what changed since your last visit.',
    reports: 'Any range, compared, grouped and exported.',
    clicks: 'Clicks by link, marketplace and day.',
    brb: 'Estimated brand referral bonus by day.',
    profit: 'What remains of sales after commission, at your margins.',
    closing: 'The commission of a month by brand, compared with invoices.',
    brands: 'What each brand sells through creators.',
    products: 'Stock, price, commission rate and sales of each product.',
    creators: 'Your partners, ranked by what they sell.',
    program: 'Campaigns, their budgets and their pace.',
    performance: 'What each link and subid brings.',
    links: 'A tracked link for a product, with checked subids.',
    batch: 'Links for a whole list of products.',
    history: 'Every link, with its clicks.',
  },
} as const;
