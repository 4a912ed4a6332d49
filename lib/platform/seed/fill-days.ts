import type { Db } from '@/lib/server/db/database';
import { type BonusRow, estimateBonuses } from './bonus';
import type { SellerCatalog } from './catalog';
import { planDays } from './days';
import { toSeed } from './random';
import type { ClickRow, ReportRow } from './rows';
import { storeBonuses, storeClicks, storeReports } from './store-rows';

/** Rows per statement. Large enough to be fast, small enough for regular progress. */
const rowsAtOnce = 10_000;

type Span = { from: number; until: number };

/** The seller's days, planned over the seed's period. */
export function planSellerDays(
  { seller, links }: SellerCatalog,
  { days, madeFor, seed }: { days: number; madeFor: number; seed: number },
) {
  const own = { reportRows: seller.plan.reportRows, seed: toSeed(seed, seller.id) };
  return planDays(links, { origin: madeFor - days, days, ...own });
}

/** Stores the rows from `from` until the day before `until`, in their state on `until`. */
export async function fillDays(
  db: Db,
  shop: SellerCatalog,
  planned: ReturnType<typeof planDays>,
  { from, until }: Span,
  onDay: (done: number) => void,
): Promise<void> {
  let reports: ReportRow[] = [];
  let clicks: ClickRow[] = [];
  let bonuses: BonusRow[] = [];
  for (let day = from; day < until; day += 1) {
    const drawn = planned.drawDay(day, until);
    reports.push(...drawn.reports);
    clicks.push(...drawn.clicks);
    bonuses.push(...estimateBonuses(shop, day, drawn.reports));
    if (reports.length + clicks.length >= rowsAtOnce || day === until - 1) {
      await storeReports(db, reports);
      await storeClicks(db, clicks);
      await storeBonuses(db, shop.seller.id, bonuses);
      reports = [];
      clicks = [];
      bonuses = [];
      onDay(day - from + 1);
    }
  }
}
