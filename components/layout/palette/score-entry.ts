import { rankText } from '@/lib/search/rank-hits';

/** What the server found fits already. */
const foundPrefix = 'found:';

export const toFoundValue = (id: string) => `${foundPrefix}${id}`;

/**
 * How well an entry of the palette fits what is typed, 0 for not at all. Words count, not letters in between: Enter
 * must not lead to a page that shares a few letters with a brand's name. What was found comes after what fits here.
 */
export function scoreEntry(value: string, typed: string, words: readonly string[] = []): number {
  if (value.startsWith(foundPrefix)) return 0.1;
  const rank = rankText(words.join(' '), typed.trim().toLowerCase());
  return rank === undefined ? 0 : 1 / (1 + rank);
}
