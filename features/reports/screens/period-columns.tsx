import { MarkedText } from '@/components/feedback/marked-text';
import type { DataColumn } from '@/components/table/column';
import { type Day, type DayRange, eachBucket, type Grain } from '@/lib/data/days';
import type { Dimension } from '@/lib/data/dimensions';
import type { Figures, Metric } from '@/lib/data/metrics';
import { formatBucket, formatBucketShort, partOfBucket } from '@/lib/data/reporting/buckets';
import { formatFigure, toNumber } from '@/lib/data/reporting/figure';
import { metricInfo } from '@/lib/data/reporting/metric-info';
import { mixes } from '@/lib/data/reporting/open-days';
import type { PivotRow, PivotTotal } from '@/lib/data/reporting/pivot';
import type { Point } from '@/lib/data/summary/summary-shape';
import type { Language } from '@/lib/language/language';
import { useLanguage } from '@/lib/language/use-language';
import { buildNameColumns } from './breakdown-columns';

type Options = {
  group: Dimension | null;
  totals: readonly PivotTotal[];
  metric: Metric;
  grain: Grain;
  range: DayRange;
  partial: boolean;
};

/** One column per day, week or month, then the total. */
export function buildPeriodColumns(
  language: Language,
  { group, totals, metric, grain, range, partial }: Options,
): DataColumn<PivotRow>[] {
  const { t, format } = language;
  const buckets = eachBucket(range, grain);
  const isOpen = (bucket: Day, at: number) =>
    totals.some(({ series }) => pointOf(series, bucket, at)?.provisional.any);
  const isMixed = mixes(buckets.map(isOpen));
  const periods = buckets.map((bucket, at): DataColumn<PivotRow> => {
    const part = partOfBucket(bucket, grain, range);
    const short = formatBucketShort(format, bucket, grain);
    const cell = ({ series, currency }: PivotTotal) => (
      <Cell {...{ figures: pointOf(series, bucket, at), metric, currency }} />
    );
    return {
      id: bucket,
      file: [`${metric}-${bucket}`],
      header: part ? t('charts.partOf', { bucket: short, ...part }) : short,
      description: formatBucket(format, bucket, grain, range),
      open: isMixed && isOpen(bucket, at),
      align: 'end',
      width: part ? 184 : metricInfo[metric].unit === 'money' ? 124 : 96,
      value: ({ series }) => {
        const point = pointOf(series, bucket, at);
        return point ? toNumber(point, metric) : null;
      },
      cell,
      footer: totals.map((total) => (
        <div key={total.id} className="h-5">
          {cell(total)}
        </div>
      )),
    };
  });
  const whole = ({ figures, currency }: PivotTotal) => <Cell {...{ figures, metric, currency }} />;
  return [
    ...buildNameColumns(t, group, totals, partial),
    {
      id: 'range',
      file: [metric],
      header: t('reports.wholeRange'),
      align: 'end',
      width: 140,
      value: ({ figures }) => toNumber(figures, metric),
      cell: whole,
      footer: totals.map((total) => (
        <div key={total.id} className="h-5">
          {whole(total)}
        </div>
      )),
    },
    ...periods,
  ];
}

/** While another range loads, rows have points of the previous one. */
const pointOf = (series: readonly Point[], bucket: Day, at: number) =>
  series[at]?.bucket === bucket ? series[at] : series.find((point) => point.bucket === bucket);

function Cell(props: { figures: Figures | undefined; metric: Metric; currency: string | null }) {
  const { figures, metric, currency } = props;
  const { format } = useLanguage();
  if (!figures) return <span className="text-muted">–</span>;
  return <MarkedText mark={null}>{formatFigure(format, figures, metric, currency)}</MarkedText>;
}
