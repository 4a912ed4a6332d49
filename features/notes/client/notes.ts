import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewNote, NoteChanges } from '@/features/notes/note';
import type { NotesInput } from '@/features/notes/note-query';
import { asFlag } from '@/lib/base/address/parameter';
import { sendJson } from '@/lib/client/fetch-json';
import { readFrom } from '@/lib/client/read-from';
import { writeQuery } from '@/lib/contract/query-string';
import type { DayRange } from '@/lib/data/days';
import type { NotesAnswer } from '@/lib/data/note-shape';
import type { Filters } from '@/lib/data/query/filter-dimensions';

const notesKey = ['notes'] as const;

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
    queryKey: [...notesKey, input] as const,
    ...readFrom<NotesAnswer>(`/api/notes?${writeQuery(input)}`),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data, status } }) =>
      status === 'success' && data?.campaigns === 'loading' ? 2_000 : false,
  });

function useNoteMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: notesKey }) });
}

export const useAddNote = () =>
  useNoteMutation((note: NewNote) => sendJson<{ id: string }>('POST', '/api/notes', note));

export const useChangeNote = () =>
  useNoteMutation(({ id, ...changes }: NoteChanges & { id: string }) =>
    sendJson<null>('PATCH', `/api/notes/${id}`, changes),
  );

export const useDeleteNote = () =>
  useNoteMutation((id: string) => sendJson<null>('DELETE', `/api/notes/${id}`));
