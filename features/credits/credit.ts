import { z } from 'zod';
import { currencyProblem, isKnownCurrency } from '@/features/rates/known-currencies';
import { uuid } from '@/lib/contract/parameters';
import { wholeNumber } from '@/lib/data/terms/filters/query-parameters';

export const creditParams = z.object({ id: uuid });

/** The body of POST /api/credits/imports. */
export const creditsImportSchema = z.strictObject({ csv: z.string({ error: 'must be text' }) });

const filters = { currency: z.string().refine(isKnownCurrency, { error: currencyProblem }).optional() };

/** Filters of lists of bonus credits. */
export const creditFiltersSchema = z.object(filters);
export type CreditFilters = z.output<typeof creditFiltersSchema>;

/** Query of GET /api/credits: filters, and a page of the list. */
export const creditsQuerySchema = z.object({
  ...filters,
  top: wholeNumber(1, 500, 100),
  offset: wholeNumber(0, 9_999_999, 0),
});
export type CreditsQuery = z.output<typeof creditsQuerySchema>;
