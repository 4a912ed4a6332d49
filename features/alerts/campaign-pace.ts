import { type Pacing, paceCampaign } from '@/features/program/pacing';
import type { Campaign } from '@/lib/contract/resources/program';
import {
  addDays,
  countDays,
  type Day,
  type DayRange,
  eachDay,
  earlierOf,
  laterOf,
  toDay,
} from '@/lib/data/terms/days';
import { type Units, unitsText } from '@/lib/data/terms/units';
import type { CampaignFacts, Pace } from './alert-shape';
import type { CampaignHistory, CampaignSums } from './campaign-history';
import { makeReceipt } from './fact-receipt';
import type { Preview } from './kind';

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
 * When campaigns first had the pace, from a day on, with the budgets of now, and the days that cannot be judged. The status of
 * a campaign is only known of the last day.
 */
export function previewPaces(
  history: CampaignHistory,
  courses: ReadonlyMap<string, ReadonlyMap<Day, Units>>,
  pace: Pace,
  from: Day,
): Pick<Preview<CampaignFacts>, 'told' | 'unknown'> {
  const { campaigns, range, unread } = history;
  const told: Preview<CampaignFacts>['told'] = [];
  const unknown = new Set<Day>();
  for (const campaign of campaigns) {
    const { from: starts, to: ends } = daysOf(campaign);
    let sum = 0n;
    for (const to of eachDay({ from: laterOf(starts, range.from), to: earlierOf(ends, range.to) })) {
      sum += courses.get(campaign.id)?.get(to) ?? 0n;
      const now = to === range.to ? campaign : { ...campaign, status: 'DELIVERING' };
      const then = {
        ...history,
        range: { ...range, to },
        sums: new Map([[campaign.id, { sum, open: false }]]),
      };
      const has = hasPace(now, paceOf({ range: then.range, unread }, now, sum), pace);
      if (has === undefined) unknown.add(to);
      if (has) told.push({ day: to, facts: () => findPace(then, now, pace, addDays(range.to, 1)) });
      if (has) break;
    }
  }
  return {
    told: told.filter(({ day }) => day >= from),
    unknown: [...unknown].filter((day) => day >= from).sort(),
  };
}
