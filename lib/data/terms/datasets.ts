import { type Dimension, dimensionInfo, dimensionNames } from './dimensions';
import { type GroupKind, groupDimensions, groupKindOf, groupKinds } from './group-dimensions';
import type { BaseMetric } from './metrics';
import { isPlacement } from './placement-dimensions';

/** Sources that the ledger fetches separately. For example, API rows do not contain their payout model. */
export const sourceIds = [
  'reports:standard',
  'reports:cpc',
  'clicks:standard',
  'clicks:cpc',
  'brb',
  'program',
] as const;
export type SourceId = (typeof sourceIds)[number];

export const datasetNames = ['reports', 'clicks', 'brb', 'program'] as const;
export type DatasetName = (typeof datasetNames)[number];

export type ColumnType = 'text' | 'uuid' | 'money' | 'count' | 'flag';
export type DatasetColumn = { name: string; type: ColumnType; nullable?: true };

type Table = {
  table: string;
  sources: readonly SourceId[];
  metrics: Partial<Record<BaseMetric, string>>;
  /** A column that is named like a dimension has its keys, and `brand_name` the names of brands. */
  columns: readonly DatasetColumn[];
};

type Dataset = Table & {
  /** The column of each dimension. */
  dimensions: Partial<Record<Dimension, string>>;
  /** The column with a dimension's names, if rows contain them. */
  labels: Partial<Record<Dimension, string>>;
};

const text = (name: string): DatasetColumn => ({ name, type: 'text' });
const uuid = (name: string): DatasetColumn => ({ name, type: 'uuid' });
const money = (name: string): DatasetColumn => ({ name, type: 'money' });
const count = (name: string): DatasetColumn => ({ name, type: 'count' });
const orNull = (column: DatasetColumn): DatasetColumn => ({ ...column, nullable: true });

const tables: Record<DatasetName, Table> = {
  reports: {
    table: 'ledger.reports',
    sources: ['reports:standard', 'reports:cpc'],
    metrics: {
      sales: 'sales',
      commission: 'commission',
      clicks: 'clicks',
      conversions: 'conversions',
      detailPageViews: 'detail_page_views',
      addToCarts: 'add_to_carts',
    },
    columns: [
      text('product'),
      orNull(uuid('campaign')),
      text('marketplace'),
      text('currency'),
      text('link'),
      uuid('creator'),
      uuid('brand'),
      money('sales'),
      money('commission'),
      count('conversions'),
      count('clicks'),
      count('detail_page_views'),
      count('add_to_carts'),
    ],
  },
  clicks: {
    table: 'ledger.clicks',
    sources: ['clicks:standard', 'clicks:cpc'],
    metrics: { clicks: 'clicks' },
    columns: [
      orNull(text('product')),
      text('marketplace'),
      text('currency'),
      text('link'),
      orNull(uuid('creator')),
      uuid('brand'),
      text('link_type'),
      count('clicks'),
    ],
  },
  brb: {
    table: 'ledger.bonuses',
    sources: ['brb'],
    metrics: { bonus: 'bonus' },
    columns: [uuid('brand'), text('marketplace'), text('currency'), money('bonus')],
  },
  program: {
    table: 'ledger.program',
    sources: ['program'],
    metrics: { sales: 'sales', commission: 'commission', clicks: 'clicks', conversions: 'conversions' },
    columns: [
      text('product'),
      text('marketplace'),
      text('currency'),
      uuid('campaign'),
      text('campaign_name'),
      uuid('brand'),
      text('brand_name'),
      uuid('creator'),
      text('creator_name'),
      text('creator_tag'),
      text('creator_tag_name'),
      money('sales'),
      money('commission'),
      count('conversions'),
      count('clicks'),
    ],
  },
};

/**
 * The column of a dimension; null if rows lack it. A link's attributes are columns of `ledger.placements`, for rows with a
 * link. Named groups have the ids of creators or products.
 */
function columnOf({ columns, sources }: Table, dimension: Dimension): string | null {
  if (dimension === 'payout_model') return sources.length > 1 ? 'source' : null;
  const needed = isPlacement(dimension) ? 'link' : (groupKindOf(dimension) ?? dimension);
  if (!columns.some(({ name }) => name === needed)) return null;
  return isPlacement(dimension) ? dimension : needed;
}

function toDataset(table: Table): Dataset {
  const dataset: Dataset = { ...table, dimensions: {}, labels: {} };
  for (const dimension of dimensionNames) {
    const column = columnOf(table, dimension);
    if (column) dataset.dimensions[dimension] = column;
    const label = table.columns.find(({ name }) => name === `${dimension}_name`);
    if (label) dataset.labels[dimension] = label.name;
  }
  return dataset;
}

/** The stored tables: columns, dimensions and sums. All SQL derives from this. */
export const datasets: Record<DatasetName, Dataset> = {
  reports: toDataset(tables.reports),
  clicks: toDataset(tables.clicks),
  brb: toDataset(tables.brb),
  program: toDataset(tables.program),
};

/** Dimensions of a dataset's rows, in the order of menus. */
export const listDimensions = (dataset: DatasetName): Dimension[] =>
  dimensionNames.filter((name) => name in datasets[dataset].dimensions);

/** The kinds of named groups that a dataset's rows can be in. */
export const groupKindsIn = (dataset: DatasetName): GroupKind[] =>
  groupKinds.filter((kind) => groupDimensions[kind] in datasets[dataset].dimensions);

/** The dimension to group by after a value of `dimension` was chosen; null if there is none. */
export function nextDimension(dataset: DatasetName, dimension: Dimension): Dimension | null {
  const next = dimensionInfo[dimension].drillDown;
  return next && next in datasets[dataset].dimensions ? next : null;
}

/** The dimensions of day sums, in addition to the currency. */
export const dayDimensions: readonly Dimension[] = ['marketplace', 'payout_model', 'brand'];

/** Whether day sums can be grouped by a dimension. They have no names: where rows contain names, the rows are read. */
export const isSummedByDay = (dataset: DatasetName, dimension: Dimension): boolean =>
  dayDimensions.includes(dimension) && !datasets[dataset].labels[dimension];

/** The dataset of a source. */
export function datasetOf(source: SourceId): DatasetName {
  if (source === 'brb' || source === 'program') return source;
  return source.startsWith('reports') ? 'reports' : 'clicks';
}
