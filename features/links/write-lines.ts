import { writeCsvLine } from '@/lib/language/format/csv';
import type { LinkDraft } from './draft';

/** The columns of a written line, by headings that `readLines` knows. */
const headings = {
  productId: 'product',
  subid1: 'subid1',
  subid2: 'subid2',
  sharedid: 'sharedid',
  marketplace: 'marketplace',
  title: 'title',
} as const satisfies Record<keyof LinkDraft, string>;

const names = ['productId', 'subid1', 'subid2', 'sharedid', 'marketplace', 'title'] as const;

/** Lines as CSV with a heading. `readLines` reads the same lines from it. Leaves out empty columns. */
export function writeLines(lines: readonly LinkDraft[]): string {
  const used = names.filter((name) => name === 'productId' || lines.some((line) => line[name]));
  return [used.map((name) => headings[name]), ...lines.map((line) => used.map((name) => line[name]))]
    .map((values) => writeCsvLine(values))
    .join('')
    .replaceAll('\r\n', '\n');
}
