/** How well a text fits the words: 0 begins with them, 1 a word begins with them, 2 holds them; undefined does not. */
export function rankText(text: string, wanted: string): number | undefined {
  const lower = text.toLowerCase();
  if (lower.startsWith(wanted)) return 0;
  if (lower.includes(` ${wanted}`)) return 1;
  return wanted.split(/\s+/).every((word) => lower.includes(word)) ? 2 : undefined;
}

/** The best `most` rows by the best fit of any of their texts; equals keep their order. */
export function rankHits<Row>(
  rows: readonly Row[],
  wanted: string,
  textsOf: (row: Row) => readonly (string | null)[],
  most: number,
): Row[] {
  const best: Row[][] = [[], [], []];
  for (const row of rows) {
    let rank: number | undefined;
    for (const text of textsOf(row)) {
      const fit = text === null ? undefined : rankText(text, wanted);
      if (fit !== undefined && (rank === undefined || fit < rank)) rank = fit;
    }
    if (rank !== undefined) best[rank]?.push(row);
    if ((best[0]?.length ?? 0) >= most) break;
  }
  return best.flat().slice(0, most);
}
