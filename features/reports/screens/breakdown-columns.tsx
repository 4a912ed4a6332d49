import { PartialMark } from '@/components/feedback/partial-mark';
import type { DataColumn } from '@/components/table/column';
import { OverlapMark } from '@/components/table/overlap-mark';
import type { Explorer } from '@/features/reports/explorer';
import { shownMetrics } from '@/features/reports/shown-metrics';
import type { DatasetName } from '@/lib/data/datasets';
import type { Dimension } from '@/lib/data/dimensions';
import { baseMetrics, type Metric } from '@/lib/data/metrics';
import { toNumber } from '@/lib/data/reporting/figure';
import { nameGroup } from '@/lib/data/reporting/group-names';
import { listMetrics, metricInfo } from '@/lib/data/reporting/metric-info';
import type { PivotRow, PivotTotal } from '@/lib/data/reporting/pivot';
import type { Language } from '@/lib/language/language';
import type { Translate } from '@/lib/language/translate';
import { FigureCell } from './figure-cell';

type Options = {
  group: Dimension | null;
  totals: readonly PivotTotal[];
  dataset: DatasetName;
  compare: Explorer['compare'];
  against: string;
  partial: boolean;
  /** The metric that ranks the groups and that shares refer to. */
  metric: Metric;
};

/** One column per metric, with the comparison inside the cell. */
export function buildBreakdownColumns(
  language: Language,
  { group, totals, dataset, compare, against, partial, metric: ranked }: Options,
): DataColumn<PivotRow>[] {
  const { t } = language;
  return [
    ...buildNameColumns(t, group, totals, partial, totals.some(hasComparison)),
    ...buildShareColumn(language, totals, ranked),
    ...[ranked, ...listMetrics(dataset).filter((metric) => metric !== ranked)].map(buildMetricColumn),
  ];

  function buildMetricColumn(metric: Metric): DataColumn<PivotRow> {
    const cell = ({ figures, compared, currency }: PivotTotal) => (
      <FigureCell {...{ figures, compared, metric, currency, against }} />
    );
    return {
      id: metric,
      file: compare === 'none' ? [metric] : [metric, `${metric}Before`],
      header: t(`metrics.${metric}.label`),
      description: t(`metrics.${metric}.meaning`),
      align: 'end',
      optional: metric !== ranked && !shownMetrics.includes(metric),
      width: 128,
      value: ({ figures }) => toNumber(figures, metric),
      cell,
      footer: totals.map((total) => (
        <div key={total.id} className={totals.some(hasComparison) ? 'h-8' : 'h-5 print:h-auto'}>
          {cell(total)}
        </div>
      )),
    };
  }
}

/** A row's share of its currency's total. Omitted for metrics that cannot be summed. */
function buildShareColumn(
  { t, format }: Language,
  totals: readonly PivotTotal[],
  metric: Metric,
): DataColumn<PivotRow>[] {
  if (metricInfo[metric].unit === 'rate' || !isSum(metric)) return [];
  const share = ({ figures, currency }: PivotRow) => {
    const whole = totals.find((total) => total.currency === currency);
    const sum = whole ? Number(whole.figures[metric]) : 0;
    return sum === 0 ? null : Number(figures[metric]) / sum;
  };
  return [
    {
      id: 'share',
      file: [],
      header: t('reports.share.header'),
      description: t('reports.share.description', { metric: t(`metrics.${metric}.inText`) }),
      align: 'end',
      width: 88,
      value: share,
      cell: (row) => <span className="truncate text-muted">{format.rate(share(row))}</span>,
    },
  ];
}

const hasComparison = ({ compared }: PivotTotal) => compared !== null;

const isSum = (metric: Metric) => baseMetrics.some((name) => name === metric);

/** The columns for a row's name and, if there are several, its currency. */
export function buildNameColumns(
  t: Translate,
  group: Dimension | null,
  totals: readonly PivotTotal[],
  partial: boolean,
  /** Whether the other totals have a comparison below. */
  tall = false,
): DataColumn<PivotRow>[] {
  const nameOf = (row: PivotRow) => (group ? nameGroup(t, group, row.group) : t('reports.allRows'));
  const name: DataColumn<PivotRow> = {
    id: 'name',
    file: group ? ['name', 'id'] : [],
    header: group ? t(`dimensions.${group}.label`) : t('reports.selection'),
    value: nameOf,
    cell: (row) => (
      <span className={row.group.kind === 'other' ? 'truncate text-muted' : 'truncate font-medium'}>
        {nameOf(row)}
        {row.overlaps ? <OverlapMark /> : null}
      </span>
    ),
    width: 220,
    hideable: false,
    footer: totals.map(({ id, currency }) => (
      <div key={id} className={tall ? 'h-8' : 'h-5'}>
        {nameTotal(t, currency, partial)} {partial ? <PartialMark /> : null}
      </div>
    )),
  };
  const currency: DataColumn<PivotRow> = {
    id: 'currency',
    header: t('reports.currency'),
    value: (row) => row.currency,
    width: 108,
  };
  return totals.length > 1 ? [name, currency] : [name];
}

function nameTotal(t: Translate, currency: string | null, partial: boolean): string {
  if (currency === null) return t(partial ? 'reports.totals.soFar' : 'reports.totals.total');
  return t(partial ? 'reports.totals.soFarIn' : 'reports.totals.totalIn', { currency });
}
