import { simplifyHeading } from '@/lib/data/csv/columns';
import type { CsvRecord } from '@/lib/data/csv/read-records';
import type { LinkDraft } from './draft';
import { looksLikeProduct } from './recognize-product';

/** `address` is a URL to find the product in, if no other column has it. */
export type Column = keyof LinkDraft | 'address';

/** The usual order of columns without a heading. */
const order: readonly Column[] = ['productId', 'subid1', 'subid2', 'sharedid', 'marketplace'];

/** Names that people and other tools give to a product's id. The first ones are the most certain. */
const productNames = [
  ...['asin', 'childasin', 'asin1', 'primaryid', 'productid', 'produktid', 'variantid', 'itemid'],
  ...['商品id', '商品コード', 'product', 'produkt', '商品', 'id', 'artikelnummer', 'parentasin'],
  ...['sku', 'sellersku', 'merchantsku', 'msku', 'variantsku'],
];

const names: Record<Exclude<Column, 'productId'>, readonly string[]> = {
  address: ['url', 'producturl', 'link', 'productlink', 'address', 'adresse'],
  subid1: ['subid', 'subid1'],
  subid2: ['subid2'],
  sharedid: ['sharedid'],
  marketplace: ['marketplace', 'marktplatz'],
  title: ['title', 'name', 'titel', 'itemname', 'productname', 'producttitle'],
};

/** Lines by which a column is judged. */
const judgedLines = 200;

/** The column of each cell, and the lines below the heading. */
export type LineColumns = { columns: readonly (Column | undefined)[]; body: CsvRecord[]; header: boolean };

/** Reads the heading, if there is one. Of several columns that may be the product, takes the one with product ids. */
export function readLineColumns(records: CsvRecord[]): LineColumns {
  const headings = (records[0]?.values ?? []).map(simplifyHeading);
  const columns = headings.map(findColumn);
  if (!columns.some((column) => column === 'productId' || column === 'address')) {
    return { columns: order, body: records, header: false };
  }
  const body = records.slice(1);
  const product = pickProduct(headings, body.slice(0, judgedLines));
  return {
    columns: columns.map((column, at) => (column === 'productId' && at !== product ? undefined : column)),
    body,
    header: true,
  };
}

function findColumn(heading: string): Column | undefined {
  if (productNames.includes(heading)) return 'productId';
  for (const column in names) {
    if (isColumn(column) && names[column].includes(heading)) return column;
  }
  return undefined;
}

const isColumn = (name: string): name is keyof typeof names => name in names;

/** The column with the most product ids. The more certain name decides between equal ones. */
function pickProduct(headings: readonly string[], lines: readonly CsvRecord[]): number | undefined {
  const candidates = headings
    .map((heading, at) => ({
      at,
      rank: productNames.indexOf(heading),
      ids: lines.filter(({ values }) => looksLikeProduct(values[at] ?? '')).length,
      filled: lines.filter(({ values }) => values[at]?.trim()).length,
    }))
    .filter(({ rank }) => rank >= 0);
  return candidates.sort(
    (a, b) => b.ids - a.ids || Number(b.filled > 0) - Number(a.filled > 0) || a.rank - b.rank,
  )[0]?.at;
}
