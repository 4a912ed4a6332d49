import type { QueryClient } from '@tanstack/react-query';
import { writeQuery } from '@/lib/contract/query-string';
import { type NotesInput, notesQuerySchema } from '@/lib/notes/note-query';
import { type NoteParts, readNotes } from '@/lib/notes/read-notes';
import { notesOptions } from './notes';

/** Puts the notes on a chart's days where the page's first paint finds them. A bad question is left to the browser to tell. */
export async function prefetchNotes(
  client: QueryClient,
  context: NoteParts,
  input: NotesInput,
): Promise<void> {
  const query = notesQuerySchema.safeParse(Object.fromEntries(writeQuery(input)));
  if (!query.success) return;
  await client.prefetchQuery({ ...notesOptions(input), queryFn: () => readNotes(context, query.data) });
}
