import { tupleKey } from '@/lib/base/tuple-key';
import { readComparedAlone } from '@/lib/data/read/summary/compared-alone';
import { readSummary } from '@/lib/data/read/summary/read-summary';
import { maxPoints, type SummaryQuery, summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import type { CurrencySummary, Summary } from '@/lib/data/read/summary/summary-shape';
import type { Ledger } from '@/lib/data/store/workspace';
import { eachBucket } from '@/lib/data/terms/days';
import { namedSelection } from '@/lib/data/terms/filters/filter-dimensions';
import { oneOf, wholeNumber } from '@/lib/data/terms/filters/query-parameters';
import { isGroupDimension } from '@/lib/data/terms/group-dimensions';
import { takeRelative } from '@/lib/data/terms/ranges/relative-query';
import { english } from '@/lib/language/english';
import { compareCurrencies } from '@/lib/language/format/currency';
import { captionOf } from '@/lib/pages/answer-caption';
import { defineList } from '@/lib/pages/export-list';
import { changeColumn, metricColumn } from '@/lib/pages/figure-columns';
import { nameGroup } from '@/lib/pages/group-names';
import { listMetrics } from '@/lib/pages/metric-info';
import { listPivotRows, type PivotRow } from '@/lib/pages/pivot';
import { onePage, perPage, walkPages } from '@/lib/pages/walk-pages';
import { type Column, column } from '@/lib/server/files/column';

/** Without `top`, the file has every group. */
const everyGroup = 0;

/** The query of a summary, and the view of the table: every metric, or the metric `sort` by period. */
const query = summaryQuerySchema.safeExtend({
  view: oneOf(['breakdown', 'periods']).default('breakdown'),
  top: wholeNumber(1, 1000, everyGroup),
});

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
    ...(isGroupDimension(group)
      ? [column.flag<PivotRow>('overlaps', 'Overlaps', (row) => row.overlaps)]
      : []),
  ];
}

function metricColumns({ dataset, compare }: GroupsQuery): GroupColumn[] {
  return listMetrics(dataset).flatMap((metric): GroupColumn[] => {
    const now = metricColumn<PivotRow>(metric, ({ figures }) => figures[metric]);
    if (compare === 'none') return [now];
    const side =
      (name: 'counted' | 'compared'): GroupColumn['value'] =>
      (row) =>
        row[name]?.[metric];
    return [
      now,
      { ...now, id: `${metric}Counted`, title: `${now.title} counted`, value: side('counted') },
      { ...now, id: `${metric}Before`, title: `${now.title} before`, value: side('compared') },
    ];
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

/** The rows of a group table, by currency. */
function listRows(summary: Summary, { group }: GroupsQuery): PivotRow[] {
  const currencies = summary.currencies.toSorted((a, b) =>
    compareCurrencies(a.currency ?? '', b.currency ?? ''),
  );
  return listPivotRows({ currencies, overlapping: summary.overlapping }, group !== 'none');
}

/** Every group. `Other` is only what the compared range has alone. */
async function walkGroups(ledger: Ledger, query: GroupsQuery) {
  const size =
    query.view === 'periods' ? Math.floor(maxPoints / eachBucket(query, query.grain).length) : perPage;
  const countGroups = ({ groups }: CurrencySummary) => groups.reduce((sum, one) => sum + one.groups, 0);
  const walked = await walkPages(async (offset) => {
    const summary = await readSummary(ledger, { ...query, top: size, offset });
    const rows = listRows(summary, query);
    const isAlone = ({ group }: PivotRow) => group.kind === 'other' && group.groups === 0;
    const counts = summary.currencies.map(countGroups);
    const alone = rows.filter(isAlone).length;
    return {
      rows: rows.filter((row) => row.group.kind === 'value' || (offset === 0 && isAlone(row))),
      total: counts.reduce((sum, count) => sum + count, alone),
      longest: Math.max(0, ...counts),
      summary,
    };
  }, size);
  const paged = walked.first.summary.currencies.filter((one) => one.compared && countGroups(one) > size);
  const alone = paged.length > 0 && !query.byChange ? await readComparedAlone(ledger, query) : [];
  const last = alone.flatMap(({ currency, group }): PivotRow[] => {
    if (!paged.some((one) => one.currency === currency)) return [];
    return [{ ...group, id: tupleKey(currency, 'other'), currency, group }];
  });
  async function* pages() {
    yield* walked.pages;
    if (last.length > 0) yield last;
  }
  return { first: walked.first, total: walked.total + last.length, pages: pages() };
}

/** The group table of a report: every group, or the `top` ones and the rest as one. One line per group and currency. */
export const exportReportGroups = defineList({
  allow: 'view',
  scope: 'reports:read',
  query: takeRelative(query),
  columns: toColumns,
  filters: namedSelection,
  toLines: (row: PivotRow) => [row],
  open: async (context, given) => {
    const series = given.view === 'breakdown' ? 'none' : given.group === 'none' ? 'total' : 'groups';
    // Periods have no column of changes.
    const compare = given.view === 'periods' && !given.byChange ? 'none' : given.compare;
    const query = { ...given, series, compare } as const;
    const byChange = query.byChange !== undefined;
    if (query.top === everyGroup && query.group !== 'none') {
      const { first, ...list } = await walkGroups(context, query);
      return { ...list, caption: captionOf({ ...first.summary, byChange }, context.today) };
    }
    const summary = await readSummary(context, query);
    return {
      ...onePage(listRows(summary, query)),
      caption: captionOf({ ...summary, byChange }, context.today),
    };
  },
});
