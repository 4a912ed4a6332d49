import type { Pacing } from '@/features/program/pacing';
import { type CampaignRow, programCurrency } from '@/features/program/program-shape';
import type { Language } from '@/lib/language/language';

/**
 * The program commission that counts against a budget: the whole, that of loaded days, or that since the first known day. An en
 * dash while none is known.
 */
export function writeUsed({ format }: Language, { figures, pacing }: CampaignRow) {
  const own = figures.find(({ currency }) => currency === programCurrency);
  // A campaign that has begun has an average, unless some of its days are not known.
  const isPart = pacing.perDay === null && pacing.elapsedShare > 0;
  if (!own && isPart) return { used: '–', part: 'whole', since: '' };
  return {
    used: format.money(own?.figures.commission ?? '0', programCurrency),
    part: !isPart ? 'whole' : pacing.since === null ? 'loaded' : 'since',
    since: pacing.since === null ? '' : format.day(pacing.since),
  };
}

/** Describes in one line where the current pace leads. Marks estimates as such. */
export function describePacing({ t, format }: Language, pacing: Pacing): string {
  const { state, loaded, daysLeft: days, runsOut, projected, perDay } = pacing;
  const money = (amount: number | null) => format.money(amount ?? 0, programCurrency);
  switch (state) {
    case 'ended':
      return t('program.status.ENDED');
    case 'early':
      return t('program.pacing.early', { day: format.day(runsOut ?? ''), days });
    case 'slow':
      return t('program.pacing.slow', { amount: money(projected), days });
    case 'steady':
      return t('program.pacing.steady', { amount: money(perDay), days });
    case 'unknown':
      return t(`program.pacing.${loaded ? 'unknown' : 'notLoaded'}`, { days });
    default:
      return t(`program.pacing.${state}`, { days });
  }
}
