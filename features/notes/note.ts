import { z } from 'zod';
import { isUuid, toId } from '@/lib/contract/uuid';
import { subjectKinds } from '@/lib/data/terms/note-shape';
import { dayField } from '@/lib/data/terms/ranges/query-range';
import { daysProblems, findDaysProblem } from './find-days-problem';
import { noteLimits } from './note-limits';

const text = z
  .string({ error: 'must be text' })
  .trim()
  .min(1, { error: 'must not be empty' })
  .max(noteLimits.text, { error: `must have at most ${noteLimits.text} characters` });

const longestId = 200;

const subject = z
  .strictObject({
    kind: z.enum(subjectKinds, { error: `must be one of ${subjectKinds.join(', ')}` }),
    id: z
      .string({ error: 'must be text' })
      .min(1, { error: 'must not be empty' })
      .max(longestId, { error: `must have at most ${longestId} characters` }),
  })
  .superRefine(({ kind, id }, context) => {
    // Only product ids may have any format.
    if (kind !== 'product' && !isUuid(id)) {
      context.addIssue({ code: 'custom', path: ['id'], message: 'must be a UUID' });
    }
  })
  .transform(({ kind, id }) => ({ kind, id: kind === 'product' ? id : toId(id) }));

/** Body of POST /api/notes. Without `to`, the note is for one day; without `subject`, about the workspace. */
export const newNoteSchema = z
  .strictObject({ from: dayField, to: dayField.optional(), text, subject: subject.nullable().default(null) })
  .transform((note) => ({ ...note, to: note.to ?? note.from }))
  .superRefine((note, context) => {
    const problem = findDaysProblem(note);
    if (problem) context.addIssue({ code: 'custom', path: ['to'], message: daysProblems[problem] });
  });
export type NewNote = z.output<typeof newNoteSchema>;

/** Body of PATCH /api/notes/{id}. Absent fields stay unchanged. */
export const noteChangesSchema = z
  .strictObject({
    from: dayField.optional(),
    to: dayField.optional(),
    text: text.optional(),
    subject: subject.nullable().optional(),
  })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
    error: 'must be given, or from, to or subject',
    path: ['text'],
  });
export type NoteChanges = z.output<typeof noteChangesSchema>;
