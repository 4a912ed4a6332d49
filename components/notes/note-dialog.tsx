'use client';

import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import type { Filters } from '@/lib/ledger/query/query-parameters';
import { findDaysProblem } from '@/lib/notes/find-days-problem';
import { noteLimits } from '@/lib/notes/note-limits';
import { useAddNote, useChangeNote } from '@/lib/query/notes';
import { RequestFailure } from '@/lib/query/request-failure';
import { listSubjects, type NoteDraft } from './note-draft';

type Props = { draft: NoteDraft; filters: Filters; onClose: () => void };

const fields = { from: 'first day', to: 'last day', text: 'note' } as const;
const fieldNames = Object.keys(fields) as (keyof typeof fields)[];

/** Takes a new note, or changes one. What the server rejects is said beside its field, and nothing typed is lost. */
export function NoteDialog({ draft, filters, onClose }: Props) {
  const formId = useId();
  const [add, change] = [useAddNote(), useChangeNote()];
  const { id } = draft;
  const save = id ? change : add;
  const offered = listSubjects(filters);
  const subject = draft.subject === undefined ? (offered[0] ?? null) : draft.subject;
  // A note may be about something else of the same kind than the chart is.
  const subjects = subject ? [subject, ...offered.filter(({ kind }) => kind !== subject.kind)] : offered;
  const { register, handleSubmit, setError, watch, formState } = useForm({
    defaultValues: { from: draft.from, to: draft.to, text: draft.text },
  });
  const [about, setAbout] = useState(subject?.kind ?? '');
  const submit = handleSubmit(async ({ from, to, text }) => {
    const chosen = subjects.find(({ kind }) => kind === about) ?? null;
    const note = { from, to, text: text.trim(), subject: chosen };
    try {
      await (id ? change.mutateAsync({ id, ...note }) : add.mutateAsync(note));
      toast(id ? 'The note was changed' : 'The note was added', { tone: 'positive' });
      onClose();
    } catch (error) {
      const issues = error instanceof RequestFailure ? error.body.issues : [];
      for (const { field, message } of issues) {
        const name = fieldNames.find((one) => one === field);
        if (name) setError(name, { message: `The ${fields[name]} ${message}.` }, { shouldFocus: true });
      }
    }
  });
  const { errors } = formState;
  const general = fieldNames.some((name) => errors[name]) ? undefined : save.error?.message;
  const checkTo = (to: string) => {
    const problem = to && findDaysProblem({ from: watch('from'), to });
    return problem ? `The last day ${problem}.` : true;
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={id ? 'Edit note' : 'Add a note'}
      description="Everyone in the workspace sees it, except creators. Days are UTC."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" pending={save.isPending}>
            {id ? 'Save note' : 'Add note'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {general ? <Banner tone="error" title={general} /> : null}
        <Field
          label="Note"
          required
          error={errors.text?.message}
          aside={`${watch('text').trim().length} of ${noteLimits.text}`}
        >
          {(control) => (
            <Textarea
              {...control}
              {...register('text', {
                validate: (text) => {
                  const { length } = text.trim();
                  if (length === 0) return 'Enter a note.';
                  return length <= noteLimits.text || `A note has at most ${noteLimits.text} characters.`;
                },
              })}
              rows={3}
            />
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="First day" required error={errors.from?.message}>
            {(control) => (
              <Input {...control} {...register('from', { required: 'Enter a day.' })} type="date" />
            )}
          </Field>
          <Field label="Last day" required error={errors.to?.message}>
            {(control) => (
              <Input
                {...control}
                {...register('to', { required: 'Enter a day.', validate: checkTo })}
                type="date"
              />
            )}
          </Field>
        </div>
        {subjects.length > 0 ? (
          <Field label="About">
            {(control) => (
              <Select
                {...control}
                value={about}
                onChange={({ target }) => setAbout(target.value)}
                options={[
                  ...subjects.map(({ kind }) => ({ value: kind, label: `This ${kind}` })),
                  { value: '', label: 'The whole workspace' },
                ]}
              />
            )}
          </Field>
        ) : null}
      </form>
    </Dialog>
  );
}
