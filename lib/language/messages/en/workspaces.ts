export const workspaces = {
  description: 'Sales, commission and what waits in each of your workspaces. Nothing is added across them.',
  failed: 'Your workspaces could not be loaded',
  one: 'You have one workspace. Others appear here once you create or join them.',
  name: 'Workspace',
  open: 'Open',
  loaded: 'Loaded',
  months: 'To close',
  monthsReady: '{month}, {currency}{more, plural, =0 {} other { and # more}}',
  keys: 'Keys',
  rejected: {
    seller: 'Seller key rejected',
    creator: 'Creator key rejected',
  },
  kinds: {
    none: 'No key',
    seller: 'Seller',
    creator: 'Creator',
  },
  unjudged: '{count, plural, one {# kind not known} other {# kinds not known}}',
  notSeen: 'Your role does not see sales here.',
  noKey: 'No seller key, so there are no sales.',
  noData: 'No report rows are loaded.',
  noSales: 'No sales in these days.',
  noOwnSales: 'Your links had no sales in these days.',
  partial:
    'No total yet: {count, plural, one {# of {of} days is} other {# of {of} days are}} not loaded ({days}).',
  unread: {
    failed: 'This workspace could not be loaded.',
    late: 'This workspace took too long to load.',
    factorNeeded: 'This workspace requires a second factor. Open it to add one.',
    beyond: 'Only the first {most} workspaces are loaded here. Open this one to see its figures.',
  },
} as const;
