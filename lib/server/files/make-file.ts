import type { DecimalForm } from '@/lib/language/format/csv';
import type { LanguageCode } from '@/lib/language/languages';
import type { CellType, Column } from './column';
import { csvHead, csvLine, plainLine } from './csv';
import { makeParquet } from './parquet';
import { captionColumns, type FileCaption, listFacts, type ReceiptForm, writeComments } from './receipt';
import { makeWorkbook } from './workbook';

/** File formats with their content type. */
export const fileTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  parquet: 'application/vnd.apache.parquet',
} as const;

export type FileFormat = keyof typeof fileTypes;
export const fileFormats = Object.keys(fileTypes) as [FileFormat, ...FileFormat[]];

/** The lines of a file, by page. */
export type Pages<Line> = AsyncIterable<readonly Line[]> | Iterable<readonly Line[]>;

/** Writes the rows as lines of CSV, without a heading. `plain`: for DuckDB, without guards against formulas. */
export type WriteLines<Line> = (
  columns: readonly Column<Line>[],
  form: DecimalForm | 'plain',
) => AsyncIterable<string>;

/** The content of a file. CSV starts with its caption. Parquet has it as key-value pairs, XLSX on a sheet. */
export type FileContent<Line> = {
  columns: readonly Column<Line>[];
  /** A function if the store writes the lines, for programs: a CSV has no byte order mark, and LF. XLSX has none. */
  rows: Pages<Line> | WriteLines<Line>;
  /** The last line of a CSV without a form of receipt. */
  ending?: string;
  caption: FileCaption;
  /** Of CSV. Defaults to what a reader must not miss. */
  receipt?: ReceiptForm | undefined;
  /** Of CSV. Defaults to a point. */
  decimal?: DecimalForm | undefined;
  /** Of the headings in XLSX, which people read. Those of the other formats are stable. */
  language?: LanguageCode | undefined;
  /** Of the sheet in XLSX, and of amounts without a column of currencies. */
  name?: string;
  currency?: string;
  /** Aborted when the client disconnects. */
  signal?: AbortSignal;
};

/** The bytes of a file. CSV is streamed; XLSX and Parquet start when they are complete. */
export function makeFile<Line>(format: FileFormat, content: FileContent<Line>): AsyncGenerator<Uint8Array> {
  if (format === 'csv') return makeCsv(content);
  return format === 'xlsx' ? makeXlsx(content) : makeTable(content);
}

const encoder = new TextEncoder();

async function* makeCsv<Line>(content: FileContent<Line>): AsyncGenerator<Uint8Array> {
  const { rows, caption, receipt, decimal = 'point', ending = '' } = content;
  const isStored = typeof rows === 'function';
  const [write, mark, newline] = isStored
    ? ([rows, '', '\n'] as const)
    : ([linesOf(rows), byteOrderMark, '\r\n'] as const);
  const added = receipt === 'columns' ? captionColumns(caption) : [];
  // Stored columns have their ids as headings.
  const columns = [...content.columns, ...added.map((one) => (isStored ? { ...one, title: one.id } : one))];
  let head = `${mark}${writeComments(caption, receipt, newline)}${csvHead(columns, newline, decimal)}`;
  for await (const lines of write(columns, decimal)) {
    yield encoder.encode(`${head}${lines}`);
    head = '';
  }
  const last = receipt === undefined ? ending : '';
  if (head || last) yield encoder.encode(`${head}${last}`);
}

/** It tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\ufeff';

const linesOf = <Line>(pages: Pages<Line>): WriteLines<Line> =>
  async function* (columns, form) {
    const write = (line: Line) =>
      form === 'plain' ? plainLine(columns, line) : csvLine(columns, line, form);
    for await (const page of pages) yield page.map(write).join('');
  };

async function* makeXlsx<Line>(content: FileContent<Line>): AsyncGenerator<Uint8Array> {
  const { rows, caption } = content;
  if (typeof rows === 'function') throw new Error('These rows have no Excel file.');
  yield await makeWorkbook({ ...content, pages: rows, metadata: listFacts(caption) });
}

const sqlTypes: Record<CellType, string> = {
  text: 'VARCHAR',
  uuid: 'UUID',
  amount: 'DECIMAL(38,8)',
  count: 'DECIMAL(38,4)',
  rate: 'DOUBLE',
  flag: 'BOOLEAN',
  day: 'DATE',
  instant: 'TIMESTAMPTZ',
};

function makeTable<Line>(content: FileContent<Line>): AsyncGenerator<Uint8Array> {
  const { columns, rows, caption } = content;
  const write = typeof rows === 'function' ? rows : linesOf(rows);
  async function* lines() {
    yield encoder.encode(`${columns.map(({ id }) => id).join()}\n`);
    for await (const part of write(columns, 'plain')) yield encoder.encode(part);
  }
  const shape = columns.map(({ id, type }) => ({ heading: id, sqlType: sqlTypes[type] }));
  return makeParquet(shape, lines(), Object.fromEntries(listFacts(caption)));
}
