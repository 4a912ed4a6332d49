import { z } from 'zod';
import { timeOfDay } from '@/lib/server/jobs/time-of-day';

/** Hours between refreshes that divide a day evenly, so that a day's refreshes are at the same times. */
export const everyHours = ['1', '2', '3', '4', '6', '8', '12'] as const;

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

/** When a workspace refreshes: daily at an hour of a time zone, every few hours, or never. */
export const refreshPlanSchema = z.discriminatedUnion(
  'every',
  [
    z.object({
      every: z.literal('day'),
      at: timeOfDay,
      timeZone: z.string().min(1).max(64),
    }),
    z.object({ every: z.literal('hours'), hours: oneOf(everyHours) }),
    z.object({ every: z.literal('never') }),
  ],
  { error: 'must have an “every” of day, hours or never' },
);
export type RefreshPlan = z.output<typeof refreshPlanSchema>;

/** The plan of a workspace whose people chose none. The time zone becomes the owner's at their first visit. */
export const usualPlan = { every: 'day', at: '06:00', timeZone: 'UTC' } as const satisfies RefreshPlan;

/** The cron pattern of a plan; null: off. */
export function toRefreshPattern(plan: RefreshPlan): string | null {
  if (plan.every === 'never') return null;
  if (plan.every === 'hours') return plan.hours === '1' ? '0 * * * *' : `0 */${plan.hours} * * *`;
  const [hour, minute] = plan.at.split(':').map(Number);
  return `${minute} ${hour} * * *`;
}

/** The plan of a stored pattern, which `toPattern` wrote. */
export function toPlan(pattern: string | null, timeZone: string): RefreshPlan {
  if (pattern === null) return { every: 'never' };
  const [minute = '0', hour = '0'] = pattern.split(' ');
  if (hour === '*') return { every: 'hours', hours: '1' };
  const hours = everyHours.find((one) => hour === `*/${one}`);
  if (hours) return { every: 'hours', hours };
  return { every: 'day', at: `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`, timeZone };
}
