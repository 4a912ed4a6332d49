import { tupleKey } from '@/lib/base/tuple-key';
import { whereRows } from '@/lib/data/read/query/filter-sql';
import { betweenValues } from '@/lib/data/store/engine/column-text';
import type { Session, SqlRow, SqlValue } from '@/lib/data/store/engine/store';
import type { DayRange } from '@/lib/data/terms/days';
import { multiplyByRate, toUnits, unitsText } from '@/lib/data/terms/units';
import type { Catalog } from './read-catalog';

/** A product of links, and the one of its kind that pays most per sale. Amounts are decimal text. */
type Better = {
  /** `tupleKey(marketplace, id)` of the product of links. */
  key: string;
  currency: string;
  pays: string;
  other: { id: string; name: string; pays: string };
  sample: { conversions: number; clicks: number };
};

/** A product must pay this much more, because smaller differences are those of sizes and colors. */
const atLeast = 1.1;
const pays = (item: string) =>
  `CAST(${item}.price AS DOUBLE PRECISION) * CAST(${item}.rate AS DOUBLE PRECISION)`;

/**
 * The product in stock of the same brand, category, marketplace and currency whose price times listed rate is highest, for
 * each product that can be bought, if it pays at least a tenth more and was sold in the range.
 */
export async function readBetter(
  { read, splitText }: Pick<Session, 'read' | 'splitText'>,
  { workspaceId, walk }: Catalog,
  products: readonly { id: string }[],
  range: DayRange,
): Promise<Better[]> {
  if (products.length === 0) return [];
  const ids = [...new Set(products.map(({ id }) => id))].join(betweenValues);
  const values: SqlValue[] = [workspaceId, walk, ids];
  const where = whereRows(workspaceId, 'reports', range, {}, values);
  const rows = await read(
    `WITH items AS (
       SELECT * FROM ledger.items
       WHERE workspace = $1 AND list = 'products' AND walk = $2 AND active AND in_stock AND price > 0 AND rate > 0
         AND brand <> '' AND category <> ''
     ), sums AS (
       SELECT marketplace AS sold_in, product AS sold_id, SUM(clicks) AS clicks, SUM(conversions) AS conversions
       FROM ledger.reports WHERE ${where.sql} GROUP BY 1, 2
     ), ranked AS (
       SELECT own.marketplace, own.id, own.currency, own.price, own.rate, sums.clicks, sums.conversions,
         other.id AS other_id, other.name AS other_name, other.price AS other_price, other.rate AS other_rate,
         ROW_NUMBER() OVER (PARTITION BY own.marketplace, own.id
           ORDER BY ${pays('other')} DESC, other.sort_name, other.id) AS position
       FROM items AS own JOIN items AS other ON other.marketplace = own.marketplace AND other.brand = own.brand
         AND other.category = own.category AND other.currency = own.currency
         AND ${pays('other')} >= ${pays('own')} * ${atLeast}
       JOIN sums ON sold_in = other.marketplace AND sold_id = other.id AND sums.conversions > 0
       WHERE own.id IN (SELECT unnest(${splitText('$3')}))
     )
     SELECT * FROM ranked WHERE position = 1`,
    values,
  );
  return rows.map((row) => ({
    key: tupleKey(String(row.marketplace), String(row.id)),
    currency: String(row.currency),
    pays: multiply(row.price, row.rate),
    other: {
      id: String(row.other_id),
      name: String(row.other_name) || String(row.other_id),
      pays: multiply(row.other_price, row.other_rate),
    },
    sample: { conversions: Number(row.conversions), clicks: Number(row.clicks) },
  }));
}

const multiply = (price: SqlRow[string] | undefined, rate: SqlRow[string] | undefined): string =>
  unitsText(multiplyByRate(toUnits(String(price)), Number(rate)));
