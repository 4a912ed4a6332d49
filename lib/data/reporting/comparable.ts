import type { Day } from '@/lib/data/days';
import type { CurrencySummary, Summary, SummaryGroup } from '@/lib/data/summary/summary-shape';

type Compared = Pick<Summary, 'comparedDays' | 'firstDay'>;

/** The first day with rows, if the compared days that count start before it. */
export function noDataBefore({ comparedDays, firstDay }: Compared): Day | null {
  const [before] = comparedDays?.before ?? [];
  return before && firstDay !== null && before.from < firstDay ? firstDay : null;
}

/** Removes comparisons with days before the first row. Growth against nothing is meaningless. */
export function dropFalseComparison(summary: Summary): Summary {
  const first = noDataBefore(summary);
  if (first === null) return summary;
  const strip = (currency: CurrencySummary): CurrencySummary => ({
    ...currency,
    counted: null,
    compared: null,
    comparedSeries: currency.comparedSeries.map((point) => (point && point.bucket >= first ? point : null)),
    groups: currency.groups.map((group): SummaryGroup => ({ ...group, counted: null, compared: null })),
  });
  return { ...summary, comparedDays: null, currencies: summary.currencies.map(strip) };
}
