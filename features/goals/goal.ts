import { z } from 'zod';
import { findAmountProblem } from '@/features/costs/cost-rule';
import { currencyProblem, isKnownCurrency } from '@/features/rates/known-currencies';
import { uuid } from '@/lib/contract/parameters';
import { isUuid } from '@/lib/contract/uuid';
import { oneOf, wholeNumber } from '@/lib/data/terms/filters/query-parameters';
import { isGroupDimension } from '@/lib/data/terms/group-dimensions';
import { isOfCurrency } from '@/lib/data/terms/metrics';
import { dayField } from '@/lib/data/terms/ranges/query-range';
import { cleanText } from '@/lib/language/format/clean-text';
import { isPeriod } from './goal-period';
import { type Goal, goalMetrics, goalScopes } from './goal-shape';

/** Characters of a subject's id or name, and digits of a count. */
const limits = { subject: 200, digits: 12 } as const;

const currency = z
  .string({ error: currencyProblem })
  .refine(isKnownCurrency, { error: currencyProblem, abort: true });

/** Brands and creators by id or name; groups by id. */
const subject = z
  .strictObject({
    kind: oneOf(goalScopes),
    id: z
      .string({ error: 'must be text' })
      .overwrite(cleanText)
      .trim()
      .min(1, { error: 'must not be empty' })
      .max(limits.subject, { error: `must have at most ${limits.subject} characters` }),
  })
  .superRefine(({ kind, id }, context) => {
    if (isGroupDimension(kind) && !isUuid(id)) {
      context.addIssue({ code: 'custom', path: ['id'], message: 'must be a UUID' });
    }
  });

/** What is wrong with the text of a target; null if it is valid. */
function findTargetProblem({ metric, currency, target }: Pick<Goal, 'metric' | 'currency' | 'target'>) {
  if (isOfCurrency(metric)) return findAmountProblem(target, currency ?? '');
  if (!/^-?\d+$/.test(target)) return 'must be a whole number';
  if (/^-|^0+$/.test(target)) return 'must be more than 0';
  return target.length > limits.digits ? `must have at most ${limits.digits} digits` : null;
}

/** The body of POST /api/goals and PUT /api/goals/{id}. Without `subject`, for the workspace. */
export const newGoalSchema = z
  .strictObject({
    metric: oneOf(goalMetrics),
    currency: currency.nullable().default(null),
    period: z
      .string({ error: 'must be text' })
      .refine(isPeriod, { error: 'must be a month, such as 2026-11, or a quarter, such as 2026-Q4' }),
    target: z.string({ error: 'must be text, such as "1234.50"' }).trim(),
    subject: subject.nullable().default(null),
  })
  .superRefine((goal, context) => {
    const complain = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (isOfCurrency(goal.metric) && goal.currency === null) return complain('currency', currencyProblem);
    const problem = findTargetProblem(goal);
    if (problem) complain('target', problem);
  });
export type NewGoal = z.output<typeof newGoalSchema>;

export const goalParams = z.object({ id: uuid });

const filters = {
  /** Goals that have a day in these days. Without them, all. */
  from: dayField.optional(),
  to: dayField.optional(),
};

/** Which goals. */
export const goalFiltersSchema = z.object(filters);
export type GoalFilters = z.output<typeof goalFiltersSchema>;

/** Query of GET /api/goals: filters, and a page of the list. */
export const goalsQuerySchema = z.object({
  ...filters,
  /** Whether each goal has its course. */
  course: oneOf(['none', 'days']).default('none'),
  top: wholeNumber(1, 100, 100),
  offset: wholeNumber(0, 9_999_999, 0),
});
export type GoalsQuery = z.output<typeof goalsQuerySchema>;
