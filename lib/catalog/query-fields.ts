import { z } from 'zod';
import { addDays, addYears, isDay } from '@/lib/ledger/days';
import { oneOf, wholeNumber } from '@/lib/ledger/query-parameters';

const day = z.string().refine(isDay, { error: 'must be an existing day, written YYYY-MM-DD' });

/** The days that figures are of, UTC, both included. */
export const rangeFields = { from: day, to: day };

/** A comma-delimited list; a comma inside an item is written %2C. */
export const list = z
  .string()
  .max(16_000, { error: 'must have at most 16000 characters' })
  .transform((text) => text.split(',').map((item) => item.replaceAll('%2C', ',')))
  .transform((items) => items.filter((item) => item !== ''))
  .optional();

export const text = z.string().trim().max(200, { error: 'must have at most 200 characters' }).optional();

export const yesOrNo = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((value) => value === 'true')
  .optional();

/** One stretch of a list: `limit` rows from `offset`. `refresh` walks the list anew. */
export const stretchFields = {
  offset: wholeNumber(0, 1_000_000, 0),
  limit: wholeNumber(1, 1_000, 100),
  refresh: yesOrNo,
};

export const orderField = oneOf(['asc', 'desc']).default('desc');

/** At most one calendar year, first day first. */
export function checkRange({ from, to }: { from: string; to: string }, context: z.RefinementCtx): void {
  const complain = (message: string) => context.addIssue({ code: 'custom', path: ['to'], message });
  if (to < from) complain('must not be before from');
  if (to > addDays(addYears(from, 1), -1)) complain('must be at most one year after from');
}
