import type { Pacing } from '@/features/program/pacing';
import type { CampaignRow } from '@/features/program/program-shape';
import type { Day } from '@/lib/data/terms/days';
import type { Language } from '@/lib/language/language';

export type Attention = { row: CampaignRow; level: 'negative' | 'warning'; reason: string };

const soonDays = 7;
const maxShown = 5;

/** Campaigns that need action, most urgent first. Projections are estimates. */
export function listAttention(language: Language, rows: readonly CampaignRow[], today: Day): Attention[] {
  return rows
    .filter(
      ({ campaign }) => campaign.startDate.slice(0, 10) <= today && campaign.endDate.slice(0, 10) >= today,
    )
    .flatMap((row) => {
      const found = judge(language, row.pacing, row.campaign.status);
      return found ? [{ row, ...found }] : [];
    })
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, maxShown);
}

const rank = ({ level, row }: Attention) => (level === 'negative' ? 0 : 1_000) + row.pacing.daysLeft;

function judge({ t, format }: Language, pacing: Pacing, status: string): Omit<Attention, 'row'> | null {
  const { state, daysLeft: days, runsOut, projected, spentShare } = pacing;
  if (state === 'spent') {
    return { level: 'negative', reason: t('overview.attention.reasons.spent', { days }) };
  }
  if (state === 'early' && runsOut) {
    return {
      level: 'negative',
      reason: t('overview.attention.reasons.early', { day: format.day(runsOut), days }),
    };
  }
  if (state === 'slow' && projected !== null && spentShare !== null && days <= 2 * soonDays) {
    return {
      level: 'warning',
      reason: t('overview.attention.reasons.slow', { share: format.rate(spentShare), days }),
    };
  }
  if (state === 'steady' && days <= soonDays && status !== 'ENDED') {
    return { level: 'warning', reason: t('overview.attention.reasons.ending', { days }) };
  }
  return null;
}
