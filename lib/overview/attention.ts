import type { Pacing } from '@/lib/catalog/pacing';
import type { CampaignRow } from '@/lib/catalog/program-shape';
import { formatDay } from '@/lib/format/day';
import { formatRate } from '@/lib/format/number';
import type { Day } from '@/lib/ledger/days';

export type Attention = { row: CampaignRow; level: 'negative' | 'warning'; reason: string };

const soonDays = 7;
const mostShown = 5;

/** Campaigns in which something is to be done, the most pressing first. Projections are estimates. */
export function listAttention(rows: readonly CampaignRow[], today: Day): Attention[] {
  return rows
    .filter(
      ({ campaign }) => campaign.startDate.slice(0, 10) <= today && campaign.endDate.slice(0, 10) >= today,
    )
    .flatMap((row) => {
      const found = judge(row.pacing, row.campaign.status);
      return found ? [{ row, ...found }] : [];
    })
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, mostShown);
}

const rank = ({ level, row }: Attention) => (level === 'negative' ? 0 : 1_000) + row.pacing.daysLeft;

function judge(pacing: Pacing, status: string): Omit<Attention, 'row'> | null {
  const { state, daysLeft, runsOut, projected, spentShare } = pacing;
  if (state === 'spent') {
    return { level: 'negative', reason: `Budget used up with ${days(daysLeft)} to go` };
  }
  if (state === 'early' && runsOut) {
    return {
      level: 'negative',
      reason: `Budget lasts until about ${formatDay(runsOut)}, ${days(daysLeft)} left`,
    };
  }
  if (state === 'slow' && projected !== null && spentShare !== null && daysLeft <= 2 * soonDays) {
    return {
      level: 'warning',
      reason: `Only ${formatRate(spentShare)} of the budget used, ${days(daysLeft)} left`,
    };
  }
  if (state === 'steady' && daysLeft <= soonDays && status !== 'ENDED') {
    return { level: 'warning', reason: `Ends in ${days(daysLeft)}` };
  }
  return null;
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
