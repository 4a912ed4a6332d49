import { sql } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { findDemoOwners } from './demo-keys';

type Range = { from: string; to: string };

/**
 * Removes one order from a final USD row of the demo's seller: the row with most sales on those days, which keeps its
 * other orders.
 */
export async function returnDemoOrder(db: Db, { from, to }: Range): Promise<void> {
  const { seller } = await findDemoOwners(db);
  const one = (column: string) => sql`round(${sql.raw(column)} / conversions, 2)`;
  await db.execute(sql`
    update platform.report_rows
    set conversions = conversions - 1, sales = sales - ${one('sales')},
      commission_amount = commission_amount - ${one('commission_amount')}
    where id = (select id from platform.report_rows
      where seller_id = ${seller.ownerId}::uuid and currency = 'USD' and payout_model = 'standard' and final
        and conversions > 1 and date between ${`${from}T00:00:00Z`} and ${`${to}T23:59:59Z`}
      order by sales desc, id limit 1)`);
}
