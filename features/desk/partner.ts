import { z } from 'zod';
import { isMailAddress } from '@/lib/base/mail-address';
import { uuid } from '@/lib/contract/parameters';
import { dayField } from '@/lib/data/terms/ranges/query-range';
import { cleanText, toNameLine } from '@/lib/language/format/clean-text';
import { lineField } from '@/lib/language/format/line-field';
import { readTypedAddress, readTypedLink } from '@/lib/language/format/typed-text';
import { deskLimits } from './desk-shape';
import { findLinkProblem, findTagsProblem, tidyTags } from './partner-rule';

const textTo = (most: number) =>
  z
    .string({ error: 'must be text' })
    .overwrite(cleanText)
    .trim()
    .max(most, { error: `must have at most ${most} characters` });

const complainIf =
  <Value>(find: (value: Value) => string | null) =>
  (value: Value, context: z.RefinementCtx): void => {
    const message = find(value);
    if (message) context.addIssue({ code: 'custom', message });
  };

/** Accepts twice the limits, because tidying drops tags and spaces. `findTagsProblem` checks the limits after that. */
const tags = z
  .array(textTo(2 * deskLimits.tag).overwrite(toNameLine), { error: 'must be a list' })
  .max(2 * deskLimits.tags, { error: `must have at most ${deskLimits.tags} items` })
  .overwrite(tidyTags)
  .superRefine(complainIf(findTagsProblem));

const step = z.strictObject({
  text: lineField(deskLimits.step),
  day: dayField.nullable().default(null),
});

const fields = {
  name: lineField(deskLimits.name),
  email: lineField(deskLimits.email)
    .overwrite(readTypedAddress)
    .refine(isMailAddress, { error: 'must be an e-mail address' })
    .nullable(),
  handle: lineField(deskLimits.handle).nullable(),
  link: lineField(deskLimits.link)
    .overwrite(readTypedLink)
    .superRefine(complainIf(findLinkProblem))
    .nullable(),
  /** The key of a stage. */
  stage: lineField(deskLimits.stage),
  owner: uuid.nullable(),
  tags,
  notes: textTo(deskLimits.notes),
  step: step.nullable(),
  /** The id of a creator, or a name that only one creator has. */
  creatorId: lineField(deskLimits.creator).nullable(),
};

/** The body of POST /api/desk/partners. Without `stage`, the first one. A creator without a name gets that of the API. */
export const newPartnerSchema = z
  .strictObject({
    ...fields,
    name: fields.name.optional(),
    email: fields.email.default(null),
    handle: fields.handle.default(null),
    link: fields.link.default(null),
    stage: fields.stage.optional(),
    owner: fields.owner.default(null),
    tags: tags.default([]),
    notes: fields.notes.default(''),
    step: fields.step.default(null),
    creatorId: fields.creatorId.default(null),
  })
  .refine(({ name, creatorId }) => name !== undefined || creatorId !== null, {
    path: ['name'],
    error: 'must not be empty',
  });
export type NewPartner = z.output<typeof newPartnerSchema>;
export type NewPartnerInput = z.input<typeof newPartnerSchema>;

/** The body of PATCH /api/desk/partners/{id}. With `version`, nothing is stored if the partner has another one. */
export const partnerChangesSchema = z
  .strictObject({ version: z.int({ error: 'must be a whole number' }), ...fields })
  .partial()
  .refine(({ version: _, ...changes }) => Object.values(changes).some((value) => value !== undefined), {
    path: ['name'],
    error: 'must be given, or another field',
  });
export type PartnerChanges = z.output<typeof partnerChangesSchema>;
export type PartnerChangesInput = z.input<typeof partnerChangesSchema>;

export const partnerParams = z.object({ id: uuid });

/** The body of POST /api/desk/imports and of its preview. */
export const deskImportSchema = z.strictObject({ csv: z.string({ error: 'must be text' }) });
