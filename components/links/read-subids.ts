/** Subids as typed, one a line; spaces inside stay, empty lines and repeats leave. */
export function readSubids(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/\s+$/, ''));
  return [...new Set(lines.filter((line) => line.trim() !== ''))];
}
