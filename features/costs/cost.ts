import { z } from 'zod';
import { currencyProblem, isKnownCurrency } from '@/features/rates/known-currencies';
import { uuid } from '@/lib/contract/parameters';
import { list } from '@/lib/data/terms/filters/query-fields';
import { oneOf, wholeNumber } from '@/lib/data/terms/filters/query-parameters';
import { dayField } from '@/lib/data/terms/ranges/query-range';
import { cleanText } from '@/lib/language/format/clean-text';
import { costLimits, findAmountProblem, findLastDayProblem } from './cost-rule';
import { costKinds, costSubjects } from './cost-shape';

const subject = z.strictObject({
  kind: oneOf(costSubjects),
  id: z
    .string({ error: 'must be text' })
    .overwrite(cleanText)
    .trim()
    .min(1, { error: 'must not be empty' })
    .max(costLimits.subject, { error: `must have at most ${costLimits.subject} characters` }),
});

/** The body of POST /api/costs and PUT /api/costs/{id}. Without `to`, one day; without `subject`, the workspace. */
export const newCostSchema = z
  .strictObject({
    kind: oneOf(costKinds),
    subject: subject.nullable().default(null),
    amount: z.string({ error: 'must be text, such as "1234.50"' }).trim(),
    currency: z
      .string({ error: currencyProblem })
      .refine(isKnownCurrency, { error: currencyProblem, abort: true }),
    from: dayField,
    to: dayField.optional(),
    note: z
      .string({ error: 'must be text' })
      .overwrite(cleanText)
      .trim()
      .max(costLimits.note, { error: `must have at most ${costLimits.note} characters` })
      .default(''),
  })
  .transform((cost) => ({ ...cost, to: cost.to ?? cost.from }))
  .superRefine((cost, context) => {
    const amount = findAmountProblem(cost.amount, cost.currency);
    if (amount) context.addIssue({ code: 'custom', path: ['amount'], message: amount });
    const days = findLastDayProblem(cost);
    if (days) context.addIssue({ code: 'custom', path: ['to'], message: days });
  });
export type NewCost = z.output<typeof newCostSchema>;

export const costParams = z.object({ id: uuid });

/** The body of POST /api/costs/imports. */
export const costsImportSchema = z.strictObject({ csv: z.string({ error: 'must be text' }) });

const filters = {
  kind: oneOf(costKinds).optional(),
  /** Which subjects; `workspace` for costs of the whole workspace. */
  subject: oneOf(['workspace', ...costSubjects]).optional(),
  /** Costs of creators in one of these named groups, by id; `none` for those in no group. */
  groups: list,
  currency: z.string().refine(isKnownCurrency, { error: currencyProblem }).optional(),
  /** Part of a subject, its name or the note. */
  q: z.string().overwrite(cleanText).trim().max(costLimits.subject).optional(),
};

/** Filters of lists of costs. */
export const costFiltersSchema = z.object(filters);
export type CostFilters = z.output<typeof costFiltersSchema>;

/** Query of GET /api/costs: filters, and a page of the list. */
export const costsQuerySchema = z.object({
  ...filters,
  top: wholeNumber(1, 500, 100),
  offset: wholeNumber(0, 9_999_999, 0),
});
export type CostsQuery = z.output<typeof costsQuerySchema>;
