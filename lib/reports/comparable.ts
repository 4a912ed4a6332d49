import type { Day } from '@/lib/ledger/days';
import type { CurrencySummary, Summary, SummaryGroup } from '@/lib/ledger/summary/summary-shape';

type Compared = Pick<Summary, 'receipt' | 'comparedReceipt' | 'comparedRange' | 'firstDay'>;

/**
 * The first day with rows, if the compared range starts before it. Null while days of the compared range are missing: their
 * rows may still come.
 */
export function noDataBefore({ comparedReceipt, comparedRange, firstDay }: Compared): Day | null {
  if (!comparedRange || comparedReceipt?.state !== 'complete' || firstDay === null) return null;
  return comparedRange.from < firstDay ? firstDay : null;
}

/** Whether figures of both ranges cover all of their days. Growth against a part of a range is none. */
export const isComparable = (summary: Compared): boolean =>
  summary.receipt.state === 'complete' &&
  summary.comparedReceipt?.state === 'complete' &&
  noDataBefore(summary) === null;

/** A summary without comparisons against days that are not loaded, or that are before the first row. */
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
