export const evidence = {
  hint: 'What to show the platform if a sale of your links is missing.',
  failed: 'The reports could not be loaded',
  ask: {
    title: 'What is missing?',
    hint: 'Links and products with clicks or sales in these days. The order is only printed and written to the file.',
    link: 'Link',
    product: 'Product',
    brand: 'Brand',
    all: 'All',
    day: 'Day of the order',
    amount: 'Amount',
    note: 'Note',
  },
  stated: {
    day: 'Day of the missing order, as stated: {day}.',
    amount: 'Amount of the missing order, as stated: {amount}.',
    note: 'Note: {note}',
  },
  rests:
    'Clicks are those of click reports. Earlier figures are what product reports had when we loaded the day. We do not know what they had in between.',
  restsTitle: 'What this page rests on',
  days: {
    title: 'Day by day',
    summary:
      '{clicks, plural, one {# click} other {# clicks}} on {days, plural, one {# day} other {# days}}{part, select, some { of those that are loaded} other {}}, and {conversions, plural, =0 {no conversion} one {# conversion} other {# conversions}} in product reports.',
    day: 'Day (UTC)',
    clicks: 'Clicks',
    reported: 'Clicks of product reports',
    before: 'What the report had before',
    loaded: 'Last loaded (UTC)',
    notLoaded: 'Not loaded',
    same: 'As now since {day}',
    noRows: '{days, select, none {No row} other {No row when loaded on {days}}}',
    had: '{day}: {conversions, plural, =0 {no conversion} one {# conversion} other {# conversions}}, {sales} sales, {commission} commission',
  },
  lines: {
    title: 'Links and products',
    none: 'No clicks and no sales of your links in these days',
    more: '{count, plural, one {# more line is} other {# more lines are}} in the file.',
  },
  changes: {
    title: 'Changes of the report',
    none: 'No load has changed a row of these days.',
    at: 'Loaded (UTC)',
    more: 'The newest {shown, number} of {count, number} changes. The file has all.',
  },
} as const;
