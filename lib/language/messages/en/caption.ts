export const caption = {
  ofView: '{view} ({page})',
  ofBrand: '{title}, {brand}',
  filter: '{label}: {values}',
  days: '{days}, UTC',
  by: 'By {dimension}',
  byPeriod: 'By period',
  unknown: 'unknown',
  soFar: '{label} so far',
  change:
    '{part, select, all {against {days}} other {against {days}, {counted, number} of {of, number} days}}',
  against:
    '{part, select, all {Changes are against {days}.} some {Changes are against {days} and count {counted, number} of {of, number} days: those that have ended (UTC) and were loaded after that, on both sides.} other {There are no changes against {days} yet: no day has ended (UTC) and was loaded after that, on both sides.}}',
  currency: 'The table is in {shown}. Totals also have {others}.',
  noFigures: 'No figures in {asked}; the table is in {shown}.',
  receipt:
    '{state, select, complete {All rows are loaded} matching {All rows that match are loaded} other {Not complete: {missing} are not loaded}}{change, select, none {} all {, and the figures may change until about {until}} other {, and days from {from} may change until about {until}}}.',
  rowsOf: '{rows} of {days}',
  moreRanges: '{count, plural, one {# more range} other {# more ranges}}',
  unread:
    '{values, plural, one {# field} other {# fields}} of {rows, plural, one {# row} other {# rows}} could not be read: {fields}.',
  rows: {
    reports: 'report rows',
    clicks: 'click report rows',
    brb: 'BRB estimates',
    program: 'program rows',
  },
  lists: {
    brands: 'some brands',
    products: 'some products',
    productsV1: 'some products',
    creators: 'some creators',
    campaigns: 'some campaigns',
    programCreators: 'some program creators',
    creatorMatches: 'some claimed tags',
    rates: 'some exchange rates',
  },
  filters: {
    search: 'Search',
    from: 'From',
    to: 'To',
    api: 'Catalog API',
    kind: 'Kind',
    subject: 'For',
    rows: 'Rows',
    me: 'me',
    anyone: 'anyone',
  },
  unknownValue: {
    text: '{state, select, unread {{label} “{value}” is not known yet: the list that would know it is not completely read.} other {{label} “{value}” is unknown.}}{known, select, none {} same { “{first}” differs only in case or spaces.} other { Known: {names}.}}',
    more: '{count, plural, one {# more value is} other {# more values are}} unknown.',
  },
} as const;
