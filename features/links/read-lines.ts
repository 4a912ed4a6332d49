import { readRecords } from '@/lib/csv/read-records';
import { recognizeProduct } from '@/lib/data/read/links/recognize-product';
import { dropGuard } from '@/lib/language/format/csv';
import { toPlain } from '@/lib/language/format/typed-text';
import { batchLimits } from './batch-limits';
import { type LinkDraft, toDraft } from './draft';
import { type LineColumn, readLineColumns } from './line-columns';

/** `detail` is the parser's message. `cut`: there are more lines than batchLimits.lines. */
export type LinesProblem = { kind: 'unreadable'; detail: string } | { kind: 'cut' };

export type ReadLines = { lines: LinkDraft[]; header: boolean; problem?: LinesProblem };

/**
 * Parses pasted or dropped CSV of any tool: ids or product URLs, with or without a header. Without one, the columns are
 * product, subid 1, subid 2, shared id, marketplace.
 */
export function readLines(text: string): ReadLines {
  const { records, problem } = readRecords(text, batchLimits.lines);
  if (problem) return { lines: [], header: false, problem: { kind: 'unreadable', detail: problem.detail } };
  const { columns, body, header } = readLineColumns(records);
  return {
    lines: body.slice(0, batchLimits.lines).map(({ values }) => readLine(values, columns)),
    header,
    ...(body.length > batchLimits.lines ? { problem: { kind: 'cut' } } : {}),
  };
}

function readLine(record: string[], columns: readonly (LineColumn | undefined)[]): LinkDraft {
  const values: Partial<Record<LineColumn, string>> = {};
  for (const [at, cell] of record.entries()) {
    const column = columns[at];
    if (column) values[column] ||= readCell(cell, column);
  }
  const { address = '', ...given } = values;
  const text = given.productId || address;
  const page = recognizeProduct(address);
  const read = recognizeProduct(text);
  // The product of a page is more certain than a seller's own number.
  const product = read && read.kind !== 'id' ? read : (page ?? read);
  const marketplace =
    given.marketplace?.toLowerCase() ||
    product?.marketplace ||
    (page?.productId === product?.productId ? page?.marketplace : undefined);
  return toDraft({
    ...given,
    productId: product?.productId ?? text,
    ...(marketplace ? { marketplace } : {}),
  });
}

function readCell(cell: string, column: LineColumn): string {
  const text = toPlain(dropGuard(cell));
  // Subids keep their spaces, because the API accepts them.
  return column.startsWith('sub') ? text.replace(/^ +$/, '') : text.trim();
}
