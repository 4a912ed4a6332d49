import type { DataColumn } from '@/components/table/column';
import { listRowGroups, nameRowGroups } from '@/features/reports/row-groups';
import type { LedgerRow } from '@/features/reports/row-shape';
import { type DatasetName, datasets, listDimensions } from '@/lib/data/datasets';
import type { Dimension } from '@/lib/data/dimensions';
import { type GroupDimension, isGroupDimension } from '@/lib/data/group-dimensions';
import { baseMetrics } from '@/lib/data/metrics';
import { isPlacement, type PlacementDimension } from '@/lib/data/placement-dimensions';
import { formatValue } from '@/lib/data/reporting/figure';
import { nameKey } from '@/lib/data/reporting/group-names';
import type { Language, Translate } from '@/lib/language/language';

type Read = (row: LedgerRow) => string | null | undefined;

/** The dimensions of single rows that have one value each. */
type RowDimension = Exclude<Dimension, PlacementDimension | GroupDimension>;

const keys: Record<RowDimension, Read> = {
  brand: (row) => row.brand,
  product: (row) => row.product,
  creator: (row) => row.creator,
  link: (row) => row.link,
  marketplace: (row) => row.marketplace,
  payout_model: (row) => row.payoutModel,
  campaign: (row) => row.campaign,
  link_type: (row) => row.linkType,
  creator_tag: (row) => row.creatorTag,
};

const names: Partial<Record<RowDimension, Read>> = {
  brand: (row) => row.brandName,
  product: (row) => row.productName,
  creator: (row) => row.creatorName,
  campaign: (row) => row.campaignName,
  creator_tag: (row) => row.creatorTagName,
};

/** Dimensions shown before the figures; the others follow. */
const leading: readonly RowDimension[] = ['product', 'creator', 'brand'];

const widths: Partial<Record<Dimension, number>> = {
  product: 280,
  creator: 180,
  link: 160,
  marketplace: 168,
};

/** All columns that rows of a dataset have. */
export function buildRowColumns({ t, format }: Language, dataset: DatasetName): DataColumn<LedgerRow>[] {
  const dimensions = listDimensions(dataset).filter(
    (name): name is RowDimension => !isPlacement(name) && !isGroupDimension(name),
  );
  const first = leading.filter((dimension) => dimensions.includes(dimension));
  const others = dimensions.filter((dimension) => !leading.includes(dimension));
  const carried = baseMetrics.filter((metric) => metric in datasets[dataset].metrics);
  return [
    {
      id: 'at',
      header: t('reports.rows.day'),
      value: (row) => row.at,
      cell: (row) => (
        <span className="tabular inline-flex items-center gap-1.5" title={row.at}>
          {format.dayLong(row.day)}
        </span>
      ),
      width: 168,
      hideable: false,
    },
    ...first.map((dimension) => buildDimensionColumn(t, dimension)),
    ...(dataset === 'clicks'
      ? []
      : [
          {
            id: 'currency',
            header: t('reports.currency'),
            value: (row: LedgerRow) => row.currency,
            width: 108,
          },
        ]),
    ...carried.map(
      (metric): DataColumn<LedgerRow> => ({
        id: metric,
        header: t(`metrics.${metric}.label`),
        align: 'end',
        value: (row) => row[metric],
        cell: (row) => formatValue(format, row[metric] ?? null, metric, row.currency),
      }),
    ),
    ...others.map((dimension) => buildDimensionColumn(t, dimension)),
    ...listRowGroups(dataset).map((dimension) => buildGroupColumn(t, dimension)),
    {
      id: 'final',
      header: t('reports.rows.state'),
      value: (row) => t(row.final ? 'reports.rows.final' : 'reports.rows.provisional'),
      width: 104,
    },
  ];
}

/** The groups of a row's creator or product, by name. */
function buildGroupColumn(t: Translate, dimension: GroupDimension): DataColumn<LedgerRow> {
  return {
    id: dimension,
    header: t(`dimensions.${dimension}.label`),
    value: (row) => nameRowGroups(row, dimension),
  };
}

function buildDimensionColumn(t: Translate, dimension: RowDimension): DataColumn<LedgerRow> {
  return {
    id: dimension,
    header: t(`dimensions.${dimension}.label`),
    value: (row) => names[dimension]?.(row) ?? nameKey(t, dimension, keys[dimension](row) ?? null),
    width: widths[dimension],
  };
}
