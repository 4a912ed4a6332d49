/** Parses subids, one per line. Drops empty lines and duplicates; keeps inner spaces. */
export function readSubids(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/\s+$/, ''));
  return [...new Set(lines.filter((line) => line.trim() !== ''))];
}
