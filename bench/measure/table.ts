/** A Markdown table, its first column left, the others right. */
export function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export const writeMs = (ms: number) => `${ms.toFixed(ms < 10 ? 2 : 1)} ms`;
export const writeCount = (count: number) => Math.round(count).toLocaleString('en-US');
