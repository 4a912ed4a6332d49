import { summaryOptions } from '@/lib/client/ledger';
import type { Campaign } from '@/lib/contract/resources/program';
import type { SummaryInput } from '@/lib/data/read/summary/summary-query';
import { addDays, addYears, type Day, type DayRange, earlierOf, laterOf } from '@/lib/data/terms/days';
import { suggestGrain } from '@/lib/pages/buckets';

/** The complete days of a campaign so far, at most a year. Before it starts, its first day. */
export function campaignRange({ startDate, endDate }: Campaign, today: Day): DayRange {
  const from = startDate.slice(0, 10);
  const to = laterOf(from, earlierOf(endDate.slice(0, 10), addDays(today, -1)));
  return { from: laterOf(from, addDays(addYears(to, -1), 1)), to };
}

/** Requests a campaign's figures, in total and by bucket. */
const campaignTrendInput = (id: string, range: DayRange): SummaryInput => ({
  ...range,
  dataset: 'program',
  campaigns: [id],
  grain: suggestGrain(range),
});

export const campaignTrendOptions = (id: string, range: DayRange) =>
  summaryOptions(campaignTrendInput(id, range));

export type CampaignGrouping = 'creator_tag' | 'product';

/** Requests figures by creator or product: a thousand starting at `offset`, best sellers first. */
const campaignGroupInput = (
  id: string,
  range: DayRange,
  group: CampaignGrouping,
  offset = 0,
): SummaryInput => ({
  ...range,
  dataset: 'program',
  campaigns: [id],
  group,
  top: 1_000,
  offset,
  sort: 'sales',
  series: 'none',
});

export const campaignGroupOptions = (id: string, range: DayRange, group: CampaignGrouping) =>
  summaryOptions(campaignGroupInput(id, range, group));
