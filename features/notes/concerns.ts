import { toId } from '@/lib/contract/uuid';
import type { NotesQuery } from './note-query';

const filterNames = ['brands', 'creators', 'products', 'campaigns', 'marketplaces'] as const;

/** The subjects of a note, by the name of the filter that selects them. */
export type About = { [Name in (typeof filterNames)[number]]?: string | undefined };

export type NoteFilters = Pick<NotesQuery, 'narrowed' | (typeof filterNames)[number]>;

/**
 * Whether a chart with these filters shows a note. An unfiltered chart shows all notes. Otherwise, at least one filter
 * must include the note's subject, and none may exclude it.
 */
export function concerns(about: About, filters: NoteFilters): boolean {
  const filtered = filterNames.filter((name) => filters[name] !== undefined);
  if (filtered.length === 0 && !filters.narrowed) return true;
  const answered = filtered.filter((name) => about[name] !== undefined);
  return (
    answered.length > 0 &&
    answered.every((name) => filters[name]?.some((id) => toId(id) === toId(about[name] ?? '')))
  );
}
