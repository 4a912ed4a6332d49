import type { NotesQuery } from './note-query';

const filterNames = ['brands', 'creators', 'products', 'campaigns', 'marketplaces'] as const;

/** What a note is about, under the names of the filters that may ask for it. */
export type About = { [Name in (typeof filterNames)[number]]?: string | undefined };

export type NoteFilters = Pick<NotesQuery, 'narrowed' | (typeof filterNames)[number]>;

/**
 * Whether a chart with these filters shows a note about something. A chart of everything shows all notes. Any other shows
 * a note that one of its filters names and none leaves out.
 */
export function concerns(about: About, filters: NoteFilters): boolean {
  const asked = filterNames.filter((name) => filters[name] !== undefined);
  if (asked.length === 0 && !filters.narrowed) return true;
  const answered = asked.filter((name) => about[name] !== undefined);
  return (
    answered.length > 0 &&
    answered.every((name) => filters[name]?.some((id) => id.toLowerCase() === about[name]?.toLowerCase()))
  );
}
