import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { formatCount } from '@/lib/format/number';
import { type LinkDraft, toDraft } from '../draft';
import { recognizeProduct } from '../recognize-product';
import { batchLimits } from './batch-limits';

export type ReadLines = { lines: LinkDraft[]; header: boolean; problem?: string };

type Column = keyof LinkDraft;

const order: readonly Column[] = ['productId', 'subid1', 'subid2', 'sharedid', 'marketplace'];

/** What people and other tools call the columns, without case, spaces and punctuation. */
const names: Record<string, Column> = {
  product: 'productId',
  productid: 'productId',
  primaryid: 'productId',
  id: 'productId',
  asin: 'productId',
  sku: 'productId',
  itemid: 'productId',
  variantid: 'productId',
  url: 'productId',
  producturl: 'productId',
  subid: 'subid1',
  subid1: 'subid1',
  subid2: 'subid2',
  sharedid: 'sharedid',
  marketplace: 'marketplace',
  title: 'title',
  name: 'title',
};

/**
 * Reads pasted or dropped CSV: commas, semicolons or tabs; ids or product addresses; with or without a header. Without
 * one the columns are product, subid 1, subid 2, shared id, marketplace.
 */
export function readLines(text: string): ReadLines {
  const content = text.replace(/^\uFEFF/, '');
  let records: string[][];
  try {
    records = parse(content, {
      delimiter: findDelimiter(content),
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: batchLimits.lines + 2,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { lines: [], header: false, problem: `This is not readable as CSV. ${error.message}` };
  }
  const columns = readHeader(records[0]);
  const body = columns ? records.slice(1) : records;
  const lines = body.slice(0, batchLimits.lines).map((record) => readLine(record, columns ?? order));
  return {
    lines,
    header: columns !== undefined,
    ...(body.length > batchLimits.lines
      ? { problem: `Only the first ${formatCount(batchLimits.lines)} lines are taken.` }
      : {}),
  };
}

function findDelimiter(text: string): string {
  const first = text.slice(0, text.search(/[\r\n]|$/));
  return ['\t', ';', ','].find((delimiter) => first.includes(delimiter)) ?? ',';
}

function readHeader(record: string[] = []): (Column | undefined)[] | undefined {
  const columns = record.map((cell) => names[cell.toLowerCase().replace(/[^a-z0-9]/g, '')]);
  return columns.includes('productId') ? columns : undefined;
}

function readLine(record: string[], columns: readonly (Column | undefined)[]): LinkDraft {
  const values: Partial<Record<Column, string>> = {};
  for (const [at, cell] of record.entries()) {
    const column = columns[at];
    // Subids keep their spaces: the API takes them as they are.
    if (column) values[column] = column.startsWith('sub') ? cell.replace(/^ +$/, '') : cell.trim();
  }
  const product = recognizeProduct(values.productId ?? '');
  const marketplace = values.marketplace?.toLowerCase() || product?.marketplace;
  return toDraft({
    ...values,
    ...(product ? { productId: product.productId } : {}),
    ...(marketplace ? { marketplace } : {}),
  });
}
