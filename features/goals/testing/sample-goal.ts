import type { GoalProgress } from '@/features/goals/goal-shape';

const sampleTest = {
  period: '2026-06',
  value: '307.50',
  low: '290.00',
  high: '330.00',
  actual: '300.00',
  isWithin: true,
  error: 0.025,
};

/** What a goal has while nothing is stored. */
export const nothingStored = {
  value: null,
  share: null,
  pace: null,
  daily: null,
  pattern: null,
  forecast: null,
  reason: null,
} as const;

/** The progress of a goal that is on track, on November 20, except for the given fields. */
export const sampleGoal = (given: Partial<GoalProgress> = {}): GoalProgress => ({
  id: 'a0000000-0000-4000-8000-000000000001',
  name: null,
  subject: null,
  metric: 'sales',
  currency: 'USD',
  period: '2026-11',
  target: '3000.00',
  range: { from: '2026-11-01', to: '2026-11-30' },
  value: '2100.00',
  share: 0.7,
  pace: '1980.00',
  daily: ['200.00', '80.00', '80.00', '80.00', '80.00', '80.00', '100.00'],
  pattern: 'weekdays',
  daysOver: 19,
  daysLeft: 11,
  daysCounted: 19,
  state: 'onTrack',
  reason: { difference: '120.00', cause: 'soFar', amount: '200.00', days: 19 },
  course: null,
  unread: [],
  openDays: 20,
  changesUntil: '2027-01-14',
  forecast: {
    value: '3120.00',
    low: '2990.00',
    high: '3260.00',
    share: 1.04,
    lowShare: 0.99666667,
    highShare: 1.08666667,
    weeks: 8,
    settles: true,
    tested: [sampleTest],
    within: 1,
    meanError: 0.025,
  },
  ...given,
});
