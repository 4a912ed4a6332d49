import type { QueryClient } from '@tanstack/react-query';
import { notesQuerySchema } from '@/features/notes/note-query';
import { type NoteParts, readNotes } from '@/features/notes/read-notes';
import { readSearch, type SearchParams } from '@/lib/base/address/search';
import { prefetchRead } from '@/lib/client/prefetch-read';
import type { DayRange } from '@/lib/data/days';
import type { Filters } from '@/lib/data/query/filter-dimensions';
import { notesOptions, notesSearch, toNotesInput } from './notes';

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
