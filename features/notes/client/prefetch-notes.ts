import { readSearch, type SearchParams } from '@/lib/base/address/search';
import type { Prefetch } from '@/lib/client/api';
import type { DayRange } from '@/lib/data/terms/days';
import type { Filters } from '@/lib/data/terms/filters/filter-dimensions';
import { notesOptions, notesSearch, toNotesInput } from './notes';

type Chart = { filters: Filters; range: DayRange };

/** Prefetches the notes of a chart for the page's first paint, unless the URL hides them. */
export async function prefetchNotes(
  prefetch: Prefetch,
  params: SearchParams,
  { filters, range }: Chart,
): Promise<void> {
  if (readSearch(notesSearch, params).notes) await prefetch(notesOptions(toNotesInput(filters, range)));
}
