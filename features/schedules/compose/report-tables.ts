import type { TextColumn } from '@/components/table/column';
import { readSort } from '@/components/table/table-view';
import { describeWeakest } from '@/features/reports/describe-weakest';
import { type Explorer, funnelInput, rowsInput } from '@/features/reports/explorer';
import { planChunks } from '@/features/reports/export-chunks';
import { exportQuerySchema } from '@/features/reports/export-query';
import { readFunnel } from '@/features/reports/funnel';
import { funnelQuerySchema } from '@/features/reports/funnel-query';
import { type FunnelGroup, funnelSteps } from '@/features/reports/funnel-shape';
import { rowColumns } from '@/features/reports/row-columns';
import { readRowSort } from '@/features/reports/row-sort';
import { listRows } from '@/features/reports/rows';
import { rowsQuerySchema } from '@/features/reports/rows-query';
import { shownMetrics } from '@/features/reports/shown-metrics';
import type { ReportTable } from '@/features/schedules/report-shape';
import { orderCurrencies, pickCurrencies } from '@/lib/data/currencies';
import { eachBucket } from '@/lib/data/days';
import { freshen } from '@/lib/data/links/freshen';
import { baseMetrics } from '@/lib/data/metrics';
import { formatBucketShort } from '@/lib/data/reporting/buckets';
import { formatFigure, toNumber } from '@/lib/data/reporting/figure';
import { nameGroup } from '@/lib/data/reporting/group-names';
import { listMetrics, metricInfo } from '@/lib/data/reporting/metric-info';
import { listPivotRows, markOverlap, type PivotRow } from '@/lib/data/reporting/pivot';
import type { Summary } from '@/lib/data/summary/summary-shape';
import type { Language } from '@/lib/language/language';
import { buildTable, mostRows } from './build-table';
import { type Asked, readRequest } from './page-kind';

type Shown = { explorer: Explorer; total: Summary; groups: Summary | null; currency: string | null };

/** The table of a report page's view: groups by metric or by period, the funnel, or rows. */
export function readExplorerTable(asked: Asked, shown: Shown): Promise<ReportTable> | ReportTable {
  const { explorer } = shown;
  if (explorer.view === 'funnel') return readFunnelTable(asked, shown);
  if (explorer.view === 'rows') return readRowsTable(asked, shown);
  const { language, search } = asked;
  const { total, groups, currency } = shown;
  const summary = pickCurrencies(explorer.group && groups ? groups : total, currency, total);
  const rows = listPivotRows(summary, explorer.group !== null);
  const columns =
    explorer.view === 'periods' ? listPeriodColumns(language, explorer) : listMetricColumns(language, shown);
  const named = nameColumns(language, explorer, orderCurrencies(summary.currencies).length > 1);
  return buildTable([...named, ...columns], rows, { search, weigh: ({ group }) => group.groups });
}

function nameColumns({ t }: Language, { group }: Explorer, several: boolean): TextColumn<PivotRow>[] {
  const name: TextColumn<PivotRow> = {
    id: 'name',
    header: group ? t(`dimensions.${group}.label`) : t('reports.selection'),
    value: (row) => (group ? markOverlap(t, nameGroup(t, group, row.group), row) : t('reports.allRows')),
  };
  if (!several) return [name];
  return [
    name,
    { id: 'currency', header: t('reports.currency'), hideable: false, value: ({ currency }) => currency },
  ];
}

function listMetricColumns({ t, format }: Language, { explorer, total }: Shown): TextColumn<PivotRow>[] {
  const { metric: ranked, dataset } = explorer;
  const shareOf = ({ currency, figures }: PivotRow) => {
    const whole = total.currencies.find((entry) => entry.currency === currency);
    const sum = whole ? Number(whole.figures[ranked]) : 0;
    return sum === 0 ? null : Number(figures[ranked]) / sum;
  };
  const share: TextColumn<PivotRow> = {
    ...{ id: 'share', header: t('reports.share.header'), align: 'end', value: shareOf },
    text: (row) => format.rate(shareOf(row)),
  };
  const hasShare = metricInfo[ranked].unit !== 'rate' && baseMetrics.some((name) => name === ranked);
  const metrics = [ranked, ...listMetrics(dataset).filter((metric) => metric !== ranked)];
  return [
    ...(hasShare ? [share] : []),
    ...metrics.map(
      (metric): TextColumn<PivotRow> => ({
        ...{ id: metric, header: t(`metrics.${metric}.label`), align: 'end' },
        optional: metric !== ranked && !shownMetrics.includes(metric),
        value: ({ figures }) => toNumber(figures, metric),
        text: ({ figures, currency }) => formatFigure(format, figures, metric, currency),
      }),
    ),
  ];
}

function listPeriodColumns({ t, format }: Language, explorer: Explorer): TextColumn<PivotRow>[] {
  const { metric, range, grain } = explorer;
  return [
    {
      ...{ id: 'range', header: t('reports.wholeRange'), align: 'end' },
      value: ({ figures }) => toNumber(figures, metric),
      text: ({ figures, currency }) => formatFigure(format, figures, metric, currency),
    },
    ...eachBucket(range, grain).map((bucket): TextColumn<PivotRow> => {
      const pointOf = ({ series }: PivotRow) => series.find((point) => point.bucket === bucket);
      return {
        ...{ id: bucket, header: formatBucketShort(format, bucket, grain), align: 'end' },
        value: (row) => {
          const point = pointOf(row);
          return point ? toNumber(point, metric) : null;
        },
        text: (row) => {
          const point = pointOf(row);
          return point ? formatFigure(format, point, metric, row.currency) : '–';
        },
      };
    }),
  ];
}

type FunnelRow = FunnelGroup & { currency: string };

async function readFunnelTable(asked: Asked, { explorer, currency }: Shown): Promise<ReportTable> {
  const { language, search } = asked;
  const { t, format } = language;
  const query = readRequest(funnelQuerySchema, funnelInput(explorer, currency) ?? explorer.range);
  const { currencies } = await readFunnel(asked.workspace, query);
  const rows = currencies.flatMap(({ currency, groups }) => groups.map((group) => ({ ...group, currency })));
  const columns: TextColumn<FunnelRow>[] = [
    {
      ...{ id: 'name', header: t(`dimensions.${query.group}.label`) },
      value: (row) => nameGroup(t, query.group, row),
    },
    ...(currencies.length > 1
      ? [{ id: 'currency', header: t('reports.currency'), value: (row: FunnelRow) => row.currency }]
      : []),
    {
      ...{ id: 'lost', header: t('reports.funnel.lost'), align: 'end' },
      value: ({ weakest }) => weakest?.lostConversions ?? 0,
      text: ({ weakest }) =>
        weakest ? t('reports.funnel.about', { count: format.count(weakest.lostConversions) }) : '–',
    },
    {
      ...{ id: 'clicks', header: t('metrics.clicks.label'), align: 'end' },
      value: ({ counts }) => counts.clicks,
      text: ({ counts }) => format.count(counts.clicks),
    },
    ...funnelSteps.map(
      (step): TextColumn<FunnelRow> => ({
        ...{ id: step, header: t(`reports.funnel.steps.${step}.header`), align: 'end' },
        value: ({ rates }) => rates[step],
        text: ({ rates }) => {
          const rate = rates[step];
          // A visitor may view several pages, so views are a number per click.
          return step !== 'view' ? format.rate(rate) : rate === null ? '–' : format.hundredths(rate);
        },
      }),
    ),
    {
      ...{ id: 'weakest', header: t('reports.funnel.weakest') },
      value: ({ weakest }) => (weakest ? describeWeakest(language, weakest) : t('reports.funnel.noneBelow')),
    },
  ];
  const count = currencies.reduce((sum, { total }) => sum + total, 0);
  return buildTable(columns, rows, { search, count });
}

async function readRowsTable(asked: Asked, { explorer, currency }: Shown): Promise<ReportTable> {
  const { language, search } = asked;
  const sort = search.get('sort');
  const query = readRequest(rowsQuerySchema, {
    ...rowsInput(explorer, currency),
    ...readRowSort(explorer.dataset, sort === null ? null : readSort(sort)),
    limit: mostRows,
  });
  const { rows, cursor } = await listRows(asked.workspace, query);
  return buildTable(rowColumns(language, explorer.dataset), rows, {
    ...{ search, sorted: true },
    count: cursor === null ? rows.length : await countRows(asked, explorer, currency),
  });
}

async function countRows(asked: Asked, explorer: Explorer, currency: string | null): Promise<number> {
  const query = readRequest(exportQuerySchema, rowsInput(explorer, currency));
  const ledger = await freshen(asked.workspace, query);
  return ledger.store.snapshot(async (session) => (await planChunks(session, ledger, query)).rows);
}
