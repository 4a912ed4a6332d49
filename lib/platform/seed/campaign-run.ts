import { drawConversions } from './conversions';
import { offerOn } from './past-offers';
import type { SeedProduct } from './products';
import type { SeedProfile } from './profiles';
import { mixSeed, mixUuid, randomFrom, toSeed } from './random';

export type SeedCampaign = {
  id: string;
  sellerId: string;
  brandId: string;
  name: string;
  /** Days, both ends included. */
  firstDay: number;
  lastDay: number;
  /** The day it was paused; otherwise null. */
  pausedOn: number | null;
  commission: number;
  budgetCents: number;
  products: readonly SeedProduct[];
  profiles: readonly SeedProfile[];
};

export type ProgramRow = {
  id: string;
  campaignId: string;
  profileId: string;
  day: number;
  asin: string;
  clicks: number;
  conversions: number;
  commissionCents: number;
  salesCents: number;
};

type CampaignRun = { rows: ProgramRow[]; status: string };

/** The rows of a campaign before the day `today`, and its status on that day. It ends when the budget is spent. */
export function runCampaign(campaign: SeedCampaign, today: number): CampaignRun {
  const stop = Math.min(campaign.lastDay, today - 1, (campaign.pausedOn ?? today) - 1);
  const rows: ProgramRow[] = [];
  let spent = 0;
  for (let day = campaign.firstDay; day <= stop; day += 1) {
    if (spent >= campaign.budgetCents) break;
    for (const row of runCampaignDay(campaign, day)) {
      rows.push(row);
      spent += row.commissionCents;
    }
  }
  return { rows, status: nameStatus(campaign, today, spent) };
}

function nameStatus(campaign: SeedCampaign, today: number, spent: number): string {
  if (today > campaign.lastDay) return 'ENDED';
  if (today < campaign.firstDay) return 'SCHEDULED';
  if (campaign.pausedOn !== null && today >= campaign.pausedOn) return 'PAUSED';
  return spent >= campaign.budgetCents ? 'OUT_OF_BUDGET' : 'DELIVERING';
}

function runCampaignDay(campaign: SeedCampaign, day: number): ProgramRow[] {
  const base = toSeed(campaign.id);
  return campaign.profiles.flatMap((profile, index) =>
    campaign.products.flatMap((product, shelf) => {
      const random = randomFrom(mixSeed(base, day, index, shelf));
      if (!random.chance(0.14 / (1 + index * 0.12))) return [];
      const clicks = 1 + Math.floor(random.between(2, 60) / (1 + index * 0.2));
      const { conversionRate, cents } = offerOn(product, day);
      const conversions = drawConversions(clicks, conversionRate * 1.4, random);
      const salesCents = conversions * cents;
      return {
        id: mixUuid(base, day, index, shelf),
        campaignId: campaign.id,
        profileId: profile.id,
        day,
        asin: product.primaryId,
        clicks,
        conversions,
        commissionCents: Math.round(salesCents * campaign.commission),
        salesCents,
      };
    }),
  );
}
