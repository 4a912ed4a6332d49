export const tokens = {
  description: 'For scripts and spreadsheets that use {workspace} without a browser.',
  menu: 'New token',
  create: {
    title: 'Create a token',
    description: 'It never has more rights than you, and ends when you leave the workspace.',
    scopes: 'Scopes',
    button: 'Create token',
    made: 'Your API token',
    madeHint: 'Send it as “Authorization: Bearer”, and keep it secret.',
    secret: 'API token',
    copy: 'Copy token',
  },
  scopes: {
    reports: 'Read figures, profit, statements and notes',
    catalog: 'Read brands, products, creators and campaigns, with their figures',
    linksRead: 'Read links and their clicks',
    linksWrite: 'Create, import and archive links',
    settings: 'Read connections without keys, margins, rates and the audit',
  },
} as const;
