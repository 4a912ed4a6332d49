import { groupBy } from '@/lib/base/group-by';
import { readSums, type Sums } from '@/lib/data/read/figures';
import { oneOfValues, whereRows } from '@/lib/data/read/query/filter-sql';
import type { Session } from '@/lib/data/store/engine/store';
import { plainSums } from '@/lib/data/store/windows/summary-sql';
import type { Day, DayRange } from '@/lib/data/terms/days';
import { productKey } from '@/lib/data/terms/lists/product-key';

/** A product in a marketplace. */
type Listed = { marketplace: string; id: string };

/** What a product had on a day, in one currency. */
export type ProductDay = { currency: string; day: Day; sums: Sums };

/** The days of products, by `productKey`. Days without rows are absent. */
export async function readProductDays(
  read: Session['read'],
  workspaceId: string,
  products: readonly Listed[],
  range: DayRange,
): Promise<Map<string, ProductDay[]>> {
  if (products.length === 0) return new Map();
  const { sql, values } = whereRows(workspaceId, 'reports', range, {});
  const ids = oneOfValues('product', 'text', [...new Set(products.map((one) => one.id))], values);
  const rows = await read(
    `SELECT marketplace, product, currency, CAST(day AS VARCHAR) AS day, final, ${plainSums('reports')}
     FROM ledger.reports WHERE ${sql} AND ${ids} GROUP BY 1, 2, 3, 4, 5`,
    values,
  );
  const days = groupBy(rows, (row) => productKey(String(row.marketplace), String(row.product)));
  return new Map(
    [...days].map(([key, own]) => [
      key,
      own.map((row) => ({ currency: String(row.currency), day: String(row.day), sums: readSums(row) })),
    ]),
  );
}
