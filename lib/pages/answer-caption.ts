import { type Basis, makeBasis } from '@/lib/data/terms/basis';
import type { Day, DayRange } from '@/lib/data/terms/days';
import type { ListReceipt } from '@/lib/data/terms/lists/list-receipt';
import type { PerformanceReceipt } from '@/lib/data/terms/lists/performance-shape';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import type { Language } from '@/lib/language/language';
import { againstOf, type Caption, type ComparedAnswer } from './caption';
import { findOpenDays } from './open-days';

/**
 * What an answer says that its figures are of, without text of others. An output adds its name, the filters in words and the
 * currency that it shows.
 */
export type AnswerCaption = Omit<Caption, 'page' | 'view' | 'brand' | 'filters' | 'currency'>;

/** An answer with figures of days. `currencies`: nothing is compared where it has none. */
type Answer = { range: DayRange; receipt: Pick<Receipt, 'asOf'>; basis: Basis } & Partial<ComparedAnswer> & {
    currencies?: readonly unknown[];
  };

/** The caption of an answer with figures of days. */
export function captionOf(
  { range, receipt, basis, comparedRange = null, comparedDays = null, byChange = false, currencies }: Answer,
  today: Day,
): AnswerCaption {
  return {
    range: { from: range.from, to: range.to },
    against: currencies?.length === 0 ? null : againstOf({ comparedRange, comparedDays, byChange }),
    basis,
    open: findOpenDays(range, today),
    asOf: receipt.asOf,
    notes: [],
  };
}

type ListAnswer = { basis: Basis; list: ListReceipt; performance: PerformanceReceipt };

/** The caption of a list with figures. */
export function captionOfList(
  { t, format }: Language,
  { basis, list, performance: { from, to, receipt } }: ListAnswer,
  today: Day,
): AnswerCaption {
  const { unread } = list;
  return {
    ...captionOf({ range: { from, to }, receipt, basis }, today),
    asOf: receipt.asOf !== null && receipt.asOf < list.asOf ? receipt.asOf : list.asOf,
    notes: unread ? [t('caption.unread', { ...unread, fields: format.list(unread.fields) })] : [],
  };
}

/** A note with the days that clicks are counted for. The list itself is not limited to them. */
export const noteClickDays = ({ t, format }: Language, { from, to }: DayRange): string =>
  t('caption.clicks', { days: format.dayRange(from, to) });

/** The caption of rows without days, such as the workspace's own records. */
export const captionOfRecords = (given: Partial<AnswerCaption> = {}): AnswerCaption => ({
  range: null,
  against: null,
  basis: makeBasis([]),
  open: null,
  asOf: null,
  notes: [],
  ...given,
});
