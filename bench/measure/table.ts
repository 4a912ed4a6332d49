/** A Markdown table. The first column is left-aligned, the others right-aligned. */
export function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export const writeMs = (ms: number) => `${ms.toFixed(ms < 10 ? 2 : 1)} ms`;
export const writeCount = (count: number) => Math.round(count).toLocaleString('en-US');

/** A time beside its target, and whether it holds. */
export const writeJudged = (ms: number | undefined, target: number) =>
  ms === undefined ? 'not measured' : `${writeMs(ms)} (${ms <= target ? 'holds' : 'MISSED'} ${target} ms)`;
