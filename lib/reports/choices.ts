/** What a report page lets one choose, free of any schema so that the browser can hold it. */
export const grains = ['day', 'week', 'month'] as const;
export const comparisons = ['none', 'previous', 'weekdays', 'year'] as const;

export const grainLabels: Record<(typeof grains)[number], string> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
};

export const comparisonLabels: Record<(typeof comparisons)[number], string> = {
  none: 'No comparison',
  previous: 'Previous period',
  weekdays: 'Same weekdays before',
  year: 'Same dates last year',
};
