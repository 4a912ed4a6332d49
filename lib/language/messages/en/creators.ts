export const creators = {
  description: 'Creators with an active partnership, and what each earned.',
  search: 'Search creators',
  none: {
    title: 'No active partnerships yet',
    text: 'Creators appear here once they partner with one of your brands.',
  },
  columns: {
    name: 'Creator',
    email: 'E-mail',
    brands: 'Brands',
    tag: 'Program tag',
    tagMeaning: 'The creator’s tags in the creator program',
  },
  copyEmail: 'Copy e-mail address',
  noEmail: 'No e-mail without an active partnership',
  failed: 'The creator could not be loaded',
  missing: 'The API does not know this id, or the creator never worked with your brands.',
  allCreators: 'All creators',
  partneredBrands: 'Partnered brands',
  scorecard: {
    title: 'Scorecard',
    noLists: 'The list of tags could not be read. Amounts from the creator program are missing.',
    noTag: 'We know no creator-program tag of this creator. Try a tag under Creator program, Look up tags.',
    description:
      'Attribution beside the creator program ({tags}). Program commission is not paid by the platform. The two are never added.',
    failed: 'The program figures could not be loaded.',
    table: 'Figures side by side',
    metric: 'Metric',
    attribution: 'Attribution',
    program: 'Program',
  },
} as const;
