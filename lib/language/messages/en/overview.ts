export const overview = {
  failed: 'The overview could not be loaded',
  empty: {
    title: 'No data in this range',
    hint: 'Choose another range, or come back when creators have used their links.',
  },
  demo: {
    title: 'This is a demo.',
    text: 'A seller and a creator with a year of made-up data. Create links and click them: they count like real ones. Everyone who opens the demo shares this workspace.',
    close: 'Got it',
  },
  others: '{metric} in other currencies',
  before: 'from {value}',
  cost: {
    title: 'Net program cost',
    footer: 'BRB: the brand referral bonus, estimated until paid.',
    parts: '{commission} commission − {bonus} BRB estimate',
    others: 'Net program cost in other currencies',
  },
  tops: {
    products: {
      title: 'Top products',
      all: 'All<hidden> of top products in reports</hidden>',
    },
    creators: {
      title: 'Top creators',
      all: 'All<hidden> of top creators in reports</hidden>',
    },
    brands: {
      title: 'Top brands',
      all: 'All<hidden> of top brands in reports</hidden>',
    },
    bySales: 'By sales',
    counts:
      '{clicks, plural, one {# click} other {# clicks}} · {conversions, plural, one {# conversion} other {# conversions}}',
  },
  changes: {
    title: 'Changed since your last visit',
    since: 'Figures reported before, corrected since {ago}',
    first: 'From your next visit, corrections to figures you have seen appear here.',
    failed: 'The change log could not be loaded.',
    none: 'No reported figure has changed.',
    program: '{metric}, creator program',
    rows: '{rows, plural, one {# row} other {# rows}} · {range}',
  },
} as const;
