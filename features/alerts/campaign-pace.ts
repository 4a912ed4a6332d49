import { type Pacing, paceCampaign } from '@/features/program/pacing';
import type { Campaign } from '@/lib/contract/resources/program';
import { addDays, type Day, eachDay, earlierOf, laterOf, toDay } from '@/lib/data/days';
import { type Units, unitsText } from '@/lib/data/units';
import type { CampaignFacts, Pace } from './alert-shape';
import type { CampaignHistory } from './campaign-history';
import { makeReceipt } from './fact-receipt';

/** A pace is judged after this many complete days; of shorter campaigns, after half of their days. */
const leastDays = 7;

/** What pacing needs to know of a campaign. */
type Paced = Pick<Campaign, 'id' | 'name' | 'startDate' | 'endDate' | 'status' | 'budget'>;

const daysOf = ({ startDate, endDate }: Paced) => ({
  from: toDay(new Date(startDate)),
  to: toDay(new Date(endDate)),
});

/** The commission up to a day. */
function sumThrough({ courses }: CampaignHistory, { id }: Paced, day: Day): Units {
  const course = courses.get(id);
  return [...(course?.commission ?? [])].reduce(
    (sum, [each, units]) => (each <= day ? sum + units : sum),
    0n,
  );
}

/** The pacing of a campaign as its page shows it, after a day. Its status is only known of the last day. */
function paceOn({ range, unread }: CampaignHistory, campaign: Paced, day: Day, commission: Units): Pacing {
  const status = day === range.to ? campaign.status : 'DELIVERING';
  const known = { from: range.from, to: day, gaps: unread };
  return paceCampaign({ ...campaign, status }, Number(unitsText(commission)), known);
}

/** Whether a campaign has the pace that a rule waits for. Undefined while a day that pacing needs is not stored completely. */
function hasPace(campaign: Paced, { state, spentShare, daysLeft, elapsedShare }: Pacing, pace: Pace) {
  if (spentShare === null) return campaign.budget > 0 && elapsedShare > 0 ? undefined : false;
  if (state === 'spent') return pace === 'early';
  const { from, to } = daysOf(campaign);
  const planned = eachDay({ from, to }).length;
  return state === pace && planned - daysLeft >= Math.min(leastDays, planned / 2);
}

/** The facts of a campaign that has the pace after the last complete day. Null if it has not, or that is unknown. */
export function findPace(history: CampaignHistory, campaign: Paced, pace: Pace): CampaignFacts | null {
  const day = history.range.to;
  const commission = sumThrough(history, campaign, day);
  const pacing = paceOn(history, campaign, day, commission);
  const { state } = pacing;
  if (!hasPace(campaign, pacing, pace)) return null;
  if (state !== 'early' && state !== 'slow' && state !== 'spent') return null;
  return describe(history, campaign, pacing, { state, day, commission });
}

/**
 * What an alert would say now that its campaign did not have the pace, with the budget and days that it had then. Null while
 * it stands, or cannot be judged. That the API calls a budget spent is not taken back.
 */
export function takePaceBack(
  history: CampaignHistory,
  told: CampaignFacts,
  pace: Pace,
): CampaignFacts | null {
  const { campaign: named, state, starts, ends, budget, range } = told;
  if (!history.courses.has(named.id) || (state === 'spent' && Number(told.commission) < budget)) return null;
  const campaign = { ...named, startDate: starts, endDate: ends, status: 'DELIVERING', budget };
  const commission = sumThrough(history, campaign, range.to);
  const pacing = paceOn(history, campaign, range.to, commission);
  if (hasPace(campaign, pacing, pace) !== false) return null;
  return describe(history, campaign, pacing, { state, day: range.to, commission });
}

type Told = { state: CampaignFacts['state']; day: Day; commission: Units };

function describe(
  history: CampaignHistory,
  campaign: Paced,
  { projected, runsOut, daysLeft }: Pacing,
  { state, day, commission }: Told,
): CampaignFacts {
  const { from: starts, to: ends } = daysOf(campaign);
  const range = { from: starts, to: day };
  const { windows, courses, listedAt } = history;
  const open = courses.get(campaign.id)?.open ?? new Set();
  const receipt = makeReceipt({ open, windows }, { range, today: addDays(history.range.to, 1) });
  return {
    campaign: { id: campaign.id, name: campaign.name },
    ...{ state, starts, ends, budget: campaign.budget, commission: unitsText(commission) },
    ...{ projected, runsOut, daysLeft, ...receipt },
    asOf: [receipt.asOf, listedAt].filter(Boolean).sort()[0] ?? '',
  };
}

/** The days from one on at which campaigns first had the pace, with the budgets of now, and how many cannot be judged. */
export function previewPaces(history: CampaignHistory, pace: Pace, from: Day) {
  const days = new Set<Day>();
  const unknown = new Set<Day>();
  for (const campaign of history.campaigns) {
    const { from: starts, to: ends } = daysOf(campaign);
    const course = history.courses.get(campaign.id)?.commission;
    let commission = 0n;
    for (const day of eachDay({
      from: laterOf(starts, history.range.from),
      to: earlierOf(ends, history.range.to),
    })) {
      commission += course?.get(day) ?? 0n;
      const has = hasPace(campaign, paceOn(history, campaign, day, commission), pace);
      if (has === undefined) unknown.add(day);
      if (has) days.add(day);
      if (has) break;
    }
  }
  const within = (all: ReadonlySet<Day>) => [...all].filter((day) => day >= from).sort();
  return { days: within(days), unknown: within(unknown).length };
}
