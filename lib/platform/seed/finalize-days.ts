import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { toDateTime } from './calendar';
import type { planDays } from './days';
import { toDecimal } from './prices';
import { type ClickRow, type DrawnRow, lookBackDays } from './rows';
import { toColumns } from './store-rows';

/**
 * Finalizes the rows that became final between the days `before` and `now`. Adds each correction to the stored figures,
 * so that real clicks on seeded links still count. An older version may have stored rows with fewer orders. Rows older
 * than the look-back are final.
 */
export async function finalizeDays(
  db: Db,
  sellerId: string,
  planned: ReturnType<typeof planDays>,
  before: number,
  now: number,
): Promise<void> {
  const reports: DrawnRow[] = [];
  const clicks: ClickRow[] = [];
  for (let day = before - lookBackDays; day < before; day += 1) {
    const young = planned.drawDay(day, before);
    const old = planned.drawDay(day, now);
    reports.push(...old.reports.filter((row, index) => row.final && !young.reports[index]?.final));
    clicks.push(...old.clicks.filter((row, index) => row.final && !young.clicks[index]?.final));
    // Drawing all days takes a second, in which a server that runs answers others.
    await nextTurn();
  }
  await correctReports(db, reports);
  await markClicks(db, clicks);
  const edge = toDateTime(now - lookBackDays);
  for (const table of [sql`platform.report_rows`, sql`platform.click_rows`]) {
    await db.execute(
      sql`update ${table} set final = true where seller_id = ${sellerId}::uuid and date < ${edge} and not final`,
    );
  }
}

async function correctReports(db: Db, rows: readonly DrawnRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = toColumns<DrawnRow>(rows, {
    link_id: ['text', (row) => row.link.id],
    date: ['timestamptz', (row) => toDateTime(row.day)],
    conversions: ['integer', (row) => row.correction.conversions],
    sales: ['numeric', (row) => toDecimal(row.correction.salesCents)],
    commission: ['numeric', (row) => toDecimal(row.correction.commissionCents)],
  });
  await db.execute(sql`
    update platform.report_rows stored set final = true,
      conversions = greatest(stored.conversions + r.conversions, 0), sales = greatest(stored.sales + r.sales, 0),
      commission_amount = greatest(stored.commission_amount + r.commission, 0)
    from ${values} where stored.link_id = r.link_id and stored.date = r.date and not stored.final`);
}

async function markClicks(db: Db, rows: readonly ClickRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = toColumns<ClickRow>(rows, {
    link_id: ['text', (row) => row.link.id],
    date: ['timestamptz', (row) => toDateTime(row.day)],
  });
  await db.execute(sql`
    update platform.click_rows stored set final = true
    from ${values} where stored.link_id = r.link_id and stored.date = r.date and not stored.final`);
}
