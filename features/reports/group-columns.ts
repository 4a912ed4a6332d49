import type { TextColumn } from '@/components/table/column';
import type { Point } from '@/lib/data/read/summary/summary-shape';
import { type DayRange, eachBucket, type Grain } from '@/lib/data/terms/days';
import type { Dimension } from '@/lib/data/terms/dimensions';
import { type ComparedFigures, isBaseMetric, type Metric } from '@/lib/data/terms/metrics';
import type { Language } from '@/lib/language/language';
import type { Translate } from '@/lib/language/translate';
import { formatBucket, formatBucketShort, partOfBucket } from '@/lib/pages/buckets';
import { compareFigures, formatFigure, formatValue, subtractFigure, toNumber } from '@/lib/pages/figure';
import { nameGroup } from '@/lib/pages/group-names';
import { listMetrics, metricInfo } from '@/lib/pages/metric-info';
import { markOverlap, type PivotRow, type PivotTotal } from '@/lib/pages/pivot';
import type { Explorer } from './explorer';
import { shownMetrics } from './shown-metrics';

type Column = TextColumn<PivotRow>;

type Shown = {
  group: Dimension | null;
  totals: readonly PivotTotal[];
  /** The metric that ranks the groups and that shares refer to. */
  metric: Metric;
};

type Breakdown = Shown & Pick<Explorer, 'dataset' | 'compare' | 'order'>;

/** One column per metric, with its change. */
export function breakdownColumns(language: Language, options: Breakdown): Column[] {
  const { t, format } = language;
  const { dataset, compare, order, metric: ranked } = options;
  const metrics = [ranked, ...listMetrics(dataset).filter((metric) => metric !== ranked)];
  return [
    ...nameColumns(language, options),
    ...(order
      ? [changeColumn(language, ranked), changeShareColumn(language, options)]
      : shareColumn(language, options)),
    ...metrics.map(
      (metric): Column => ({
        id: metric,
        file: compare === 'none' ? [metric] : [metric, `${metric}Counted`, `${metric}Before`],
        header: t(`metrics.${metric}.label`),
        description: t(`metrics.${metric}.meaning`),
        align: 'end',
        optional: metric !== ranked && !shownMetrics.includes(metric),
        value: ({ figures }) => toNumber(figures, metric),
        text: ({ figures, currency }) => formatFigure(format, figures, metric, currency),
        delta: (row) => compareFigures(format, row, metric),
      }),
    ),
  ];
}

/** The columns for a row's name and, if there are several, its currency. */
function nameColumns({ t }: Language, { group, totals }: Shown): Column[] {
  const nameOf = (row: PivotRow) => (group ? nameGroup(t, group, row.group) : t('reports.allRows'));
  const name: Column = {
    id: 'name',
    file: group ? ['name', 'id'] : [],
    header: group ? t(`dimensions.${group}.label`) : t('reports.selection'),
    hideable: false,
    value: nameOf,
    text: (row) => markOverlap(t, nameOf(row), row),
  };
  const currency: Column = { id: 'currency', header: t('reports.currency'), value: (row) => row.currency };
  return totals.length > 1 ? [name, currency] : [name];
}

/** A row's share of its currency's total. Omitted for metrics that cannot be summed. */
function shareColumn(language: Language, { totals, metric }: Shown): Column[] {
  const { t } = language;
  if (metricInfo[metric].unit === 'rate' || !isBaseMetric(metric)) return [];
  return [
    {
      ...partColumn(language, totals, ({ figures }) => Number(figures[metric])),
      header: t('reports.share.header'),
      description: t('reports.share.description', { metric: t(`metrics.${metric}.inText`) }),
    },
  ];
}

/** A row's share of its currency's change. Negative if it moved against the total. */
function changeShareColumn(language: Language, { totals, metric }: Shown): Column {
  const { t } = language;
  return {
    ...partColumn(language, totals, (line) => changeIn(line, metric)),
    header: t('reports.changeShare.header'),
    description: t('reports.changeShare.description', { metric: t(`metrics.${metric}.inText`) }),
  };
}

/** What a row is of its currency's total. Unknown if the total is zero. */
function partColumn(
  { format }: Language,
  totals: readonly PivotTotal[],
  measure: (line: PivotTotal) => number | null,
): Pick<Column, 'id' | 'file' | 'align' | 'value' | 'text'> {
  const shareOf = (row: PivotRow) => {
    const total = totals.find(({ currency }) => currency === row.currency);
    const whole = total ? measure(total) : null;
    const part = measure(row);
    return whole && part !== null ? part / whole : null;
  };
  return {
    id: 'share',
    file: [],
    align: 'end',
    value: shareOf,
    text: (row) => format.rate(shareOf(row)),
  };
}

/** The change of a metric between the days that count, with its sign. Groups are ranked by it. */
function changeColumn(language: Language, metric: Metric): Column {
  const { t } = language;
  return {
    id: 'change',
    file: [],
    header: t('reports.change.header'),
    description: t('reports.change.description', { metric: t(`metrics.${metric}.inText`) }),
    align: 'end',
    value: (row) => changeIn(row, metric),
    text: (row) => writeChange(language, row, metric),
  };
}

type Line = ComparedFigures & { currency: string | null };

/** The change of a metric with its sign; an en dash if it is unknown. */
export function writeChange({ format }: Language, line: Line, metric: Metric): string {
  const change = subtractFigure(line, metric);
  return `${Number(change) > 0 ? '+' : ''}${formatValue(format, change, metric, line.currency)}`;
}

/** The change of a metric as a number, for sorting and bars. Null if it is unknown. */
export function changeIn(row: ComparedFigures, metric: Metric): number | null {
  const change = subtractFigure(row, metric);
  return change === null ? null : Number(change);
}

/** One column for the whole range, then one per day, week or month. */
export function periodColumns(
  language: Language,
  { grain, range, ...shown }: Shown & { grain: Grain; range: DayRange },
): Column[] {
  const { t, format } = language;
  const { metric } = shown;
  const figureOf = (id: string, pick: (row: PivotRow) => PivotRow['figures'] | undefined) => ({
    id,
    align: 'end' as const,
    value: (row: PivotRow) => {
      const figures = pick(row);
      return figures ? toNumber(figures, metric) : null;
    },
    text: (row: PivotRow) => {
      const figures = pick(row);
      return figures ? formatFigure(format, figures, metric, row.currency) : '–';
    },
  });
  return [
    ...nameColumns(language, shown),
    {
      ...figureOf('range', ({ figures }) => figures),
      header: t('reports.wholeRange'),
      file: [metric],
    },
    ...eachBucket(range, grain).map((bucket, at): Column => {
      const part = partOfBucket(bucket, grain, range);
      const short = formatBucketShort(format, bucket, grain);
      return {
        ...figureOf(bucket, ({ series }) => pointOf(series, bucket, at)),
        file: [`${metric}-${bucket}`],
        header: part ? t('charts.partOf', { bucket: short, ...part }) : short,
        description: formatBucket(format, bucket, grain, range),
      };
    }),
  ];
}

/** While another range loads, rows have points of the previous one. */
export const pointOf = (series: readonly Point[], bucket: string, at: number): Point | undefined =>
  series[at]?.bucket === bucket ? series[at] : series.find((point) => point.bucket === bucket);

/** The name of a total below the groups. */
export function nameTotal(t: Translate, currency: string | null, partial: boolean): string {
  if (currency === null) return t(partial ? 'reports.totals.soFar' : 'reports.totals.total');
  return t(partial ? 'reports.totals.soFarIn' : 'reports.totals.totalIn', { currency });
}
