import { eq } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { campaigns } from '../store/schema';
import { toDay } from './calendar';
import { runCampaign } from './campaign-run';
import { buildCatalog, type SellerCatalog } from './catalog';
import { fillDays, planSellerDays } from './fill-days';
import { finalizeDays } from './finalize-days';
import { lockSeeding, type Marker, readMarker, writeMarker } from './marker';
import { storeProgramRows } from './store-rows';

/**
 * Updates a seeded platform to the UTC date `today`: adds the missing days, corrects and finalizes older rows, and
 * updates campaigns. Does nothing without a seed. Returns the number of days added.
 */
export async function addMissingDays(db: Db, { today }: { today: string }): Promise<number> {
  const until = toDay(today);
  const known = await readMarker(db);
  if (!known || known.standsAt >= until) return 0;
  const catalog = buildCatalog(known.plan, known.seed, known.madeFor);
  return db.transaction(async (tx) => {
    await lockSeeding(tx);
    const marker = await readMarker(tx);
    if (!marker || marker.standsAt >= until) return 0;
    for (const shop of catalog.sellers) await advanceSeller(tx, shop, marker, until);
    await writeMarker(tx, { ...marker, standsAt: until });
    return until - marker.standsAt;
  });
}

async function advanceSeller(db: Db, shop: SellerCatalog, marker: Marker, until: number): Promise<void> {
  const { plan, madeFor, seed, standsAt } = marker;
  const planned = planSellerDays(shop, { days: plan.days, madeFor, seed });
  await finalizeDays(db, shop.seller.id, planned, standsAt, until);
  await fillDays(db, shop, planned, { from: standsAt, until }, () => {});
  for (const campaign of shop.campaigns) {
    const { rows, status } = runCampaign(campaign, until);
    await storeProgramRows(
      db,
      rows.filter((row) => row.day >= standsAt),
    );
    await db.update(campaigns).set({ status }).where(eq(campaigns.id, campaign.id));
  }
}
