import { rankText } from '@/lib/search/rank-hits';
import type { PaletteGroup } from './palette-entry';

/**
 * The entries that fit the text, best first, in groups with the best group first. Whole words count, not single letters:
 * Enter must not open a page that shares a few letters with a brand's name.
 */
export function rankEntries(groups: readonly PaletteGroup[], text: string): PaletteGroup[] {
  const wanted = text.trim().toLowerCase();
  return groups
    .map(({ label, entries }) => {
      const ranked = entries
        .map((entry) => ({
          entry,
          rank: rankText([entry.label, ...(entry.keywords ?? [])].join(' '), wanted),
        }))
        .flatMap(({ entry, rank }) => (rank === undefined ? [] : [{ entry, rank }]))
        .toSorted((a, b) => a.rank - b.rank);
      return { label, best: ranked[0]?.rank ?? 0, entries: ranked.map(({ entry }) => entry) };
    })
    .filter(({ entries }) => entries.length > 0)
    .toSorted((a, b) => a.best - b.best);
}
