import { type Column, column } from './column';

/**
 * How a CSV states its receipt: in two columns after the others, in comment lines above the rows, or not at all.
 * Spreadsheets show comment lines as rows.
 */
export const receiptForms = ['columns', 'comments', 'none'] as const;
export type ReceiptForm = (typeof receiptForms)[number];

/** What a file lacks, if anything, and sentences about values of its filters that nothing has, and about changes. */
type FileState = { partial: string | undefined; unknown: readonly string[]; changes?: readonly string[] };

/** Also the oldest age of what a file comes from, if that is known. */
export type FileReceipt = FileState & { asOf: string | null };

const describe = ({ partial, unknown, changes = [] }: FileState): string =>
  [partial === undefined ? 'complete' : `partial: ${partial}`, ...unknown, ...changes].join('; ');

/** The columns of a file's receipt, the same in each line. */
export const receiptColumns = ({ asOf, ...state }: FileReceipt): Column<unknown>[] => [
  column.text('receipt', 'Receipt', () => describe(state)),
  column.instant('asOf', 'As of (UTC)', () => asOf),
];

/** Characters that would end a comment or open a quote. */
const unsafe = /[\p{Cc}"]+/gu;

/** A receipt and further names and values, a comment line each. */
export const writeReceiptLines = (
  state: FileState,
  metadata: readonly (readonly [name: string, value: string])[],
  newline: '\n' | '\r\n',
): string => writeNotes([describe(state), ...metadata.map(([name, value]) => `${name}: ${value}`)], newline);

/** Comment lines. */
export const writeNotes = (notes: readonly string[], newline: '\n' | '\r\n'): string =>
  notes.map((text) => `# ${text.replace(unsafe, ' ')}${newline}`).join('');
