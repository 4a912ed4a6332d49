import { toDateTime } from './calendar';
import { runCampaign, type SeedCampaign } from './campaign-run';
import type { Cast } from './links';
import type { SeedProfile } from './profiles';
import { randomFor, toUuid } from './random';

/** Start and end relative to the seed's day, and the share of a full run that the budget covers. */
const shapes: readonly { theme: string; from: number; to: number; share: number; paused?: number }[] = [
  { theme: 'Always On', from: -48, to: 40, share: 1.15 },
  { theme: 'Autumn Picks', from: -30, to: 24, share: 0.8 },
  { theme: 'New Arrivals', from: -18, to: 30, share: 1.3 },
  { theme: 'Creator Exclusive', from: -9, to: 50, share: 1.05 },
  { theme: 'Flash Boost', from: -26, to: 12, share: 0.45 },
  { theme: 'Gift Guide', from: -60, to: 20, share: 0.5 },
  { theme: 'Summer Sale', from: -170, to: -130, share: 1.4 },
  { theme: 'Spring Refresh', from: -260, to: -200, share: 1.2 },
  { theme: 'Winter Warmers', from: -350, to: -290, share: 1.6 },
  { theme: 'Back to Routine', from: -110, to: -66, share: 1.1 },
  { theme: 'Bundle Test', from: -40, to: 35, share: 1.5, paused: -12 },
  { theme: 'Next Season', from: 9, to: 60, share: 1.2 },
];

/** Campaigns of the creator program, which exists only on marketplace.com. */
export function buildCampaigns(
  cast: Cast,
  profiles: readonly SeedProfile[],
  today: number,
  seed: number,
): SeedCampaign[] {
  const active = cast.brands.filter((brand) => brand.active);
  return shapes.slice(0, cast.seller.plan.campaigns).map((shape, position) => {
    const brand = active[position % active.length];
    if (!brand) throw new Error(`${cast.seller.name} has no active brand for a campaign`);
    const random = randomFor(seed, 'campaign', cast.seller.name, position);
    const offered = cast.products.filter(
      (product) =>
        product.brandId === brand.id && product.marketplace === 'marketplace.com' && product.active,
    );
    const campaign = {
      id: toUuid(seed, 'campaign', cast.seller.name, position),
      sellerId: cast.seller.id,
      brandId: brand.id,
      name: `${brand.name} ${shape.theme}`,
      firstDay: today + shape.from,
      lastDay: today + shape.to,
      pausedOn: shape.paused === undefined ? null : today + shape.paused,
      commission: random.integer(16, 50) / 200,
      products: offered.slice(0, random.integer(5, 10)),
      profiles: random.shuffle(profiles).slice(0, Math.min(profiles.length, random.integer(10, 22))),
    };
    return { ...campaign, budgetCents: planBudget(campaign, shape.share) };
  });
}

/** A round budget that covers the given share of a full run. */
function planBudget(campaign: Omit<SeedCampaign, 'budgetCents'>, share: number): number {
  const whole = { ...campaign, pausedOn: null, budgetCents: Number.POSITIVE_INFINITY };
  const spent = runCampaign(whole, campaign.lastDay + 1).rows.reduce(
    (sum, row) => sum + row.commissionCents,
    0,
  );
  return Math.max(1, Math.round((spent * share) / 5_000)) * 5_000;
}

/** A campaign's first and last instants, in the API's format. */
export function toCampaignDates({ firstDay, lastDay }: SeedCampaign): { start: string; end: string } {
  return {
    start: toDateTime(firstDay),
    end: new Date(Date.parse(toDateTime(lastDay + 1)) - 1).toISOString(),
  };
}
