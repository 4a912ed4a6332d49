import type { Pacing } from '@/features/program/pacing';
import { programCurrency } from '@/features/program/program-shape';
import type { Language } from '@/lib/language/language';

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
