import type { Day } from '@/lib/data/terms/days';
import { toUnits } from '@/lib/data/terms/units';
import type { GoalDays } from '../foresee';
import type { StoredGoal } from '../goal-shape';

/** A goal of 300 dollars in June 2026. */
export const goal = (given: Partial<StoredGoal> = {}): StoredGoal => ({
  id: 'g',
  name: null,
  metric: 'sales',
  currency: 'USD',
  period: '2026-06',
  target: '300',
  subject: null,
  ...given,
});

/** Days with these amounts, all stored but today. */
export const daysOf = (
  amountOn: (day: Day) => string | number,
  { today, ...given }: { today: Day } & Partial<GoalDays>,
): GoalDays => ({
  amountOf: (day) => toUnits(String(amountOn(day))),
  settling: null,
  recall: () => null,
  isLoaded: true,
  open: new Set(),
  unread: [{ from: today, to: today }],
  ...given,
});

/** 20 on Saturdays and Sundays, 6 on other days: 70 per week. */
export const weekend = (day: Day) => ([0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) ? 20 : 6);
