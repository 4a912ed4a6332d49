import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { formulaStarts } from '@/lib/format/csv';
import { type LinkDraft, toDraft } from '../draft';
import { recognizeProduct } from '../recognize-product';
import { batchLimits } from './batch-limits';

/** `detail` is the parser's message. `cut`: there are more lines than batchLimits.lines. */
export type LinesProblem = { kind: 'unreadable'; detail: string } | { kind: 'cut' };

export type ReadLines = { lines: LinkDraft[]; header: boolean; problem?: LinesProblem };

/** `address` is a URL to find the product in, if no other column has it. */
type Column = keyof LinkDraft | 'address';

/** Lines used to detect the delimiter. The first ones may be bare ids. */
const delimiterLines = 20;

const order: readonly Column[] = ['productId', 'subid1', 'subid2', 'sharedid', 'marketplace'];

/** Column names that people and other tools use, without case, spaces and punctuation. */
const names = new Map<string, Column>(
  Object.entries({
    product: 'productId',
    productid: 'productId',
    primaryid: 'productId',
    id: 'productId',
    asin: 'productId',
    sku: 'productId',
    itemid: 'productId',
    variantid: 'productId',
    url: 'address',
    producturl: 'address',
    subid: 'subid1',
    subid1: 'subid1',
    subid2: 'subid2',
    sharedid: 'sharedid',
    marketplace: 'marketplace',
    title: 'title',
    name: 'title',
  }),
);

/** Comment lines of our own exports. */
const ownComments = /^(?:# (?:filter|partial): [^\r\n]*(?:\r?\n|$))+/;

/**
 * Parses pasted or dropped CSV: commas, semicolons or tabs; ids or product URLs; with or without a header. Without one,
 * the columns are product, subid 1, subid 2, shared id, marketplace.
 */
export function readLines(text: string): ReadLines {
  const content = text.replace(/^\uFEFF/, '').replace(ownComments, '');
  let records: string[][];
  try {
    records = parse(content, {
      delimiter: findDelimiter(content),
      relax_column_count: true,
      // An inch mark inside a title is not a quote.
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: batchLimits.lines + 2,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { lines: [], header: false, problem: { kind: 'unreadable', detail: error.message } };
  }
  const columns = readHeader(records[0]);
  const body = columns ? records.slice(1) : records;
  const lines = body.slice(0, batchLimits.lines).map((record) => readLine(record, columns ?? order));
  return {
    lines,
    header: columns !== undefined,
    ...(body.length > batchLimits.lines ? { problem: { kind: 'cut' } } : {}),
  };
}

function findDelimiter(text: string): string {
  // The first line may be empty.
  for (const line of text.split(/[\r\n]+/, delimiterLines + 1)) {
    const found = ['\t', ';', ','].find((delimiter) => line.includes(delimiter));
    if (found) return found;
  }
  return ',';
}

function readHeader(record: string[] = []): (Column | undefined)[] | undefined {
  const columns = record.map((cell) => names.get(cell.toLowerCase().replace(/[^a-z0-9]/g, '')));
  return columns.some((column) => column === 'productId' || column === 'address') ? columns : undefined;
}

function readLine(record: string[], columns: readonly (Column | undefined)[]): LinkDraft {
  const values: Partial<Record<Column, string>> = {};
  for (const [at, cell] of record.entries()) {
    const column = columns[at];
    if (column) values[column] ||= readCell(cell, column);
  }
  const { address = '', ...given } = values;
  const text = given.productId || address;
  const product = recognizeProduct(text);
  const page = recognizeProduct(address);
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

/** Removes the apostrophe that our exports add against formulas. */
function readCell(cell: string, column: Column): string {
  const rest = cell.slice(1);
  const guarded =
    cell.startsWith("'") &&
    formulaStarts.some((start) => rest.startsWith(start) || rest.trimStart().startsWith(start));
  const text = guarded ? rest : cell;
  // Subids keep their spaces, because the API accepts them.
  return column.startsWith('sub') ? text.replace(/^ +$/, '') : text.trim();
}
