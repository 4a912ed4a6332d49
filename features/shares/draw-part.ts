import type { Day, DayRange } from '@/lib/data/days';
import type { Metric } from '@/lib/data/metrics';
import { buildTotalChart } from '@/lib/data/reporting/chart';
import { compareFigures, formatFigure } from '@/lib/data/reporting/figure';
import { nameSeries } from '@/lib/data/reporting/name-series';
import type { CurrencySummary, Summary } from '@/lib/data/summary/summary-shape';
import type { Language } from '@/lib/language/language';
import type { SheetCell, SheetChart, SheetPart } from './sheet';

type Figured = Pick<CurrencySummary, 'figures' | 'compared' | 'currency'>;

/** A figure of a row or total, and its change. */
export const drawCell = (
  { format }: Language,
  { figures, compared, currency }: Figured,
  metric: Metric,
): SheetCell => ({
  text: formatFigure(format, figures, metric, currency),
  delta: compareFigures(format, figures, compared, metric) ?? undefined,
});

/** The totals of one currency. */
export const drawTotals = (
  language: Language,
  entry: Figured,
  metrics: readonly Metric[],
): SheetPart['totals'] =>
  metrics.map((metric) => ({
    label: language.t(`metrics.${metric}.label`),
    ...drawCell(language, entry, metric),
  }));

/** One metric of one currency over time, as the page draws it. */
export function drawChart(
  { t }: Language,
  summary: Summary,
  entry: CurrencySummary,
  { metric, today }: { metric: Metric; today: Day },
): SheetChart {
  const { currency } = entry;
  const { grain, receipt } = summary;
  const range: DayRange = summary.range;
  const clock = { grain, today, range, gaps: receipt.gaps };
  return {
    ...buildTotalChart(t, entry, metric, summary, clock),
    ...{ title: nameSeries(t, { metric, grain, currency }), metric, currency, grain, range, today },
  };
}
