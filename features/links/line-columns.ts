import { dropTitle, simplifyHeading } from '@/lib/csv/columns';
import type { CsvRecord } from '@/lib/csv/read-records';
import { isCertainProduct, looksLikeProduct } from '@/lib/data/read/links/recognize-product';
import type { LinkDraft } from './draft';

/** `address` is a URL to find the product in, if no other column has it. */
export type LineColumn = keyof LinkDraft | 'address';

/** The usual order of columns without a heading. */
const order: readonly LineColumn[] = ['productId', 'subid1', 'subid2', 'sharedid', 'marketplace'];

/** Names that people and other tools give to a product's id. The first ones are the most certain. */
const productNames = [
  ...['asin', 'childasin', 'asin1', 'asinisbn', 'isbn'],
  ...['primaryid', 'productid', 'produktid', 'variantid', 'itemid'],
  ...['商品id', '商品コード', 'product', 'produkt', '商品', 'id', 'artikelnummer', 'parentasin'],
  ...['sku', 'sellersku', 'merchantsku', 'msku', 'variantsku'],
];

const names: Record<Exclude<LineColumn, 'productId'>, readonly string[]> = {
  address: ['url', 'producturl', 'link', 'productlink', 'address', 'adresse'],
  subid1: ['subid', 'subid1'],
  subid2: ['subid2'],
  sharedid: ['sharedid'],
  marketplace: ['marketplace', 'marktplatz'],
  title: ['title', 'name', 'titel', 'itemname', 'productname', 'producttitle'],
};

/** Lines by which a column is judged. */
const judgedLines = 200;

type Columns = readonly (LineColumn | undefined)[];

/** The column of each cell, and the lines below the heading. */
type LineColumns = { columns: Columns; body: CsvRecord[]; header: boolean };

/** The column that each cell of a heading names. Undefined if the record is none, like `ASIN<tab>B0…` of a product page. */
function readNames(record: readonly string[]): Columns | undefined {
  const named = record.map((cell) => findColumn(simplifyHeading(cell)));
  const isHeading = named.some((column) => column === 'productId' || column === 'address');
  return isHeading && !record.some(isCertainProduct) ? named : undefined;
}

/** The lines without a title above their heading. Products are no title. */
function withoutTitle(all: CsvRecord[]): CsvRecord[] {
  const records = dropTitle(all, readNames);
  const title = all.slice(0, all.length - records.length);
  return title.some(({ values }) => values.some(looksLikeProduct)) ? all : records;
}

/** Reads the heading, if there is one. The values decide which of several columns is the product. */
export function readLineColumns(all: CsvRecord[]): LineColumns {
  const records = withoutTitle(all);
  const first = records[0]?.values ?? [];
  const heading = readNames(first);
  const header = heading !== undefined;
  const named = heading ?? first.map((cell) => findColumn(simplifyHeading(cell)));
  const body = header ? records.slice(1) : records;
  const lines = body.slice(0, judgedLines);
  if (header) {
    const columns = keepOne('address', named, mostOf(named, 'address', lines));
    const product =
      pickNamed(first, (at) => count(lines, at, looksLikeProduct)) ??
      pickUnnamed(columns, lines) ??
      pickNamed(first, (at) => count(lines, at, isFilled)) ??
      named.indexOf('productId');
    return { columns: keepOne('productId', columns, product), body, header };
  }
  const product = pickUnnamed([], lines) ?? 0;
  if (product === 0) return { columns: order, body, header };
  const text = first[product] ?? '';
  // Without a heading, nobody can tell what the other columns are.
  if (!isFilled(text) || looksLikeProduct(text)) {
    return { columns: keepOne('productId', [], product), body, header };
  }
  return { columns: keepOne('productId', named, product), body: body.slice(1), header: true };
}

function findColumn(heading: string): LineColumn | undefined {
  if (productNames.includes(heading)) return 'productId';
  for (const column in names) {
    if (isColumn(column) && names[column].includes(heading)) return column;
  }
  return undefined;
}

const isColumn = (name: string): name is keyof typeof names => name in names;

/** The columns, with this one at its place and at no other. */
function keepOne(column: LineColumn, columns: Columns, place: number): Columns {
  const length = Math.max(columns.length, place + 1);
  return Array.from({ length }, (_, at) =>
    at === place ? column : columns[at] === column ? undefined : columns[at],
  );
}

const isFilled = (text: string): boolean => text.trim() !== '';

const count = (lines: readonly CsvRecord[], at: number, accepts: (text: string) => boolean) =>
  lines.filter(({ values }) => accepts(values[at] ?? '')).length;

/** The place of this column where most values are products; the first one if none are. */
function mostOf(columns: Columns, column: LineColumn, lines: readonly CsvRecord[]): number {
  const places = columns.flatMap((name, at) => (name === column ? [at] : []));
  const counts = new Map(places.map((at) => [at, count(lines, at, looksLikeProduct)]));
  return places.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] ?? -1;
}

/** The column with the most certain name, of those that have at least half as many such values as the best. */
function pickNamed(headings: readonly string[], count: (at: number) => number): number | undefined {
  const candidates = headings.flatMap((heading, at) => {
    const rank = productNames.indexOf(simplifyHeading(heading));
    return rank < 0 ? [] : [{ at, rank, values: count(at) }];
  });
  const most = Math.max(0, ...candidates.map(({ values }) => values));
  return candidates
    .filter(({ values }) => values > 0 && values * 2 >= most)
    .sort((a, b) => a.rank - b.rank)[0]?.at;
}

/** The column without a known name where most lines have a product that is nothing else. */
function pickUnnamed(columns: Columns, lines: readonly CsvRecord[]): number | undefined {
  const width = Math.max(0, ...lines.map(({ values }) => values.length));
  const counts = Array.from({ length: width }, (_, at) =>
    columns[at] === undefined || columns[at] === 'productId' ? count(lines, at, isCertainProduct) : 0,
  );
  const most = Math.max(0, ...counts);
  return most > 0 && most * 2 >= lines.length ? counts.indexOf(most) : undefined;
}
