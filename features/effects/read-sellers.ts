import { readListed } from '@/features/link-health/read-catalog';
import { tupleKey } from '@/lib/base/tuple-key';
import { whereRows } from '@/lib/data/read/query/filter-sql';
import type { Session } from '@/lib/data/store/engine/store';
import type { DayRange } from '@/lib/data/terms/days';

/** A product in a marketplace, and its currency there. */
export type Seller = { marketplace: string; currency: string; id: string };

/** Products that others are compared with, in each marketplace and currency: those with the highest sales. */
const most = 100;

/** The products with the highest sales in some marketplaces. */
export async function listSellers(
  read: Session['read'],
  workspaceId: string,
  range: DayRange,
  marketplaces: string[],
): Promise<Seller[]> {
  if (marketplaces.length === 0) return [];
  const { sql, values } = whereRows(workspaceId, 'reports', range, { marketplaces });
  const rows = await read(
    `WITH sums AS (
       SELECT marketplace, currency, product, SUM(sales) AS sales FROM ledger.reports WHERE ${sql} GROUP BY 1, 2, 3
     ), ranked AS (
       SELECT *, ROW_NUMBER() OVER (PARTITION BY marketplace, currency ORDER BY sales DESC, product) AS place
       FROM sums WHERE sales > 0
     )
     SELECT marketplace, currency, product FROM ranked WHERE place <= ${most}`,
    values,
  );
  return rows.map((row) => ({
    marketplace: String(row.marketplace),
    currency: String(row.currency),
    id: String(row.product),
  }));
}

/** The listed categories of products, by `tupleKey(marketplace, id)`. */
export async function readCategories(
  session: Pick<Session, 'read' | 'splitText'>,
  place: { workspaceId: string; walk: number },
  products: readonly { marketplace: string; id: string }[],
): Promise<Map<string, string>> {
  const listed = await readListed(session, place, products);
  return new Map(
    products.flatMap(({ marketplace, id }) => {
      const key = tupleKey(marketplace, id);
      const category = listed.get(key)?.row.category;
      return typeof category === 'string' && category !== '' ? [[key, category] as const] : [];
    }),
  );
}
