import { z } from 'zod';
import { uuid } from '@/lib/contract/parameters';
import { isMonth, monthProblem } from '@/lib/data/terms/month';
import { formFields } from '@/lib/pages/file-form';

const currencyProblem = 'must be a currency, such as USD';

const monthField = z.string({ error: monthProblem }).refine(isMonth, { error: monthProblem });
export const currencyField = z
  .string({ error: currencyProblem })
  .regex(/^[A-Z]{3}$/, { error: currencyProblem });

/** Query of GET /api/ledger/statements. */
export const statementQuerySchema = z.object({ month: monthField, currency: currencyField });
export type StatementQuery = z.output<typeof statementQuerySchema>;

/** Query of GET /api/ledger/statements/export. */
export const statementExportSchema = z.object({
  ...statementQuerySchema.shape,
  ...formFields,
  receipt: formFields.receipt.default('comments'),
});

/** Query of GET /api/ledger/statements/changes: the changes behind a brand's adjustment. */
export const adjustmentChangesSchema = z.object({
  month: monthField,
  currency: currencyField,
  adjusted: monthField,
  brand: uuid,
});
export type AdjustmentChangesQuery = z.output<typeof adjustmentChangesSchema>;

const maxCurrencies = 50;
const maxNote = 500;
const maxReference = 100;

/** The body of POST /api/closings. */
export const newClosingSchema = z.strictObject({
  month: monthField,
  /** Closed together. With the `revision` of a statement, nothing is closed if its figures have changed since. */
  currencies: z
    .array(
      z.strictObject({
        currency: currencyField,
        revision: z.string({ error: 'must be text' }).max(100).optional(),
      }),
    )
    .min(1, { error: 'must name at least one currency' })
    .max(maxCurrencies, { error: `must have at most ${maxCurrencies} items` })
    .refine((given) => new Set(given.map(({ currency }) => currency)).size === given.length, {
      error: 'must name each currency once',
    }),
  /** Closes even if figures may still change. */
  acceptOpen: z.boolean({ error: 'must be true or false' }).default(false),
  note: z
    .string({ error: 'must be text' })
    .trim()
    .max(maxNote, { error: `must have at most ${maxNote} characters` })
    .optional(),
});
export type NewClosing = z.output<typeof newClosingSchema>;

/** Body of PUT /api/closings/{id}/invoice. `brand` null means all brands. `amount` null deletes the total. */
export const invoiceSchema = z.strictObject({
  brand: uuid.nullable().default(null),
  amount: z
    .string({ error: 'must be text, such as "1234.50"' })
    .trim()
    .regex(/^-?\d{1,12}(\.\d{1,3})?$/, { error: 'must be an amount, such as 1234.50' })
    .nullable(),
  reference: z
    .string({ error: 'must be text' })
    .trim()
    .max(maxReference, { error: `must have at most ${maxReference} characters` })
    .optional(),
});
export type InvoiceInput = z.output<typeof invoiceSchema>;
