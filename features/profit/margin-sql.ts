import { betweenValues } from '@/lib/data/store/engine/column-text';
import type { Session, SqlValue } from '@/lib/data/store/engine/store';
import { selectCategories } from './catalog';
import type { MarginBook } from './margin-book';
import { marginKinds } from './margin-shape';

/** SQL for margins: tables for a WITH, joins of rows with them, and a row's percentage (null without a margin). */
type MarginSql = { tables: string[]; joins: string; percent: string };

const types = { subject: 'VARCHAR', first_day: 'DATE', last_day: 'DATE', percent: 'DECIMAL(5,2)' } as const;
type Column = keyof typeof types;
const columns = Object.keys(types) as Column[];

/** A table of margins, sent as one string per column. Category names cannot contain the separator. */
function writeTable(
  session: Session,
  name: string,
  rows: readonly Record<Column, string>[],
  values: SqlValue[],
): string {
  const lists = columns.map((column) => {
    const text = rows.map((row) => row[column].replaceAll(betweenValues, ' ')).join(betweenValues);
    return `unnest(${session.splitText(`$${values.push(text)}`)}) AS ${column}`;
  });
  const read = columns.map((column) => `CAST(${column} AS ${types[column]}) AS ${column}`);
  return `${name} AS (SELECT ${read.join(', ')} FROM (SELECT ${lists.join(', ')}) AS given)`;
}

const subjects = { product: 'rows.product', category: 'listed.category', brand: 'rows.brand' } as const;

/**
 * The margin of each of `rows`, which have a day, product, marketplace and brand: the product's, otherwise its
 * category's, otherwise the brand's. Only products' margins count while categories are unknown. Adds parameters to
 * `values`.
 */
export function writeMargins(
  session: Session,
  workspaceId: string,
  book: MarginBook,
  values: SqlValue[],
): MarginSql {
  const known = book.categories === 'unused' || book.categories === 'loaded';
  const tables: string[] = [];
  const joins: string[] = [];
  if (book.categories === 'loaded') {
    tables.push(`listed AS (${selectCategories(workspaceId, values)})`);
    joins.push('LEFT JOIN listed ON listed.product = rows.product AND listed.marketplace = rows.marketplace');
  }
  const counted = marginKinds
    .toReversed()
    .filter((kind) => book.margins[kind].length > 0 && (known || kind === 'product'));
  for (const kind of counted) {
    const margins = book.margins[kind].map(({ from, to, ...rest }) => ({
      ...rest,
      first_day: from,
      last_day: to,
    }));
    tables.push(writeTable(session, `of_${kind}`, margins, values));
    joins.push(
      `LEFT JOIN of_${kind} ON of_${kind}.subject = ${subjects[kind]}
         AND rows.day BETWEEN of_${kind}.first_day AND of_${kind}.last_day`,
    );
  }
  const percents = counted.map((kind) => `of_${kind}.percent`);
  const first = percents.length > 0 ? `COALESCE(${percents.join(', ')})` : 'CAST(NULL AS DECIMAL(5,2))';
  // Nobody knows the margin of a product whose category could not be read, unless it has its own.
  const own = counted.includes('product') ? 'of_product.percent' : 'CAST(NULL AS DECIMAL(5,2))';
  const isUnknown = 'listed.product IS NOT NULL AND listed.category IS NULL';
  return {
    tables,
    joins: joins.join(' '),
    percent: book.categories === 'loaded' ? `CASE WHEN ${isUnknown} THEN ${own} ELSE ${first} END` : first,
  };
}
