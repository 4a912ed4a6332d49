import { foldTyped } from '@/lib/language/format/typed-text';
import type { PaletteGroup } from './palette-entry';

/**
 * The entries that match the text, best first, in groups ordered by their best entry. Matches words, not single
 * letters, so that Enter does not open a page that shares a few letters with a brand's name.
 */
export function rankEntries(groups: readonly PaletteGroup[], text: string): PaletteGroup[] {
  const query = foldTyped(text);
  return groups
    .map(({ entries, ...group }) => {
      const ranked = entries
        .map((entry) => ({
          entry,
          rank: rankText(`${entry.label} ${entry.keywords ?? ''}`, query),
        }))
        .flatMap(({ entry, rank }) => (rank === undefined ? [] : [{ entry, rank }]))
        .toSorted((a, b) => a.rank - b.rank);
      return { ...group, best: ranked[0]?.rank ?? 0, entries: ranked.map(({ entry }) => entry) };
    })
    .filter(({ entries }) => entries.length > 0)
    .toSorted((a, b) => a.best - b.best);
}

/** How well a text matches: 0 starts with it, 1 a word starts with it, 2 contains it; undefined if none. */
export function rankText(text: string, query: string): number | undefined {
  const lower = foldTyped(text);
  if (lower.startsWith(query)) return 0;
  if (lower.includes(` ${query}`)) return 1;
  return query.split(/\s+/).every((word) => lower.includes(word)) ? 2 : undefined;
}
