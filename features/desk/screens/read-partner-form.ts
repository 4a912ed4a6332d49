import type { PartnerWithNotes } from '@/features/desk/desk-shape';
import type { PartnerChangesInput } from '@/features/desk/partner';
import { tidyTags } from '@/features/desk/partner-rule';
import { readField } from '@/lib/server/http/form';

/** The names of the fields, as the server names them in its issues. `found`: the id that a search found. */
export const partnerFields = {
  creator: 'creatorId',
  found: 'creatorId.found',
  step: 'step.text',
  day: 'step.day',
} as const;

/** The fields whose issues are sentences of `desk.issues`. */
export const issueFields = [
  'name',
  'creatorId',
  'stage',
  'owner',
  'step',
  'tags',
  'email',
  'handle',
  'link',
  'notes',
] as const;

/** The fields that a form has. */
export function readPartnerForm(sent: FormData) {
  const text = (name: string) => readField(sent, name).trim();
  const orNull = (name: string) => text(name) || null;
  const [step, day] = [text(partnerFields.step), orNull(partnerFields.day)];
  return {
    creatorId: orNull(partnerFields.found) ?? orNull(partnerFields.creator),
    name: text('name'),
    email: orNull('email'),
    handle: orNull('handle'),
    link: orNull('link'),
    stage: text('stage'),
    owner: orNull('owner'),
    tags: tidyTags(text('tags').split(/[,;]/)),
    notes: text('notes'),
    step: step === '' && day === null ? null : { text: step, day },
  };
}

/** The fields that differ from those of a partner. */
export function listPartnerChanges(
  { owner, ...partner }: PartnerWithNotes,
  given: ReturnType<typeof readPartnerForm>,
): PartnerChangesInput {
  const before: Record<string, unknown> = { ...partner, owner: owner?.id ?? null };
  const differs = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[name]);
  return Object.fromEntries(Object.entries(given).filter(differs));
}
