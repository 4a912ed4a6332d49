import { sql } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { toDay } from './calendar';
import { runCampaign } from './campaign-run';
import { buildCatalog } from './catalog';
import { fillDays, planSellerDays } from './fill-days';
import { lockSeeding, readMarker, writeMarker } from './marker';
import { type SeedPlan, type SeedSize, seedPlans } from './plan';
import { storeCatalog } from './store-catalog';
import { storeProgramRows } from './store-rows';

export type SeedProgress = { phase: 'catalog' | 'reports' | 'campaigns'; done: number; total: number };

type SeedOptions = {
  size: SeedSize | SeedPlan;
  /** An integer. The same seed on the same day gives the same rows. */
  seed: number;
  /** The UTC date, `YYYY-MM-DD`. Rows end the day before. */
  today: string;
  onProgress?: (progress: SeedProgress) => void;
};

/**
 * Seeds an empty platform in one transaction, so a killed start leaves nothing behind. Does nothing if there is a seed
 * of any size. Returns whether it wrote data.
 */
export async function seedPlatform(db: Db, { size, seed, today, onProgress }: SeedOptions): Promise<boolean> {
  const plan = typeof size === 'string' ? seedPlans[size] : size;
  const madeFor = toDay(today);
  return db.transaction(async (tx) => {
    await lockSeeding(tx);
    if (await readMarker(tx)) return false;

    onProgress?.({ phase: 'catalog', done: 0, total: 1 });
    const catalog = buildCatalog(plan, seed, madeFor);
    await storeCatalog(tx, catalog, madeFor, plan.days);
    onProgress?.({ phase: 'catalog', done: 1, total: 1 });

    const total = plan.days * catalog.sellers.length;
    const span = { from: madeFor - plan.days, until: madeFor };
    for (const [position, shop] of catalog.sellers.entries()) {
      const planned = planSellerDays(shop, { days: plan.days, madeFor, seed });
      await fillDays(tx, shop, planned, span, (done) =>
        onProgress?.({ phase: 'reports', done: position * plan.days + done, total }),
      );
    }

    const campaigns = catalog.sellers.flatMap((shop) => shop.campaigns);
    for (const [position, campaign] of campaigns.entries()) {
      await storeProgramRows(tx, runCampaign(campaign, madeFor).rows);
      onProgress?.({ phase: 'campaigns', done: position + 1, total: campaigns.length });
    }
    await refreshStatistics(tx);
    await writeMarker(tx, { plan, seed, madeFor, standsAt: madeFor });
    return true;
  });
}

/** The query planner does not know the new rows yet. */
async function refreshStatistics(db: Db): Promise<void> {
  for (const table of ['products', 'links', 'report_rows', 'click_rows', 'program_rows', 'bonus_rows']) {
    await db.execute(sql`analyze platform.${sql.identifier(table)}`);
  }
}
