import type { DataColumn } from '@/components/data-table/column';
import type { DatasetName, Dimension } from '@/lib/ledger/datasets';
import type { Metric } from '@/lib/ledger/metrics';
import type { Names } from '@/lib/names/names';
import { dimensionInfo } from '@/lib/reports/dimensions';
import { toNumber } from '@/lib/reports/figure';
import { nameGroup } from '@/lib/reports/group-names';
import { listMetrics, metricInfo } from '@/lib/reports/metric-info';
import type { PivotRow, PivotTotal } from '@/lib/reports/pivot';
import { FigureCell } from './figure-cell';

type Options = {
  group: Dimension | null;
  names: Names;
  totals: readonly PivotTotal[];
  dataset: DatasetName;
  against: string;
};

/** One column a metric, with the comparison inside the cell. */
export function buildBreakdownColumns({
  group,
  names,
  totals,
  dataset,
  against,
}: Options): DataColumn<PivotRow>[] {
  return [...buildNameColumns(group, names, totals), ...listMetrics(dataset).map(buildMetricColumn)];

  function buildMetricColumn(metric: Metric): DataColumn<PivotRow> {
    const cell = ({ figures, compared, currency }: PivotTotal) => (
      <FigureCell {...{ figures, compared, metric, currency, against }} />
    );
    const { label, meaning } = metricInfo[metric];
    return {
      id: metric,
      header: label,
      description: meaning,
      align: 'end',
      width: totals.some(({ compared }) => compared) ? 196 : 132,
      value: ({ figures }) => toNumber(figures, metric),
      cell,
      footer: totals.map((total) => (
        <div key={total.id} className="h-5">
          {cell(total)}
        </div>
      )),
    };
  }
}

/** What a row is, and its currency where there are several. */
export function buildNameColumns(
  group: Dimension | null,
  names: Names,
  totals: readonly PivotTotal[],
): DataColumn<PivotRow>[] {
  const nameOf = (row: PivotRow) => (group ? nameGroup(group, row.group, names) : (row.group.label ?? ''));
  const name: DataColumn<PivotRow> = {
    id: 'name',
    header: group ? dimensionInfo[group].label : 'Selection',
    value: nameOf,
    cell: (row) => (
      <span className={row.group.kind === 'other' ? 'truncate text-muted' : 'truncate font-medium'}>
        {nameOf(row)}
      </span>
    ),
    width: 260,
    hideable: false,
    footer: totals.map(({ id, currency }) => (
      <div key={id} className="h-5">
        Total{currency === null ? '' : ` ${currency}`}
      </div>
    )),
  };
  const currency: DataColumn<PivotRow> = {
    id: 'currency',
    header: 'Currency',
    value: (row) => row.currency,
    width: 92,
  };
  return totals.length > 1 ? [name, currency] : [name];
}
