import { readListed } from '@/features/link-health/read-catalog';
import { tupleKey } from '@/lib/base/tuple-key';
import { whereRows } from '@/lib/data/read/query/filter-sql';
import type { Session } from '@/lib/data/store/engine/store';
import { bucketOf } from '@/lib/data/store/windows/summary-sql';
import type { DayRange } from '@/lib/data/terms/days';
import { daysOfMonths, type Month, monthOf } from '@/lib/data/terms/month';

/** A product in a marketplace, its currency there, and a month in which it was among those that sold most. */
export type Seller = { marketplace: string; currency: string; id: string; month: Month };

/** Products that others are compared with, in each marketplace and currency: those with the highest sales. */
export const mostSellers = 100;

/** The products with the highest sales in some marketplaces, in each month of a range. */
export async function listSellers(
  read: Session['read'],
  workspaceId: string,
  range: DayRange,
  marketplaces: string[],
): Promise<Seller[]> {
  if (marketplaces.length === 0) return [];
  const months = daysOfMonths(monthOf(range.from), monthOf(range.to));
  const { sql, values } = whereRows(workspaceId, 'reports', months, { marketplaces });
  const rows = await read(
    `WITH sums AS (
       SELECT marketplace, currency, product, ${bucketOf('month')} AS month, SUM(sales) AS sales
       FROM ledger.reports WHERE ${sql} GROUP BY 1, 2, 3, 4
     ), ranked AS (
       SELECT *, ROW_NUMBER() OVER (PARTITION BY marketplace, currency, month ORDER BY sales DESC, product) AS place
       FROM sums WHERE sales > 0
     )
     SELECT marketplace, currency, product, CAST(month AS VARCHAR) AS month FROM ranked WHERE place <= ${mostSellers}`,
    values,
  );
  return rows.map((row) => ({
    marketplace: String(row.marketplace),
    currency: String(row.currency),
    id: String(row.product),
    month: monthOf(String(row.month)),
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
