'use client';

import { useId, useState } from 'react';
import { Form } from '@/components/form/form';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import type { FieldIssue } from '@/lib/contract/query-string';
import { readField } from '@/lib/http/form';
import type { Filters } from '@/lib/ledger/query/query-parameters';
import { findDaysProblem } from '@/lib/notes/find-days-problem';
import { noteLimits } from '@/lib/notes/note-limits';
import { useAddNote, useChangeNote } from '@/lib/query/notes';
import { listSubjects, type NoteDraft } from './note-draft';

type Props = { draft: NoteDraft; filters: Filters; onClose: () => void };

const fields = { from: 'first day', to: 'last day', text: 'note' } as const;

/** Takes a new note, or changes one. */
export function NoteDialog({ draft, filters, onClose }: Props) {
  const formId = useId();
  const [add, change] = [useAddNote(), useChangeNote()];
  const { id } = draft;
  const offered = listSubjects(filters);
  const subject = draft.subject === undefined ? (offered[0] ?? null) : draft.subject;
  // A note may be about something else of the same kind than the chart is.
  const subjects = subject ? [subject, ...offered.filter(({ kind }) => kind !== subject.kind)] : offered;
  const [text, setText] = useState(draft.text);
  const form = useForm({
    send: async (sent) => {
      const days = { from: readField(sent, 'from'), to: readField(sent, 'to') };
      const issues = listIssues(text.trim(), days);
      if (issues.length > 0) return { issues };
      const chosen = subjects.find(({ kind }) => kind === readField(sent, 'about')) ?? null;
      const note = { ...days, text: text.trim(), subject: chosen };
      await (id ? change.mutateAsync({ id, ...note }) : add.mutateAsync(note));
      toast(id ? 'The note was changed' : 'The note was added', { tone: 'positive' });
      onClose();
    },
    describeIssue: ({ field, message }) => `The ${isNamed(field) ? fields[field] : field} ${message}.`,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={id ? 'Edit note' : 'Add a note'}
      description="Everyone in the workspace sees it, except creators. Days are UTC."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" pending={form.pending}>
            {id ? 'Save note' : 'Add note'}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} className="grid gap-4">
        <FormField name="text" label="Note" required aside={`${text.trim().length} of ${noteLimits.text}`}>
          {(control) => (
            <Textarea {...control} value={text} onChange={({ target }) => setText(target.value)} rows={3} />
          )}
        </FormField>
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField name="from" label="First day" type="date" defaultValue={draft.from} required />
          <FormField name="to" label="Last day" type="date" defaultValue={draft.to} required />
        </div>
        {subjects.length > 0 ? (
          <FormField name="about" label="About" defaultValue={subject?.kind ?? ''}>
            {(control) => (
              <Select
                {...control}
                options={[
                  ...subjects.map(({ kind }) => ({ value: kind, label: `This ${kind}` })),
                  { value: '', label: 'The whole workspace' },
                ]}
              />
            )}
          </FormField>
        ) : null}
      </Form>
    </Dialog>
  );
}

const isNamed = (field: string): field is keyof typeof fields => field in fields;

function listIssues(text: string, { from, to }: { from: string; to: string }): FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (text === '') issues.push({ field: 'text', message: 'Enter a note.' });
  if (text.length > noteLimits.text) {
    issues.push({ field: 'text', message: `A note has at most ${noteLimits.text} characters.` });
  }
  if (from === '') issues.push({ field: 'from', message: 'Enter a day.' });
  const problem = to && findDaysProblem({ from, to });
  if (to === '') issues.push({ field: 'to', message: 'Enter a day.' });
  else if (problem) issues.push({ field: 'to', message: `The last day ${problem}.` });
  return issues;
}
