import type { CurrencySummary, Summary } from '@/lib/data/read/summary/summary-shape';
import type { Day } from '@/lib/data/terms/days';
import type { Dimension } from '@/lib/data/terms/dimensions';
import type { Metric } from '@/lib/data/terms/metrics';
import type { Translate } from '@/lib/language/translate';
import { toNumber } from './figure';
import { nameGroup } from './group-names';
import { type ChartClock, isUnfinished, judgeBucket } from './open-bucket';
import { buildSeries, type SeriesPoint } from './series';

/** The chart of a report page: one metric of one currency. */
export type ReportChart = {
  points: {
    day: Day;
    comparedDay?: Day;
    provisional: boolean;
    unfinished: boolean;
    missing: boolean;
    values: Record<string, number | null>;
  }[];
  series: {
    key: string;
    label: string;
    file?: string;
    hue?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
    comparison?: boolean;
    plan?: boolean;
    range?: { low: string; high: string; from?: string };
    dots?: boolean;
  }[];
};

/** More lines cannot be distinguished. The table has the other groups. */
const maxLines = 8;

const nothing: ReportChart = { points: [], series: [] };

/** Points of the series `now` and `before`. */
export const drawPoints = (series: readonly SeriesPoint[]): ReportChart['points'] =>
  series.map((point) => ({
    day: point.bucket,
    comparedDay: point.comparedBucket ?? undefined,
    provisional: point.provisional,
    unfinished: point.unfinished,
    missing: point.missing,
    values: { now: point.value, before: point.compared },
  }));

/** The series of `drawPoints`, without the compared one unless it is drawn. */
export const nameSeriesOf = (t: Translate, isCompared: boolean): ReportChart['series'] => [
  { key: 'now', label: t('reports.chart.now'), file: 'value' },
  ...(isCompared
    ? [{ key: 'before', label: t('reports.chart.before'), file: 'compared', comparison: true }]
    : []),
];

/** The total by bucket and, if requested, the compared range. */
export function buildTotalChart(
  t: Translate,
  summary: CurrencySummary | undefined,
  metric: Metric,
  about: Pick<Summary, 'comparedRange'> | undefined,
  clock: ChartClock,
): ReportChart {
  if (!summary || !about) return nothing;
  const isDrawn = summary.comparedSeries.some((point) => point !== null);
  return {
    points: drawPoints(buildSeries(summary, metric, clock)),
    series: nameSeriesOf(t, about.comparedRange !== null && isDrawn),
  };
}

/** One line per group, largest first. */
export function buildGroupChart(
  t: Translate,
  summary: CurrencySummary,
  metric: Metric,
  dimension: Dimension,
  clock: ChartClock,
): ReportChart {
  const lines = summary.groups.filter(({ kind }) => kind === 'value').slice(0, maxLines);
  const buckets = lines[0]?.series ?? [];
  return {
    points: buckets.map(({ bucket }, at) => ({
      day: bucket,
      unfinished: isUnfinished(bucket, clock),
      provisional: lines.some((line) => {
        const point = line.series[at];
        return point && (point.provisional.any || judgeBucket(point, clock) !== 'over');
      }),
      missing: lines.some((line) => {
        const point = line.series[at];
        return point && judgeBucket(point, clock) === 'missing';
      }),
      values: Object.fromEntries(
        lines.map((line, position) => {
          const point = line.series[at];
          const state = point && judgeBucket(point, clock);
          const drawn = state === 'over' || state === 'open';
          return [`group-${position}`, point && drawn ? toNumber(point, metric) : null];
        }),
      ),
    })),
    series: lines.map((line, position) => ({
      key: `group-${position}`,
      label: nameGroup(t, dimension, line),
    })),
  };
}
