'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { useAddNote, useChangeNote } from '@/features/notes/client/notes';
import { findDaysProblem } from '@/features/notes/find-days-problem';
import { noteLimits } from '@/features/notes/note-limits';
import type { FieldIssue } from '@/lib/contract/query-string';
import type { Filters } from '@/lib/data/terms/filters/filter-dimensions';
import type { Translate } from '@/lib/language/translate';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';
import { listNoteSubjects, type NoteDraft } from './note-draft';

type Props = { draft: NoteDraft; filters: Filters; onClose: () => void };

/** Creates or edits a note. */
export function NoteDialog({ draft, filters, onClose }: Props) {
  const { t } = useLanguage();
  const [add, change] = [useAddNote(), useChangeNote()];
  const { id } = draft;
  const offered = listNoteSubjects(filters);
  const subject = draft.subject === undefined ? (offered[0] ?? null) : draft.subject;
  // A note's subject may differ from the chart's, but has the same kind.
  const subjects = subject ? [subject, ...offered.filter(({ kind }) => kind !== subject.kind)] : offered;
  const [text, setText] = useState(draft.text);
  const form = useForm({
    send: async (sent) => {
      const days = { from: readField(sent, 'from'), to: readField(sent, 'to') };
      const issues = listIssues(t, text.trim(), days);
      if (issues.length > 0) return { issues };
      const chosen = subjects.find(({ kind }) => kind === readField(sent, 'about')) ?? null;
      const note = { ...days, text: text.trim(), subject: chosen };
      await (id ? change.mutateAsync({ id, ...note }) : add.mutateAsync(note));
      toast(t(id ? 'notes.form.changed' : 'notes.form.added'), { tone: 'positive' });
      onClose();
    },
    describeIssue: ({ field, message: problem }) =>
      isNamed(field)
        ? t(`notes.form.rejected.${field}`, { problem })
        : t('notes.form.rejected.other', { field, problem }),
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(id ? 'notes.form.editTitle' : 'notes.form.newTitle')}
      description={t('notes.form.hint')}
      submit={t(id ? 'notes.save' : 'notes.add')}
    >
      <FormField
        name="text"
        label={t('notes.form.note')}
        required
        aside={t('notes.form.length', { length: text.trim().length, most: noteLimits.text })}
      >
        {(control) => (
          <Textarea {...control} value={text} onChange={({ target }) => setText(target.value)} rows={3} />
        )}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField
          name="from"
          label={t('notes.form.firstDay')}
          type="date"
          defaultValue={draft.from}
          required
        />
        <FormField name="to" label={t('notes.form.lastDay')} type="date" defaultValue={draft.to} required />
      </div>
      {subjects.length > 0 ? (
        <FormField name="about" label={t('notes.form.about')} defaultValue={subject?.kind ?? ''}>
          {(control) => (
            <Select
              {...control}
              options={[
                ...subjects.map(({ kind }) => ({ value: kind, label: t(`notes.form.this.${kind}`) })),
                { value: '', label: t('notes.form.workspace') },
              ]}
            />
          )}
        </FormField>
      ) : null}
    </FormDialog>
  );
}

const fields = ['from', 'to', 'text'] as const;
const isNamed = (field: string): field is (typeof fields)[number] => fields.some((name) => name === field);

function listIssues(t: Translate, text: string, { from, to }: { from: string; to: string }): FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (text === '') issues.push({ field: 'text', message: t('notes.form.noteMissing') });
  if (text.length > noteLimits.text) {
    issues.push({ field: 'text', message: t('notes.form.noteTooLong', { most: noteLimits.text }) });
  }
  if (from === '') issues.push({ field: 'from', message: t('notes.form.dayMissing') });
  const problem = to && findDaysProblem({ from, to });
  if (to === '') issues.push({ field: 'to', message: t('notes.form.dayMissing') });
  else if (problem)
    issues.push({ field: 'to', message: t(`notes.form.${problem}`, { most: noteLimits.days }) });
  return issues;
}
