import { readSort } from '@/components/table/table-view';
import { describeWeakest } from '@/features/reports/describe-weakest';
import { type Explorer, funnelInput, rowsInput } from '@/features/reports/explorer';
import { planChunks } from '@/features/reports/export-chunks';
import { exportQuerySchema } from '@/features/reports/export-query';
import { readFunnel } from '@/features/reports/funnel';
import { funnelQuerySchema } from '@/features/reports/funnel-query';
import { type FunnelGroup, funnelSteps } from '@/features/reports/funnel-shape';
import { listRowGroups, nameRowGroups } from '@/features/reports/row-groups';
import type { LedgerRow } from '@/features/reports/row-shape';
import { readRowSort } from '@/features/reports/row-sort';
import { listRows } from '@/features/reports/rows';
import { rowsQuerySchema } from '@/features/reports/rows-query';
import { shownMetrics } from '@/features/reports/shown-metrics';
import type { ReportTable } from '@/features/schedules/report-shape';
import { orderCurrencies, pickCurrencies } from '@/lib/data/currencies';
import { datasets, listDimensions } from '@/lib/data/datasets';
import { eachBucket } from '@/lib/data/days';
import type { Dimension } from '@/lib/data/dimensions';
import { type GroupDimension, isGroupDimension } from '@/lib/data/group-dimensions';
import { freshen } from '@/lib/data/links/freshen';
import { baseMetrics } from '@/lib/data/metrics';
import { isPlacement, type PlacementDimension } from '@/lib/data/placement-dimensions';
import { formatBucketShort } from '@/lib/data/reporting/buckets';
import { formatFigure, formatValue, toNumber } from '@/lib/data/reporting/figure';
import { nameGroup, nameKey } from '@/lib/data/reporting/group-names';
import { listMetrics, metricInfo } from '@/lib/data/reporting/metric-info';
import { listPivotRows, markOverlap, type PivotRow } from '@/lib/data/reporting/pivot';
import type { Summary } from '@/lib/data/summary/summary-shape';
import type { Language } from '@/lib/language/language';
import { buildTable, mostRows, type ReportColumn } from './build-table';
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

function nameColumns({ t }: Language, { group }: Explorer, several: boolean): ReportColumn<PivotRow>[] {
  const name: ReportColumn<PivotRow> = {
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

function listMetricColumns({ t, format }: Language, { explorer, total }: Shown): ReportColumn<PivotRow>[] {
  const { metric: ranked, dataset } = explorer;
  const shareOf = ({ currency, figures }: PivotRow) => {
    const whole = total.currencies.find((entry) => entry.currency === currency);
    const sum = whole ? Number(whole.figures[ranked]) : 0;
    return sum === 0 ? null : Number(figures[ranked]) / sum;
  };
  const share: ReportColumn<PivotRow> = {
    ...{ id: 'share', header: t('reports.share.header'), align: 'end', value: shareOf },
    text: (row) => format.rate(shareOf(row)),
  };
  const hasShare = metricInfo[ranked].unit !== 'rate' && baseMetrics.some((name) => name === ranked);
  const metrics = [ranked, ...listMetrics(dataset).filter((metric) => metric !== ranked)];
  return [
    ...(hasShare ? [share] : []),
    ...metrics.map(
      (metric): ReportColumn<PivotRow> => ({
        ...{ id: metric, header: t(`metrics.${metric}.label`), align: 'end' },
        optional: metric !== ranked && !shownMetrics.includes(metric),
        value: ({ figures }) => toNumber(figures, metric),
        text: ({ figures, currency }) => formatFigure(format, figures, metric, currency),
      }),
    ),
  ];
}

function listPeriodColumns({ t, format }: Language, explorer: Explorer): ReportColumn<PivotRow>[] {
  const { metric, range, grain } = explorer;
  return [
    {
      ...{ id: 'range', header: t('reports.wholeRange'), align: 'end' },
      value: ({ figures }) => toNumber(figures, metric),
      text: ({ figures, currency }) => formatFigure(format, figures, metric, currency),
    },
    ...eachBucket(range, grain).map((bucket): ReportColumn<PivotRow> => {
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
  const columns: ReportColumn<FunnelRow>[] = [
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
      (step): ReportColumn<FunnelRow> => ({
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

/** Single rows have no attributes of links, and may be in several groups. */
type RowDimension = Exclude<Dimension, PlacementDimension | GroupDimension>;
type ReadText = (row: LedgerRow) => string | null | undefined;

/** Dimensions before the figures; the others follow. */
const leading: readonly RowDimension[] = ['product', 'creator', 'brand'];

/** The key of each dimension, and its name. */
const textsOf: Record<RowDimension, [key: ReadText, name?: ReadText]> = {
  brand: [({ brand }) => brand, ({ brandName }) => brandName],
  product: [({ product }) => product, ({ productName }) => productName],
  creator: [({ creator }) => creator, ({ creatorName }) => creatorName],
  link: [({ link }) => link],
  marketplace: [({ marketplace }) => marketplace],
  payout_model: [({ payoutModel }) => payoutModel],
  campaign: [({ campaign }) => campaign, ({ campaignName }) => campaignName],
  link_type: [({ linkType }) => linkType],
  creator_tag: [({ creatorTag }) => creatorTag, ({ creatorTagName }) => creatorTagName],
};

async function readRowsTable(asked: Asked, { explorer, currency }: Shown): Promise<ReportTable> {
  const { language, search } = asked;
  const sort = search.get('sort');
  const query = readRequest(rowsQuerySchema, {
    ...rowsInput(explorer, currency),
    ...readRowSort(explorer.dataset, sort === null ? null : readSort(sort)),
    limit: mostRows,
  });
  const { rows, cursor } = await listRows(asked.workspace, query);
  return buildTable(listRowColumns(language, explorer), rows, {
    ...{ search, sorted: true },
    count: cursor === null ? rows.length : await countRows(asked, explorer, currency),
  });
}

async function countRows(asked: Asked, explorer: Explorer, currency: string | null): Promise<number> {
  const query = readRequest(exportQuerySchema, rowsInput(explorer, currency));
  const ledger = await freshen(asked.workspace, query);
  return ledger.store.snapshot(async (session) => (await planChunks(session, ledger, query)).rows);
}

function listRowColumns({ t, format }: Language, { dataset }: Explorer): ReportColumn<LedgerRow>[] {
  const dimensions = listDimensions(dataset).filter(
    (name): name is RowDimension => !isPlacement(name) && !isGroupDimension(name),
  );
  const first = leading.filter((name) => dimensions.includes(name));
  const toColumn = (dimension: RowDimension): ReportColumn<LedgerRow> => {
    const [keyOf, nameOf] = textsOf[dimension];
    return {
      id: dimension,
      header: t(`dimensions.${dimension}.label`),
      value: (row) => nameOf?.(row) ?? nameKey(t, dimension, keyOf(row) ?? null),
    };
  };
  const carried = baseMetrics.filter((metric) => metric in datasets[dataset].metrics);
  return [
    {
      id: 'at',
      header: t('reports.rows.day'),
      value: ({ at }) => at,
      text: ({ day }) => format.dayLong(day),
    },
    ...first.map(toColumn),
    ...(dataset === 'clicks'
      ? []
      : [{ id: 'currency', header: t('reports.currency'), value: ({ currency }: LedgerRow) => currency }]),
    ...carried.map(
      (metric): ReportColumn<LedgerRow> => ({
        ...{ id: metric, header: t(`metrics.${metric}.label`), align: 'end' },
        value: (row) => row[metric],
        text: (row) => formatValue(format, row[metric] ?? null, metric, row.currency),
      }),
    ),
    ...dimensions.filter((name) => !first.includes(name)).map(toColumn),
    ...listRowGroups(dataset).map(
      (dimension): ReportColumn<LedgerRow> => ({
        ...{ id: dimension, header: t(`dimensions.${dimension}.label`) },
        value: (row) => nameRowGroups(row, dimension),
      }),
    ),
    {
      ...{ id: 'final', header: t('reports.rows.state') },
      value: ({ final }) => t(final ? 'reports.rows.final' : 'reports.rows.provisional'),
    },
  ];
}
