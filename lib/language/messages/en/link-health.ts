export const linkHealth = {
  hint: 'Links to products that are out of stock, inactive or gone from the catalog.',
  ownHint: 'Your links to products that are out of stock, inactive or gone from the catalog.',
  failed: 'The links could not be checked',
  label: 'Products that cannot be bought',
  found:
    '{broken, plural, one {# link} other {# links}} of {links, number} lead to a product that cannot be bought',
  lost: '{count, plural, one {# click} other {# clicks}} since then',
  unreported: '{count, plural, one {those of # product are unknown} other {those of # products are unknown}}',
  notCounted: 'No click reports are loaded',
  shown: 'the first {shown, number} of {count, number} products',
  unlisted: '{count, plural, one {# link is} other {# links are}} to products that the catalog never listed',
  listedOn: 'catalog of {day}',
  partial:
    'The catalog is not loaded completely: there may be more, and products that are gone are not known.',
  none: {
    reading: 'Reading the catalog',
    partial: 'The catalog is not loaded completely',
    noLinks: 'No links yet',
    well: 'Every link leads to a product that can be bought',
  },
  noneHint: {
    reading: 'The links are checked once it is read.',
    partial: 'Nothing wrong was found in the part that is loaded.',
    noLinks: 'Links that you create are checked here.',
  },
  wellHint:
    '{links, plural, one {# link was} other {# links were}} checked against the catalog of {day}{unlisted, plural, =0 {.} one {, which never listed the product of # of them.} other {, which never listed the products of # of them.}}',
  columns: {
    state: 'State',
    links: 'Links',
    clicks: 'Clicks since then',
    instead: 'May be replaced by',
  },
  totals: {
    links: 'Links to what cannot be bought',
    clicks: 'Clicks since then',
    of: '{broken, number} of {links, number}',
  },
  state: { out: 'Out of stock', inactive: 'Inactive', gone: 'Gone' },
  since: {
    out: 'Out of stock since {day}',
    inactive: 'Inactive since {day}',
    gone: 'Gone, last listed {day}',
  },
  links: '{count, plural, one {# link} other {# links}}',
  clicks: {
    since:
      '{count, plural, one {# link} other {# links}}, {clicks, plural, one {# click} other {# clicks}} since {day}',
    lastDays:
      '{count, plural, one {# link} other {# links}}, {clicks, plural, one {# click} other {# clicks}} in the last 28 days',
  },
  clickCount: '{count, plural, one {{shown} click} other {{shown} clicks}}',
  noSubid: 'no subid',
  more: '{count, number} more',
  history: 'Price and stock over time',
  alertMe: 'Alert me weekly',
  instead: 'May replace it, from the same brand and category',
  noReplacement: 'None in stock from the same brand and category.',
  converts:
    '{conversions, plural, one {# conversion} other {# conversions}} of {clicks, plural, one {# click} other {# clicks}} in 90 days',
  neverClicked: 'no clicks in 90 days',
  changes: {
    title: 'What changed in the last 28 days',
    failed: 'The changes could not be loaded',
    none: 'No price, commission rate or stock of your links changed, and nothing alike pays more.',
    notListed: 'The catalog is not loaded yet.',
    back: 'Back in stock since {day}',
    price: 'Price {before} → {after} since {day}',
    rate: 'Commission rate {before} → {after} since {day}',
    better:
      '{name} pays about {other} per sale, this product {own}. Estimated from listed price and commission rate, {day}.',
    clicks:
      '{count, plural, one {# link} other {# links}}, {clicks, plural, one {# click} other {# clicks}} from {days}',
    all: 'Show all {count, number}',
    more: 'The first {shown, number} of {count, number} changes.',
  },
  newLink: 'New link',
  newLinkTo: 'New link to {name}',
} as const;
