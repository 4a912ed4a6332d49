'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedLine } from '@/components/feedback/failed-line';
import { toFailure } from '@/components/feedback/to-failure';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { EmptyState } from '@/components/ui/empty-state';
import { Sheet } from '@/components/ui/sheet';
import { Skeleton } from '@/components/ui/skeleton';
import { formatDayRange } from '@/lib/format/day';
import type { DayRange } from '@/lib/ledger/days';
import type { NotesAnswer, WrittenNote } from '@/lib/notes/note-shape';
import { DeleteNoteDialog } from './delete-note-dialog';
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

/** Every note of a chart, written and automatic, with what can be done with them. */
export function NotesSheet({ read, range, shown, inCsv, onToggle, onInCsv, onEdit, onClose }: Props) {
  const [dropped, setDropped] = useState<WrittenNote | null>(null);
  const { data } = read;
  const failure = shown ? toFailure(read) : undefined;
  const edit = ({ id, from, to, text, subject }: WrittenNote) => onEdit({ id, from, to, text, subject });
  return (
    <Sheet
      open
      onClose={onClose}
      title="Notes"
      description={`${formatDayRange(range.from, range.to)}. Days are UTC.`}
      footer={
        <Button
          variant="primary"
          onClick={() => onEdit({ from: range.to, to: range.to, text: '', subject: undefined })}
        >
          Add note
        </Button>
      }
    >
      <div className="grid gap-2 pb-4">
        <CheckboxField label="Show on charts" checked={shown} onChange={onToggle} />
        <CheckboxField
          label="Add to this chart’s CSV"
          checked={inCsv}
          disabled={!shown}
          onChange={({ target }) => onInCsv(target.checked)}
        />
      </div>
      {failure ? <FailedLine {...failure} title="The notes could not be loaded." /> : null}
      {shown && read.isPending ? <Skeleton className="h-32" /> : null}
      {data && data.campaigns !== 'loaded' ? (
        <p role="status" className="pb-3 text-xs text-muted">
          {data.campaigns === 'loading'
            ? 'Campaigns are still loading. Their first and last days are missing here.'
            : 'Campaigns could not be loaded. Their first and last days are missing here.'}
        </p>
      ) : null}
      {shown && data?.notes.length === 0 ? (
        <EmptyState title="No notes on these days">
          Notes you add, campaigns that start or end, and changes of listed products appear here.
        </EmptyState>
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
