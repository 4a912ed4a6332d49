import { tupleKey } from '@/lib/base/tuple-key';
import { whereRows } from '@/lib/data/read/query/filter-sql';
import { betweenValues } from '@/lib/data/store/engine/column-text';
import type { Session, SqlRow, SqlValue } from '@/lib/data/store/engine/store';
import type { DayRange } from '@/lib/data/terms/days';
import type { LinkedProduct } from './read-links';

/** Where the catalog is stored: the products that a walk listed, and those that it lists no longer, which have the walk 0. */
export type Catalog = { workspaceId: string; walk: number };

/** A product of links as it was listed last. */
export type ListedProduct = { row: SqlRow; isBroken: boolean };

const known = `SELECT item.* FROM ledger.items AS item
  WHERE item.workspace = $1 AND item.list = 'products' AND item.walk IN (0, $2)`;

/** The listed products among those of links, by `tupleKey(marketplace, id)`. */
export async function readListed(
  { read, splitText }: Pick<Session, 'read' | 'splitText'>,
  { workspaceId, walk }: Catalog,
  products: readonly Pick<LinkedProduct, 'marketplace' | 'id'>[],
): Promise<Map<string, ListedProduct>> {
  const ids = [...new Set(products.map(({ id }) => id))].join(betweenValues);
  const rows = await read(
    `SELECT marketplace, id, name, walk, last_seen, active, brand, category,
       walk = 0 OR COALESCE(NOT active, FALSE) OR COALESCE(NOT in_stock, FALSE) AS is_broken
     FROM (${known}) AS item WHERE id IN (SELECT unnest(${splitText('$3')}))`,
    [workspaceId, walk, ids],
  );
  const asked = new Set(products.map(({ marketplace, id }) => tupleKey(marketplace, id)));
  const found = new Map<string, ListedProduct>();
  for (const row of rows) {
    const key = tupleKey(String(row.marketplace), String(row.id));
    if (!asked.has(key)) continue;
    // A product that came back is stored twice: as it was, and as it is.
    if (Number(row.walk) === 0 && found.has(key)) continue;
    found.set(key, { row, isBroken: row.is_broken === true });
  }
  return found;
}

/** Products of one brand, category and marketplace replace each other. Null if the brand or category is unknown. */
export const kindOf = ({ marketplace, brand, category }: SqlRow): string | null =>
  brand && category ? tupleKey(String(marketplace), String(brand), String(category)) : null;

/** Candidates per kind. */
const most = 5;
/** A rate of fewer clicks says little: such products come after the others. */
const fewClicks = 20;

/**
 * The products that can be bought of each kind, by `kindOf`: by conversion rate in the range, then by clicks, then by name.
 * Rows have `conversions` and `clicks` of the range.
 */
export async function readReplacements(
  { read, splitText }: Pick<Session, 'read' | 'splitText'>,
  { workspaceId, walk }: Catalog,
  broken: readonly SqlRow[],
  range: DayRange,
): Promise<Map<string | null, SqlRow[]>> {
  const kinds = new Map(broken.flatMap((row) => (kindOf(row) === null ? [] : [[kindOf(row), row]])));
  const found = new Map<string | null, SqlRow[]>();
  if (kinds.size === 0) return found;
  const values: SqlValue[] = [workspaceId, walk];
  const listOf = (name: string) =>
    `unnest(${splitText(`$${values.push([...kinds.values()].map((row) => String(row[name])).join(betweenValues))}`)})`;
  const wanted = `SELECT ${listOf('marketplace')} AS in_marketplace, ${listOf('brand')} AS of_brand, ${listOf('category')} AS in_category`;
  const where = whereRows(workspaceId, 'reports', range, {}, values);
  const rows = await read(
    `WITH wanted AS (${wanted}),
     candidates AS (
       SELECT item.* FROM (${known}) AS item JOIN wanted
         ON item.marketplace = in_marketplace AND item.brand = of_brand AND item.category = in_category
       WHERE item.walk = $2 AND item.active AND item.in_stock
     ),
     sums AS (
       SELECT marketplace AS sold_in, product AS sold_id, SUM(clicks) AS clicks, SUM(conversions) AS conversions
       FROM ledger.reports WHERE ${where.sql} GROUP BY 1, 2
     ),
     ranked AS (
       SELECT item.marketplace, item.id, item.name, item.brand, item.category,
         COALESCE(sums.clicks, 0) AS clicks, COALESCE(sums.conversions, 0) AS conversions,
         ROW_NUMBER() OVER (
           PARTITION BY item.marketplace, item.brand, item.category
           ORDER BY CASE WHEN sums.clicks >= ${fewClicks} THEN CAST(sums.conversions AS DOUBLE PRECISION) / CAST(sums.clicks AS DOUBLE PRECISION) END DESC NULLS LAST,
             sums.clicks DESC NULLS LAST, item.sort_name, item.id
         ) AS position
       FROM candidates AS item LEFT JOIN sums ON sold_in = item.marketplace AND sold_id = item.id
     )
     SELECT * FROM ranked WHERE position <= ${most} ORDER BY position`,
    values,
  );
  for (const row of rows) {
    const same = found.get(kindOf(row)) ?? [];
    found.set(kindOf(row), [...same, row]);
  }
  return found;
}
