import { type Column, column } from './column';
import type { Metadata } from './workbook';

/**
 * How a CSV states its caption: in columns after the others, in comment lines above the rows, or not at all. Spreadsheets
 * show comment lines as rows.
 */
export const receiptForms = ['columns', 'comments', 'none'] as const;
export type ReceiptForm = (typeof receiptForms)[number];

/** What the rows of a file are of. No file is written without. */
export type FileCaption = {
  /** For programs: `complete` or `partial`, and whether filters have values that nothing has. */
  state: string;
  /** For people, in order. */
  sentences: readonly string[];
  /** The sentences without which rows are misread: filters, what is missing, and what changes are against. */
  needed: readonly string[];
  /** The oldest age of what the rows come from; null if nothing is stored. */
  asOf: string | null;
  /** Names and values that only this file has. */
  facts: Metadata;
};

/** The columns of a file's caption, the same in each line. */
export const captionColumns = ({ state, sentences, asOf }: FileCaption): Column<unknown>[] => [
  column.text('receipt', 'Receipt', () => state),
  column.instant('asOf', 'As of (UTC)', () => asOf),
  column.text('caption', 'Caption', () => sentences.join(' · ')),
];

/** Characters that would end a comment or open a quote. */
const unsafe = /[\p{Cc}"]+/gu;

/** The comment lines above the rows, the state first: imports skip them by it. Without a form, those that are needed. */
export function writeComments(
  { state, sentences, needed, asOf, facts }: FileCaption,
  form: ReceiptForm | undefined,
  newline: '\n' | '\r\n',
): string {
  if (form === 'columns' || form === 'none') return '';
  const lines =
    form === undefined
      ? [...(needed.length === 0 ? [] : [state]), ...needed]
      : [
          ...[state, ...sentences, ...facts.map(([name, value]) => `${name}: ${value}`)],
          ...(asOf === null ? [] : [`As of: ${asOf}`]),
        ];
  return lines.map((text) => `# ${text.replace(unsafe, ' ')}${newline}`).join('');
}

/** A caption as names and values, for formats with metadata. */
export const listFacts = ({ state, sentences, asOf, facts }: FileCaption): Metadata => [
  ['State', state],
  ['Caption', sentences.join('\n')],
  ...(asOf === null ? [] : [['As of (UTC)', asOf] as const]),
  ...facts,
];
