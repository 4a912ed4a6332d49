import { type Column, column } from '@/lib/files/column';
import { compareCurrencies } from '@/lib/format/currency';
import { english } from '@/lib/language/english';
import { eachBucket } from '@/lib/ledger/days';
import { namedFilters } from '@/lib/ledger/query/filter-dimensions';
import { oneOf } from '@/lib/ledger/query/query-parameters';
import { takeRelative } from '@/lib/ledger/ranges/relative-query';
import { readSummary } from '@/lib/ledger/summary/read-summary';
import { type SummaryQuery, summaryQuerySchema } from '@/lib/ledger/summary/summary-query';
import { ledgerFor } from '@/lib/links/placement-ledger';
import { nameGroup } from '@/lib/reports/group-names';
import { listMetrics } from '@/lib/reports/metric-info';
import { listPivotRows, type PivotRow } from '@/lib/reports/pivot';
import { defineList } from './export-list';
import { changeColumn, metricColumn } from './figure-columns';
import { describeFigures } from './list-metadata';
import { onePage } from './walk-pages';

/** The query of a summary, and the view of the table: every metric, or the metric `sort` by period. */
const query = summaryQuerySchema.safeExtend({ view: oneOf(['breakdown', 'periods']).default('breakdown') });

type GroupsQuery = SummaryQuery & { view: 'breakdown' | 'periods' };
type GroupColumn = Column<PivotRow>;

const toColumns = (query: GroupsQuery): GroupColumn[] => [
  ...nameColumns(query),
  column.text('currency', 'Currency', ({ currency }) => currency),
  changeColumn,
  ...(query.view === 'periods' ? periodColumns(query) : metricColumns(query)),
];

function nameColumns({ group }: GroupsQuery): GroupColumn[] {
  if (group === 'none') return [];
  const { t } = english;
  return [
    column.text('name', t(`dimensions.${group}.label`), (row) => nameGroup(t, group, row.group)),
    column.text('id', 'Id', (row) => row.group.key),
  ];
}

function metricColumns({ dataset, compare }: GroupsQuery): GroupColumn[] {
  return listMetrics(dataset).flatMap((metric): GroupColumn[] => {
    const now = metricColumn<PivotRow>(metric, ({ figures }) => figures[metric]);
    if (compare === 'none') return [now];
    const value: GroupColumn['value'] = ({ compared }) => compared?.[metric];
    return [now, { ...now, id: `${metric}Before`, title: `${now.title} before`, value }];
  });
}

function periodColumns({ dataset, sort, from, to, grain }: GroupsQuery): GroupColumn[] {
  const metric = sort ?? listMetrics(dataset)[0] ?? 'clicks';
  const total = metricColumn<PivotRow>(metric, ({ figures }) => figures[metric]);
  const periods = eachBucket({ from, to }, grain).map((bucket, at) => ({
    ...metricColumn<PivotRow>(metric, ({ series }) => series[at]?.[metric]),
    id: `${metric}-${bucket}`,
    title: `${english.t(`metrics.${metric}.label`)} from ${bucket}`,
  }));
  return [total, ...periods];
}

/** The group table of a report: the top groups, and the rest as one. One line per group and currency. */
export const exportReportGroups = defineList({
  allow: 'view',
  query: takeRelative(query),
  columns: toColumns,
  filters: namedFilters,
  toLines: (row: PivotRow) => [row],
  prepare: ledgerFor,
  open: async (context, { view, ...query }) => {
    const summary = await readSummary(await ledgerFor(context, query), query);
    const currencies = summary.currencies.toSorted((a, b) =>
      compareCurrencies(a.currency ?? '', b.currency ?? ''),
    );
    const rows = listPivotRows({ ...summary, currencies }, query.group !== 'none');
    const { range, receipt, basis } = summary;
    return { ...onePage(rows), metadata: describeFigures({ ...range, receipt }), basis };
  },
});
