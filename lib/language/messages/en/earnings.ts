export const earnings = {
  hint: 'What the links you created earn.',
  label: 'Your links',
  failed: 'Earnings could not be loaded',
  others: '{count, plural, one {# more link} other {# more links}} with {amount} commission',
  partialHint: 'Some report rows of these days are not loaded.',
  none: 'No earnings in these days',
  noneHint: 'Sales, commission and clicks of links you created appear here.',
  subid: 'Subid',
  subidHint: 'Where the link is used.',
  total: 'Total',
  meanings: {
    sales: 'Sales attributed to the link.',
    commission: 'What the link earned on those sales and clicks.',
    clicks: 'Clicks on the link.',
  },
  chart: {
    metric: 'Metric',
    money: '{metric} by {grain, select, week {week} month {month} other {day}}, {currency}',
    count: '{metric} by {grain, select, week {week} month {month} other {day}}, {currency} marketplaces',
  },
  calendar: {
    title: 'When earnings settle',
    hint: 'Before, orders may be returned and late ones may arrive. All months are UTC.',
    states: {
      open: 'Sales of {month} settle after {day}.',
      loadedEarly: 'Sales of {month} settle when their days are loaded once more.',
      notLoaded: 'Some days of {month} are not loaded, so its commission is partial.',
      settled: 'Sales of {month} are settled.',
    },
    nothing: 'No commission',
    amount: '{commission} commission{part, select, none {.} other {, {open} may still change.}}',
    expected:
      'Estimate: about {expected} when settled (range {low} to {high}).{days, plural, =0 {} one { # open day has no estimate.} other { # open days have no estimate.}}',
  },
  receipt: {
    rows: 'Rows of your links',
    settled: 'Days settled',
  },
} as const;
