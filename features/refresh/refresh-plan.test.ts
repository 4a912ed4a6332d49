import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextRun } from '@/lib/server/jobs/next-run';
import {
  everyHours,
  type RefreshPlan,
  refreshPlanSchema,
  toPlan,
  toRefreshPattern,
  usualPlan,
} from './refresh-plan';

const pad = (value: number) => String(value).padStart(2, '0');
const plans: fc.Arbitrary<RefreshPlan> = fc.oneof(
  fc.record({
    every: fc.constant('day' as const),
    at: fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(([hour, minute]) => `${pad(hour)}:${pad(minute)}`),
    timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Kolkata'),
  }),
  fc.record({ every: fc.constant('hours' as const), hours: fc.constantFrom(...everyHours) }),
  fc.constant({ every: 'never' as const }),
);

it('is read as it was stored, and its pattern has a next run within a day', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const pattern = toRefreshPattern(plan);
      expect(toPlan(pattern, plan.every === 'day' ? plan.timeZone : 'UTC')).toEqual(plan);
      expect(refreshPlanSchema.parse(plan)).toEqual(plan);
      if (pattern === null) return;
      const now = Date.now();
      const wait = nextRun(pattern, 'UTC', new Date(now)).getTime() - now;
      expect(wait).toBeLessThanOrEqual(86_400_000);
    }),
  );
});

it.each([
  [{ every: 'day', at: '25:00', timeZone: 'UTC' }, 'at', 'must be a time such as 06:00'],
  [{ every: 'hours', hours: '5' }, 'hours', 'must be one of 1, 2, 3, 4, 6, 8, 12'],
  [{ every: 'week' }, 'every', 'must have an “every” of day, hours or never'],
])('rejects %j with the field and what is allowed', (plan, field, message) => {
  const [issue] = refreshPlanSchema.safeParse(plan).error?.issues ?? [];
  expect([issue?.path.join('.'), issue?.message]).toEqual([field, message]);
});

it('is daily at six if nobody chose', () => {
  expect(toRefreshPattern(usualPlan)).toBe('0 6 * * *');
});
