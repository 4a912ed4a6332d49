import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { NotesApi } from '@/features/notes/api';
import type { NewNote, NoteChanges } from '@/features/notes/note';
import type { NotesInput } from '@/features/notes/note-query';
import { asFlag } from '@/lib/base/address/parameter';
import { clientOf } from '@/lib/client/api';
import { makeMutation } from '@/lib/client/make-mutation';
import type { DayRange } from '@/lib/data/terms/days';
import type { Filters } from '@/lib/data/terms/filters/filter-dimensions';

const api = clientOf<NotesApi>();

/** Search parameters about notes, of pages with charts. */
export const notesSearch = { notes: asFlag.or(true) };

/** Requests the notes of a chart with these filters. */
export function toNotesInput(filters: Filters, { from, to }: DayRange): NotesInput {
  const { brands, creators, products, campaigns, marketplaces, ...others } = filters;
  const narrowed = Object.values(others).some((values) => values !== undefined);
  const about = { brands, creators, products, campaigns, marketplaces };
  return { from, to, ...about, ...(narrowed ? { narrowed } : {}) };
}

/** The notes on a chart's days. Polled while campaigns are loading. */
export const notesOptions = (input: NotesInput) =>
  queryOptions({
    ...api.read('GET /api/notes', { query: input }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data, status } }) =>
      status === 'success' && data?.campaigns === 'loading' ? 2_000 : false,
  });

const useNoteMutation = makeMutation('settled', ['notes']);

export const useAddNote = () => useNoteMutation((body: NewNote) => api.call('POST /api/notes', { body }));

export const useChangeNote = () =>
  useNoteMutation(({ id, ...body }: NoteChanges & { id: string }) =>
    api.call('PATCH /api/notes/{id}', { params: { id }, body }),
  );

export const useDeleteNote = () =>
  useNoteMutation((id: string) => api.call('DELETE /api/notes/{id}', { params: { id } }));
