export const settlement = {
  description: 'How much of what is reported is still there when it settles.',
  failed: 'Settlement could not be loaded',
  reading: 'Loading report rows',
  metric: 'Metric',
  grain: 'Rows of the table by age',
  rankBy: 'Rank by',
  since: 'We have watched days change since {day}. Days loaded only later are not part of this page.',
  neverSeen: 'We have not watched any day change yet.',
  empty: {
    title: 'Nothing can be said yet',
    waiting: 'We have watched days change since {since}. The first of them settles on {day}.',
    hint: 'A day must be loaded before it settles, and again after. It settles 45 days after it ends.',
  },
  expected: {
    title: 'Expected when settled',
    estimate: 'Estimate',
    month: 'Of {open} open in {month}, about {expected} will settle (range {low} to {high}).',
    of: 'Open in {month}, expected when settled (estimate)',
    about: 'about {expected}',
    without: '{count, plural, one {# open day has no estimate.} other {# open days have no estimate.}}',
    behind:
      'Estimated from {count, plural, one {# settled month} other {# settled months}}. No total counts it.',
    tested:
      'For {count, plural, one {# settled month} other {# settled months}}, the same method would have been off by {error} on average.',
    held: 'This range held in {within, number} of {count, plural, one {# past month} other {# past months}}.',
    changed:
      '{month} settled at {settled}, outside the {low} to {high} that older months suggest. Rates may have changed.',
    fewConversions:
      'An estimate needs 100 conversions in settled months. There {count, plural, one {is #} other {are #}}.',
    notCloser: 'In past months, the figures as reported were closer than an estimate, so there is none.',
    untested: 'No settled month has enough months before it to test the method.',
    notLoaded: 'The days that an estimate needs are not all loaded.',
    unknownMembers: 'Not known yet: the list behind a group is not completely loaded.',
    tooFew:
      'An estimate needs three settled months that we watched. There {count, plural, =0 {are none} one {is #} other {are #}}.',
    none: 'There is nothing open that can be estimated.',
  },
  chart: {
    title: '{metric} by month, reported and settled',
    hint: 'Each month opens from what was reported at its end to the range in which it should settle. A dot is what it settled at.',
    reported: 'Reported',
    expected: 'Expected when settled',
    settled: 'Settled',
  },
  triangle: {
    title: 'By age of the day',
    hint: 'What is there at each age, as a share of what was first reported.',
    shaded:
      'What is there at each age, as a share of what was first reported. The deeper the color, the more is missing, up to {most}.',
    age: '{age, plural, one {# day} other {# days}}',
    now: 'Now',
    settledDays: 'All settled days',
    someDays: '{count, number} of {days, number} days',
  },
  ranks: {
    lost: 'Ranked by largest loss',
    share: 'Ranked by largest share lost',
    reported: 'Ranked by first reported',
  },
  groups: {
    label: 'Change until settled, by group',
    reported: { label: 'First reported', meaning: 'What settled days had when we first loaded them.' },
    reversed: { label: 'Reversed', meaning: 'What later loads took away, until the days settled.' },
    added: { label: 'Added later', meaning: 'What later loads added, until the days settled.' },
    settled: { label: 'Settled at', meaning: 'What these days had when they settled.' },
    share: { label: 'Change', meaning: 'Settled less first reported, as a share of first reported.' },
    conversions: 'The sample: conversions first reported. A small sample says little.',
    days: { label: 'Days', meaning: 'Settled days with rows that we watched.' },
  },
} as const;
