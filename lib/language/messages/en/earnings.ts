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
  receipt: {
    rows: 'Rows of your links',
    settled: 'Days settled',
  },
} as const;
