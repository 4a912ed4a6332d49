import { type Column, column } from './column';

/**
 * How a CSV states its receipt: in two columns after the others, in comment lines above the rows, or not at all.
 * Spreadsheets show comment lines as rows.
 */
export const receiptForms = ['columns', 'comments', 'none'] as const;
export type ReceiptForm = (typeof receiptForms)[number];

/** What a file lacks, if anything, and the oldest age of what it comes from, if that is known. */
export type FileReceipt = { partial: string | undefined; asOf: string | null };

const describe = (partial: string | undefined): string =>
  partial === undefined ? 'complete' : `partial: ${partial}`;

/** The columns of a file's receipt, the same in each line. */
export const receiptColumns = ({ partial, asOf }: FileReceipt): Column<unknown>[] => [
  column.text('receipt', 'Receipt', () => describe(partial)),
  column.instant('asOf', 'As of (UTC)', () => asOf),
];

/** Characters that would end a comment or open a quote. */
const unsafe = /[\p{Cc}"]+/gu;

/** A receipt and further names and values, a comment line each. */
export const writeReceiptLines = (
  partial: string | undefined,
  metadata: readonly (readonly [name: string, value: string])[],
  newline: '\n' | '\r\n',
): string =>
  [describe(partial), ...metadata.map(([name, value]) => `${name}: ${value}`)]
    .map((text) => `# ${text.replace(unsafe, ' ')}${newline}`)
    .join('');
