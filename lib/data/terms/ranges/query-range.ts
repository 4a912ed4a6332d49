import { z } from 'zod';
import { isDay } from '@/lib/contract/dates';
import { addDays, addYears, type DayRange } from '@/lib/data/terms/days';

/** Days before this are mistakes, and shifting them by a year might be impossible. */
const firstDay = '1900-01-01';
const lastDay = '2999-12-31';

/** A day in a query. Range checks are skipped if a day is invalid. */
export const dayField = z
  .string({ error: 'must be given, written YYYY-MM-DD' })
  .refine(isDay, { error: 'must be an existing day, written YYYY-MM-DD', abort: true })
  .refine((day) => day >= firstDay && day <= lastDay, {
    error: `must be from ${firstDay} to ${lastDay}`,
    abort: true,
  })
  .meta({ format: 'date', examples: ['2026-01-31'] });

/** The requested days, UTC, inclusive. */
export const rangeFields = { from: dayField, to: dayField };

export type Complaints = { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void };

/** Checks the order of days and the maximum number of calendar years. */
export function checkYears({ from, to }: DayRange, context: Complaints, years: 1 | 2): void {
  const complain = (message: string) => context.addIssue({ code: 'custom', path: ['to'], message });
  if (to < from) complain('must not be before from');
  if (to > addDays(addYears(from, years), -1)) {
    complain(`must be at most ${years === 1 ? 'one year' : 'two years'} after from`);
  }
}

/** Checks the order of days, and that they cover at most one calendar year. */
export const checkRange = (range: DayRange, context: Complaints): void => checkYears(range, context, 1);
