import { z } from 'zod';
import { dayField } from '@/lib/data/terms/ranges/query-range';
import { currencyProblem, isKnownCurrency } from './known-currencies';
import { findRateProblem } from './rate-rule';

const currency = z.string({ error: currencyProblem }).refine(isKnownCurrency, { error: currencyProblem });

/** The reporting currency that the client knows. If it has changed since, the request is a conflict. */
const to = currency;

const rate = z.string({ error: 'must be text, such as "0.9231"' }).superRefine((text, context) => {
  const problem = findRateProblem(text);
  if (problem) context.addIssue({ code: 'custom', message: problem });
});

/** The body of POST /api/rates. */
export const newRateSchema = z.strictObject({ to, currency, day: dayField, rate });
export type NewRate = z.output<typeof newRateSchema>;

/** The body of POST /api/rates/imports. */
export const ratesImportSchema = z.strictObject({ to, csv: z.string({ error: 'must be text' }) });

/** What DELETE /api/rates takes: one day of a currency, or all of it. */
export const rateDeletionSchema = z.object({ to, currency, day: dayField.optional() });
export type RateDeletion = z.output<typeof rateDeletionSchema>;

/** What GET /api/rates/days takes. */
export const rateDaysSchema = z.object({ currency, before: dayField.optional() });

/** The body of PUT /api/rates/reporting-currency; null for none. */
export const reportingCurrencySchema = z.strictObject({ currency: currency.nullable() });
