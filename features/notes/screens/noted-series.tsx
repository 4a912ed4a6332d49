'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TimeSeries, type TimeSeriesProps } from '@/components/charts/time-series';
import { later } from '@/components/ui/later';
import { notesOptions, notesSearch, toNotesInput } from '@/features/notes/client/notes';
import { useSearch } from '@/lib/client/use-search';
import type { Filters } from '@/lib/data/terms/filters/filter-dimensions';
import type { NoteDraft } from './note-draft';

const NotesSheet = later(() => import('./notes-sheet').then((module) => module.NotesSheet));
const NoteDialog = later(() => import('./note-dialog').then((module) => module.NoteDialog));

type Props = Omit<TimeSeriesProps, 'notes'> & {
  /** The chart's filters, which decide which notes belong to it. */
  filters: Filters;
};

/** A time series with notes. The URL says whether notes show; hidden ones are not loaded. */
export function NotedSeries({ filters, ...chart }: Props) {
  const { range } = chart;
  const [{ notes: shown }, setSearch] = useSearch(notesSearch);
  const input = toNotesInput(filters, range);
  const read = useQuery({ ...notesOptions(input), enabled: shown });
  const [listed, setListed] = useState(false);
  const [draft, setDraft] = useState<NoteDraft | null>(null);
  const [inCsv, setInCsv] = useState(false);
  const toggle = () => setSearch({ notes: !shown });
  const list = shown && read.data ? read.data.notes : [];
  return (
    <>
      <TimeSeries
        {...chart}
        notes={{
          list,
          shown,
          inCsv,
          onToggle: toggle,
          onList: () => setListed(true),
          onAdd: (days) => setDraft({ ...days, text: '', subject: undefined }),
        }}
      />
      {listed ? (
        <NotesSheet
          {...{ read, range, shown, inCsv }}
          onToggle={toggle}
          onInCsv={setInCsv}
          onEdit={setDraft}
          onClose={() => setListed(false)}
        />
      ) : null}
      {draft ? <NoteDialog draft={draft} filters={filters} onClose={() => setDraft(null)} /> : null}
    </>
  );
}
