import type { TextColumn } from '@/components/table/column';
import { toCamelCase } from '@/lib/base/camel-case';
import { type DatasetName, datasets, listDimensions } from '@/lib/data/terms/datasets';
import type { Dimension } from '@/lib/data/terms/dimensions';
import { type GroupDimension, isGroupDimension } from '@/lib/data/terms/group-dimensions';
import { baseMetrics } from '@/lib/data/terms/metrics';
import { isPlacement, type PlacementDimension } from '@/lib/data/terms/placement-dimensions';
import type { Language } from '@/lib/language/language';
import type { Translate } from '@/lib/language/translate';
import { formatValue } from '@/lib/pages/figure';
import { nameKey } from '@/lib/pages/group-names';
import type { LedgerRow } from './row-shape';

const groupsOf: Record<GroupDimension, (row: LedgerRow) => readonly string[] | undefined> = {
  creator_group: (row) => row.creatorGroups,
  product_group: (row) => row.productGroups,
};

/** The kinds of groups that rows of a dataset have. */
const listRowGroups = (dataset: DatasetName): GroupDimension[] =>
  listDimensions(dataset).filter(isGroupDimension);

/** The names of a row's groups as one text. Null if it is in none. */
const nameRowGroups = (row: LedgerRow, dimension: GroupDimension): string | null =>
  groupsOf[dimension](row)?.join('; ') || null;

/** The dimensions of single rows that have one value each. */
type RowDimension = Exclude<Dimension, PlacementDimension | GroupDimension>;

/** The name of a row's value, or what is known of its key. */
function nameValue(t: Translate, row: LedgerRow, dimension: RowDimension): string {
  const field = toCamelCase(dimension);
  const names: Readonly<Record<string, unknown>> = row;
  const name = names[`${field}Name`];
  return typeof name === 'string' ? name : nameKey(t, dimension, row[field] ?? null);
}

/** Dimensions shown before the figures; the others follow. */
const leading: readonly RowDimension[] = ['product', 'creator', 'brand'];

/** All columns that rows of a dataset have. */
export function reportRowColumns({ t, format }: Language, dataset: DatasetName): TextColumn<LedgerRow>[] {
  const dimensions = listDimensions(dataset).filter(
    (name): name is RowDimension => !isPlacement(name) && !isGroupDimension(name),
  );
  const first = leading.filter((dimension) => dimensions.includes(dimension));
  const others = dimensions.filter((dimension) => !leading.includes(dimension));
  const carried = baseMetrics.filter((metric) => metric in datasets[dataset].metrics);
  const toColumn = (dimension: RowDimension): TextColumn<LedgerRow> => ({
    id: dimension,
    header: t(`dimensions.${dimension}.label`),
    value: (row) => nameValue(t, row, dimension),
  });
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
