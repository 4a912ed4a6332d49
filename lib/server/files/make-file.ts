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

/** The content of a file. CSV starts with its caption. Parquet has it as key-value pairs, XLSX on a sheet. */
export type FileContent<Line> = {
  columns: readonly Column<Line>[];
  pages: AsyncIterable<readonly Line[]> | Iterable<readonly Line[]>;
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

/** The byte order mark tells spreadsheets that this is UTF-8. */
async function* makeCsv<Line>(content: FileContent<Line>): AsyncGenerator<Uint8Array> {
  const { pages, caption, receipt, decimal } = content;
  const columns = receipt === 'columns' ? [...content.columns, ...captionColumns(caption)] : content.columns;
  let head = `\ufeff${writeComments(caption, receipt, '\r\n')}${csvHead(columns, decimal)}`;
  for await (const page of pages) {
    yield encoder.encode(`${head}${page.map((line) => csvLine(columns, line, decimal)).join('')}`);
    head = '';
  }
  if (head) yield encoder.encode(head);
}

async function* makeXlsx<Line>(content: FileContent<Line>): AsyncGenerator<Uint8Array> {
  yield await makeWorkbook({ ...content, metadata: listFacts(content.caption) });
}

const sqlTypes: Record<CellType, string> = {
  text: 'VARCHAR',
  amount: 'DECIMAL(38,8)',
  count: 'DECIMAL(38,4)',
  rate: 'DOUBLE',
  flag: 'BOOLEAN',
  day: 'DATE',
  instant: 'TIMESTAMPTZ',
};

function makeTable<Line>(content: FileContent<Line>): AsyncGenerator<Uint8Array> {
  const { columns, pages, caption } = content;
  async function* lines() {
    yield encoder.encode(`${columns.map(({ id }) => id).join()}\n`);
    for await (const page of pages)
      yield encoder.encode(page.map((line) => plainLine(columns, line)).join(''));
  }
  const shape = columns.map(({ id, type }) => ({ heading: id, sqlType: sqlTypes[type] }));
  return makeParquet(shape, lines(), Object.fromEntries(listFacts(caption)));
}
