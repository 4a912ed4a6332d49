import type { DecimalForm } from '@/lib/language/format/csv';
import { describeFilters, type FileFilters, writeFilterLines } from '@/lib/language/format/file-filters';
import type { LanguageCode } from '@/lib/language/languages';
import type { CellType, Column } from './column';
import { csvHead, csvLine, plainLine } from './csv';
import { makeParquet } from './parquet';
import { type ReceiptForm, receiptColumns, writeNotes, writeReceiptLines } from './receipt';
import { type Metadata, makeWorkbook } from './workbook';

/** File formats with their content type. */
export const fileTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  parquet: 'application/vnd.apache.parquet',
} as const;

export type FileFormat = keyof typeof fileTypes;
export const fileFormats = Object.keys(fileTypes) as [FileFormat, ...FileFormat[]];

/**
 * The content of a file. CSV starts with filters and what is missing. Parquet has those and the metadata as key-value
 * pairs, XLSX on a sheet.
 */
export type FileContent<Line> = {
  columns: readonly Column<Line>[];
  pages: AsyncIterable<readonly Line[]>;
  filters: FileFilters;
  metadata: Metadata;
  partial?: string | undefined;
  /** Sentences about values of the filters that nothing has. */
  unknown?: readonly string[];
  /** Sentences about changes. The metadata have them, too. */
  changes?: readonly string[];
  /** The oldest age of what the rows come from, if that is known. */
  asOf?: string | null;
  /** Of CSV. Defaults to its filters and what is missing. */
  receipt?: ReceiptForm | undefined;
  /** Of CSV. Defaults to a point. */
  decimal?: DecimalForm | undefined;
  /** Of the headings in XLSX, which people read. Those of the other formats are stable. */
  language?: LanguageCode | undefined;
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
  const { pages, partial, unknown = [], changes, asOf = null, receipt, decimal } = content;
  const columns =
    receipt === 'columns'
      ? [...content.columns, ...receiptColumns({ partial, unknown, changes, asOf })]
      : content.columns;
  let head = `\ufeff${writeComments(content)}${csvHead(columns, decimal)}`;
  for await (const page of pages) {
    yield encoder.encode(`${head}${page.map((line) => csvLine(columns, line, decimal)).join('')}`);
    head = '';
  }
  if (head) yield encoder.encode(head);
}

type Comments = Pick<
  FileContent<never>,
  'filters' | 'metadata' | 'partial' | 'unknown' | 'changes' | 'receipt'
>;

function writeComments(comments: Comments): string {
  const { filters, metadata, partial, unknown = [], changes = [], receipt } = comments;
  if (receipt === 'columns' || receipt === 'none') return '';
  const lines = writeFilterLines(filters, '\r\n');
  if (receipt === 'comments') return `${lines}${writeReceiptLines({ partial, unknown }, metadata, '\r\n')}`;
  const missing = partial === undefined ? '' : `# partial: ${partial}\r\n`;
  return `${lines}${missing}${writeNotes([...unknown, ...changes], '\r\n')}`;
}

async function* makeXlsx<Line>(content: FileContent<Line>): AsyncGenerator<Uint8Array> {
  yield await makeWorkbook({ ...content, metadata: describe(content) });
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
  const { columns, pages } = content;
  async function* lines() {
    yield encoder.encode(`${columns.map(({ id }) => id).join()}\n`);
    for await (const page of pages)
      yield encoder.encode(page.map((line) => plainLine(columns, line)).join(''));
  }
  const shape = columns.map(({ id, type }) => ({ heading: id, sqlType: sqlTypes[type] }));
  return makeParquet(shape, lines(), Object.fromEntries(describe(content)));
}

function describe({
  filters,
  metadata,
  partial,
  unknown = [],
}: Omit<FileContent<never>, 'columns' | 'pages'>): Metadata {
  const sentences = describeFilters(filters);
  return [
    ...metadata,
    ...(sentences.length > 0 ? [['Filter', sentences.join('\n')] as const] : []),
    ...(partial === undefined ? [] : [['Partial', partial] as const]),
    ...(unknown.length > 0 ? [['Unknown', unknown.join('\n')] as const] : []),
  ];
}
