import type { TextColumn } from '@/components/table/column';
import { type DatasetName, type Dimension, datasets } from '@/lib/data/datasets';
import { type GroupDimension, isGroupDimension } from '@/lib/data/group-dimensions';
import { baseMetrics } from '@/lib/data/metrics';
import { isPlacement, type PlacementDimension } from '@/lib/data/placement-dimensions';
import { listDimensions } from '@/lib/data/reporting/dimensions';
import { formatValue } from '@/lib/data/reporting/figure';
import { nameKey } from '@/lib/data/reporting/group-names';
import type { Language } from '@/lib/language/language';
import { listRowGroups, nameRowGroups } from './row-groups';
import type { LedgerRow } from './row-shape';

type Read = (row: LedgerRow) => string | null | undefined;

/** The dimensions of single rows that have one value each. */
type RowDimension = Exclude<Dimension, PlacementDimension | GroupDimension>;

/** The key of each dimension, and its name. */
const reads: Record<RowDimension, [key: Read, name?: Read]> = {
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

/** Dimensions shown before the figures; the others follow. */
const leading: readonly RowDimension[] = ['product', 'creator', 'brand'];

/** All columns that rows of a dataset have. */
export function rowColumns({ t, format }: Language, dataset: DatasetName): TextColumn<LedgerRow>[] {
  const dimensions = listDimensions(dataset).filter(
    (name): name is RowDimension => !isPlacement(name) && !isGroupDimension(name),
  );
  const first = leading.filter((dimension) => dimensions.includes(dimension));
  const others = dimensions.filter((dimension) => !leading.includes(dimension));
  const carried = baseMetrics.filter((metric) => metric in datasets[dataset].metrics);
  const toColumn = (dimension: RowDimension): TextColumn<LedgerRow> => {
    const [keyOf, nameOf] = reads[dimension];
    return {
      id: dimension,
      header: t(`dimensions.${dimension}.label`),
      value: (row) => nameOf?.(row) ?? nameKey(t, dimension, keyOf(row) ?? null),
    };
  };
  const currency: TextColumn<LedgerRow> = {
    id: 'currency',
    header: t('reports.currency'),
    value: (row) => row.currency,
  };
  return [
    {
      id: 'at',
      header: t('reports.rows.day'),
      value: ({ at }) => at,
      text: ({ day }) => format.dayLong(day),
      hideable: false,
    },
    ...first.map(toColumn),
    ...(dataset === 'clicks' ? [] : [currency]),
    ...carried.map(
      (metric): TextColumn<LedgerRow> => ({
        id: metric,
        header: t(`metrics.${metric}.label`),
        align: 'end',
        value: (row) => row[metric],
        text: (row) => formatValue(format, row[metric] ?? null, metric, row.currency),
      }),
    ),
    ...others.map(toColumn),
    // The groups of a row's creator or product, by name.
    ...listRowGroups(dataset).map(
      (dimension): TextColumn<LedgerRow> => ({
        id: dimension,
        header: t(`dimensions.${dimension}.label`),
        value: (row) => nameRowGroups(row, dimension),
      }),
    ),
    {
      id: 'final',
      header: t('reports.rows.state'),
      value: ({ final }) => t(final ? 'reports.rows.final' : 'reports.rows.provisional'),
    },
  ];
}
