export const examples = {
  unlocks: {
    seller: 'What a seller key unlocks',
    creator: 'What a creator key unlocks',
  },
  picture: 'Example of the page {title}',
  withDemo: '{text} Example with demo data:',
  overview: { title: 'Overview', text: 'Sales, commission and what changed since your last visit.' },
  reports: { title: 'Reports', text: 'Any range, compared, grouped and exported.' },
  clicks: { title: 'Clicks', text: 'Clicks by link, marketplace and day.' },
  brb: { title: 'BRB estimates', text: 'Estimated brand referral bonus by day.' },
  brands: { title: 'Brands', text: 'What each brand sells through creators.' },
  products: { title: 'Products', text: 'Stock, price, commission rate and sales of each product.' },
  creators: { title: 'Creators', text: 'Your partners, ranked by what they sell.' },
  program: { title: 'Creator program', text: 'Campaigns, their budgets and their pace.' },
  links: { title: 'New link', text: 'A tracked link for a product, with checked subids.' },
  batch: { title: 'Many links', text: 'Links for a whole list of products.' },
  history: { title: 'Link history', text: 'Every link, with its clicks.' },
} as const;
