import { z } from 'zod';
import { oneOf, wholeNumber } from '@/lib/data/terms/filters/query-parameters';
import { dayField } from '@/lib/data/terms/ranges/query-range';
import { cleanText } from '@/lib/language/format/clean-text';
import { findPercentProblem, marginLimits } from './margin-rule';
import { marginKinds } from './margin-shape';

const marginKindField = oneOf(marginKinds);

const subject = z
  .string({ error: 'must be text' })
  .overwrite(cleanText)
  .trim()
  .min(1, { error: 'must not be empty' })
  .max(marginLimits.subject, { error: `must have at most ${marginLimits.subject} characters` });

const percent = z
  .string({ error: 'must be text, such as "32.5"' })
  .trim()
  .superRefine((text, context) => {
    const message = findPercentProblem(text);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** The body of POST and PUT /api/margins. */
export const newMarginSchema = z.strictObject({ kind: marginKindField, subject, from: dayField, percent });
export type NewMargin = z.output<typeof newMarginSchema>;

/** The body of POST /api/margins/imports. */
export const marginsImportSchema = z.strictObject({ csv: z.string({ error: 'must be text' }) });

/** Query of GET /api/margins: a kind, part of a subject or its name, and a page of the list. */
export const marginsQuerySchema = z.object({
  kind: marginKindField.optional(),
  q: z.string().overwrite(cleanText).trim().max(marginLimits.subject).optional(),
  top: wholeNumber(1, 500, 100),
  offset: wholeNumber(0, 9_999_999, 0),
});
export type MarginsQuery = z.output<typeof marginsQuerySchema>;

/** Query of DELETE /api/margins: one margin, or without `subject` and `from` all of a kind. */
export const marginDeletionSchema = z
  .object({ kind: marginKindField, subject: subject.optional(), from: dayField.optional() })
  .superRefine(({ subject, from }, context) => {
    if ((subject === undefined) === (from === undefined)) return;
    const path = [subject === undefined ? 'subject' : 'from'];
    context.addIssue({ code: 'custom', path, message: 'must be given for one margin' });
  });
export type MarginDeletion = z.output<typeof marginDeletionSchema>;
