import type { CampaignRow } from '@/features/program/program-shape';
import { addDays, type Day, earlierOf, laterOf } from '@/lib/data/terms/days';

/** Days of the past that the timeline shows at most. */
const pastDays = 45;
/** Padding before the first bar and after the last, in days. */
const edgeDays = 3;

type Timeline = { rows: CampaignRow[]; start: Day; end: Day };

/** Running and scheduled campaigns, those that end first on top, and the days to show. Null if there are none. */
export function pickCurrent(rows: readonly CampaignRow[], today: Day): Timeline | null {
  const current = rows
    .filter(({ campaign }) => campaign.status !== 'ENDED' && campaign.endDate.slice(0, 10) >= today)
    .toSorted((a, b) => (a.campaign.endDate < b.campaign.endDate ? -1 : 1));
  if (current.length === 0) return null;
  const starts = current.map(({ campaign }) => campaign.startDate.slice(0, 10));
  const ends = current.map(({ campaign }) => campaign.endDate.slice(0, 10));
  const first = addDays(starts.reduce(earlierOf, today), -edgeDays);
  return {
    rows: current,
    start: laterOf(first, addDays(today, -pastDays)),
    end: addDays(ends.reduce(laterOf, today), edgeDays),
  };
}
