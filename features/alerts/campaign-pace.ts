import { type Pacing, paceCampaign } from '@/features/program/pacing';
import type { Campaign } from '@/lib/contract/resources/program';
import { countDays, type Day, type DayRange, eachDay, earlierOf, laterOf, toDay } from '@/lib/data/days';
import { type Units, unitsText } from '@/lib/data/units';
import type { CampaignFacts, Pace } from './alert-shape';
import type { CampaignHistory, CampaignSums } from './campaign-history';
import { makeReceipt } from './fact-receipt';

/** A pace is judged after this many complete days; of shorter campaigns, after half of their days. */
const leastDays = 7;

/** What pacing needs to know of a campaign. */
type Paced = Pick<Campaign, 'id' | 'name' | 'startDate' | 'endDate' | 'status' | 'budget'>;
type Stored = Pick<CampaignSums, 'range' | 'unread'>;

const daysOf = ({ startDate, endDate }: Paced): DayRange => ({
  from: toDay(new Date(startDate)),
  to: toDay(new Date(endDate)),
});

/** The pacing of a campaign after the last day, as its page shows it. */
const paceOf = ({ range, unread }: Stored, campaign: Paced, commission: Units): Pacing =>
  paceCampaign(campaign, Number(unitsText(commission)), { ...range, unread });

/** Whether a campaign has the pace that a rule waits for. Undefined while a day that pacing needs is not stored completely. */
function hasPace(campaign: Paced, { state, spentShare, daysLeft, elapsedShare }: Pacing, pace: Pace) {
  if (spentShare === null) return campaign.budget > 0 && elapsedShare > 0 ? undefined : false;
  if (state === 'spent') return pace === 'early';
  const planned = countDays(daysOf(campaign));
  return state === pace && planned - daysLeft >= Math.min(leastDays, planned / 2);
}

/** The facts of a campaign that has the pace after the last complete day. Null if it has not, or that is unknown. */
export function findPace(
  history: CampaignHistory,
  campaign: Paced,
  pace: Pace,
  today: Day,
): CampaignFacts | null {
  const pacing = paceOf(history, campaign, history.sums.get(campaign.id)?.sum ?? 0n);
  const { state } = pacing;
  if (!hasPace(campaign, pacing, pace)) return null;
  if (state !== 'early' && state !== 'slow' && state !== 'spent') return null;
  return describe(history, campaign, pacing, { state, today, listedAt: history.listedAt });
}

/**
 * What an alert would say now that its campaign did not have the pace, with the budget and days that it had then. `stored`:
 * its days up to that of the alert. Null while it stands, or cannot be judged. That the API calls a budget spent is not taken
 * back.
 */
export function takePaceBack(
  stored: CampaignSums,
  told: CampaignFacts,
  pace: Pace,
  today: Day,
): CampaignFacts | null {
  const { campaign: named, state, starts, ends, budget, asOf } = told;
  if (state === 'spent' && Number(told.commission) < budget) return null;
  const campaign = { ...named, startDate: starts, endDate: ends, status: 'DELIVERING', budget };
  const pacing = paceOf(stored, campaign, stored.sums.get(named.id)?.sum ?? 0n);
  if (hasPace(campaign, pacing, pace) !== false) return null;
  return describe(stored, campaign, pacing, { state, today, listedAt: asOf });
}

type Told = { state: CampaignFacts['state']; today: Day; listedAt: string };

function describe(
  { range: { to }, sums, windows }: CampaignSums,
  campaign: Paced,
  { projected, runsOut, daysLeft }: Pacing,
  { state, today, listedAt }: Told,
): CampaignFacts {
  const { from: starts, to: ends } = daysOf(campaign);
  const { sum = 0n, open = false } = sums.get(campaign.id) ?? {};
  const range = { from: starts, to };
  const receipt = makeReceipt({ open: new Set(open ? [to] : []), windows }, { range, today });
  return {
    campaign: { id: campaign.id, name: campaign.name },
    state,
    starts,
    ends,
    budget: campaign.budget,
    commission: unitsText(sum),
    projected,
    runsOut,
    daysLeft,
    ...receipt,
    asOf: [receipt.asOf, listedAt].filter(Boolean).sort()[0] ?? '',
  };
}

/**
 * The days from one on at which campaigns first had the pace, with the budgets of now, and how many cannot be judged. The
 * status of a campaign is only known of the last day.
 */
export function previewPaces(
  { campaigns, range, unread }: CampaignHistory,
  courses: ReadonlyMap<string, ReadonlyMap<Day, Units>>,
  pace: Pace,
  from: Day,
) {
  const [days, unknown] = [new Set<Day>(), new Set<Day>()];
  for (const campaign of campaigns) {
    const { from: starts, to: ends } = daysOf(campaign);
    let commission = 0n;
    for (const to of eachDay({ from: laterOf(starts, range.from), to: earlierOf(ends, range.to) })) {
      commission += courses.get(campaign.id)?.get(to) ?? 0n;
      const then = to === range.to ? campaign : { ...campaign, status: 'DELIVERING' };
      const has = hasPace(then, paceOf({ range: { ...range, to }, unread }, then, commission), pace);
      if (has === undefined) unknown.add(to);
      if (has) days.add(to);
      if (has) break;
    }
  }
  const within = (all: ReadonlySet<Day>) => [...all].filter((day) => day >= from).sort();
  return { days: within(days), unknown: within(unknown).length };
}
