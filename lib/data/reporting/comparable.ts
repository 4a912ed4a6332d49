import type { Day } from '@/lib/data/days';
import type { CurrencySummary, Summary, SummaryGroup } from '@/lib/data/summary/summary-shape';

type Compared = Pick<Summary, 'receipt' | 'comparedReceipt' | 'comparedRange' | 'firstDay'>;

/**
 * The first day with rows, if the compared range starts before it. Null while days of the compared range are missing,
 * because their rows may still arrive.
 */
export function noDataBefore({ comparedReceipt, comparedRange, firstDay }: Compared): Day | null {
  if (!comparedRange || comparedReceipt?.state !== 'complete' || firstDay === null) return null;
  return comparedRange.from < firstDay ? firstDay : null;
}

/** Whether both ranges are completely loaded. Growth against a partial range is meaningless. */
export const isComparable = (summary: Compared): boolean =>
  summary.receipt.state === 'complete' &&
  summary.comparedReceipt?.state === 'complete' &&
  noDataBefore(summary) === null;

/** Removes comparisons with days that are not loaded or before the first row. */
export function dropFalseComparison(summary: Summary): Summary {
  if (summary.comparedRange === null || isComparable(summary)) return summary;
  const first = noDataBefore(summary);
  const isDrawn = (day: Day) => first !== null && day >= first;
  const strip = (currency: CurrencySummary): CurrencySummary => ({
    ...currency,
    compared: null,
    comparedSeries: currency.comparedSeries.map((point) => (point && isDrawn(point.bucket) ? point : null)),
    groups: currency.groups.map((group): SummaryGroup => ({ ...group, compared: null })),
  });
  return { ...summary, currencies: summary.currencies.map(strip) };
}
