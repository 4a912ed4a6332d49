'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmMutation } from '@/components/feedback/confirm-mutation';
import { FailedLine } from '@/components/feedback/failed-line';
import { toFailure } from '@/components/feedback/to-failure';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { EmptyState } from '@/components/ui/empty-state';
import { Sheet } from '@/components/ui/sheet';
import { Skeleton } from '@/components/ui/skeleton';
import { useDeleteNote } from '@/features/notes/client/notes';
import type { DayRange } from '@/lib/data/terms/days';
import type { NotesAnswer, WrittenNote } from '@/lib/data/terms/note-shape';
import { useLanguage } from '@/lib/language/use-language';
import type { NoteDraft } from './note-draft';
import { NoteRow } from './note-row';

type Props = {
  read: UseQueryResult<NotesAnswer>;
  /** The days of the chart. */
  range: DayRange;
  shown: boolean;
  inCsv: boolean;
  onToggle: () => void;
  onInCsv: (inCsv: boolean) => void;
  onEdit: (draft: NoteDraft) => void;
  onClose: () => void;
};

/** All notes of a chart, written and automatic, with their actions. */
export function NotesSheet({ read, range, shown, inCsv, onToggle, onInCsv, onEdit, onClose }: Props) {
  const { t, format } = useLanguage();
  const [dropped, setDropped] = useState<WrittenNote | null>(null);
  const { data } = read;
  const failure = shown ? toFailure(read) : undefined;
  const edit = ({ id, from, to, text, subject }: WrittenNote) => onEdit({ id, from, to, text, subject });
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('notes.title')}
      description={t('notes.sheetDescription', { days: format.dayRange(range.from, range.to) })}
      footer={
        <Button
          variant="primary"
          onClick={() => onEdit({ from: range.to, to: range.to, text: '', subject: undefined })}
        >
          {t('notes.add')}
        </Button>
      }
    >
      <div className="grid gap-2 pb-4">
        <CheckboxField label={t('notes.showOnCharts')} checked={shown} onChange={onToggle} />
        <CheckboxField
          label={t('notes.inCsv')}
          checked={inCsv}
          disabled={!shown}
          onChange={({ target }) => onInCsv(target.checked)}
        />
      </div>
      {failure ? <FailedLine {...failure} title={t('notes.failed')} /> : null}
      {shown && read.isPending ? <Skeleton className="h-32" /> : null}
      {data && data.campaigns !== 'loaded' ? (
        <p role="status" className="pb-3 text-xs text-muted">
          {t(`notes.campaigns.${data.campaigns}`)}
        </p>
      ) : null}
      {shown && data?.notes.length === 0 ? (
        <EmptyState title={t('notes.none.title')}>{t('notes.none.text')}</EmptyState>
      ) : null}
      <ul className="divide-y divide-border">
        {shown
          ? data?.notes.map((note) => (
              <NoteRow key={note.id} note={note} onEdit={edit} onDelete={setDropped} />
            ))
          : null}
      </ul>
      {dropped ? <DeleteNoteDialog note={dropped} onClose={() => setDropped(null)} /> : null}
    </Sheet>
  );
}

/** Says what is lost, and asks for confirmation. */
function DeleteNoteDialog({ note, onClose }: { note: WrittenNote; onClose: () => void }) {
  const { t, format } = useLanguage();
  return (
    <ConfirmMutation
      mutation={useDeleteNote()}
      input={note.id}
      done={() => t('notes.deleting.done')}
      onClose={onClose}
      title={t('notes.deleting.title')}
      confirmLabel={t('notes.deleting.confirm')}
    >
      <p>{t('notes.deleting.text')}</p>
      <blockquote className="mt-3 border-l-2 border-border pl-3 text-text">
        <p className="line-clamp-6 break-words whitespace-pre-line">{note.text}</p>
        <p className="text-xs text-muted">{format.dayRange(note.from, note.to)}</p>
      </blockquote>
    </ConfirmMutation>
  );
}
