import type { QueryClient } from '@tanstack/react-query';
import { readSearch, type SearchParams } from '@/lib/address/search';
import type { DayRange } from '@/lib/ledger/days';
import type { Filters } from '@/lib/ledger/query/filter-dimensions';
import { notesQuerySchema } from '@/lib/notes/note-query';
import { type NoteParts, readNotes } from '@/lib/notes/read-notes';
import { notesOptions, notesSearch, toNotesInput } from './notes';
import { prefetchRead } from './prefetch-read';

type Chart = { filters: Filters; range: DayRange };

/**
 * Prefetches the notes of a chart for the page's first paint, unless the URL hides them. The browser reports an invalid
 * query.
 */
export async function prefetchNotes(
  client: QueryClient,
  context: NoteParts,
  params: SearchParams,
  { filters, range }: Chart,
): Promise<void> {
  if (!readSearch(notesSearch, params).notes) return;
  const input = toNotesInput(filters, range);
  await prefetchRead(client, notesOptions(input), notesQuerySchema, (query) => readNotes(context, query));
}
