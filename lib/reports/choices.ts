import type { Grain } from '@/lib/ledger/days';
import type { Comparison } from '@/lib/ledger/ranges/compared-range';

export const grainLabels: Record<Grain, string> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
};

export const comparisonLabels: Record<Comparison, string> = {
  none: 'No comparison',
  previous: 'Previous period',
  weekdays: 'Same weekdays before',
  year: 'Same dates last year',
};
