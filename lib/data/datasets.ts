import { type GroupDimension, groupDimensions, groupKinds } from './group-dimensions';
import type { BaseMetric } from './metrics';
import { type PlacementDimension, placementDimensions } from './placement-dimensions';

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

export const groupings = [
  'none',
  'brand',
  'product',
  'creator',
  'link',
  'marketplace',
  'payout_model',
  'campaign',
  'link_type',
  'creator_tag',
  'creator_group',
  'product_group',
  ...placementDimensions,
] as const;
export type Grouping = (typeof groupings)[number];
export type Dimension = Exclude<Grouping, 'none'>;

export const datasetNames = ['reports', 'clicks', 'brb', 'program'] as const;
export type DatasetName = (typeof datasetNames)[number];

export type ColumnType = 'text' | 'uuid' | 'money' | 'count' | 'flag';
export type Column = { name: string; type: ColumnType; nullable?: true };

/** Columns of `ledger.placements`, for rows with a link. */
const placements = Object.fromEntries(placementDimensions.map((name) => [name, name])) as Record<
  PlacementDimension,
  string
>;

/** Named groups have the ids of these columns. */
const groups = Object.fromEntries(groupKinds.map((kind) => [groupDimensions[kind], kind])) as Record<
  GroupDimension,
  string
>;

type Dataset = {
  table: string;
  sources: readonly SourceId[];
  /** The column of each dimension. */
  dimensions: Partial<Record<Dimension, string>>;
  /** The column with a dimension's names, if rows contain them. */
  labels: Partial<Record<Dimension, string>>;
  metrics: Partial<Record<BaseMetric, string>>;
  columns: readonly Column[];
};

const text = (name: string): Column => ({ name, type: 'text' });
const uuid = (name: string): Column => ({ name, type: 'uuid' });
const money = (name: string): Column => ({ name, type: 'money' });
const count = (name: string): Column => ({ name, type: 'count' });
const orNull = (column: Column): Column => ({ ...column, nullable: true });

/** The stored tables: columns, dimensions and sums. All SQL derives from this. */
export const datasets: Record<DatasetName, Dataset> = {
  reports: {
    table: 'ledger.reports',
    sources: ['reports:standard', 'reports:cpc'],
    dimensions: {
      brand: 'brand',
      product: 'product',
      creator: 'creator',
      link: 'link',
      marketplace: 'marketplace',
      payout_model: 'source',
      campaign: 'campaign',
      ...groups,
      ...placements,
    },
    labels: {},
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
    dimensions: {
      brand: 'brand',
      product: 'product',
      creator: 'creator',
      link: 'link',
      marketplace: 'marketplace',
      payout_model: 'source',
      link_type: 'link_type',
      ...groups,
      ...placements,
    },
    labels: {},
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
    dimensions: { brand: 'brand', marketplace: 'marketplace' },
    labels: {},
    metrics: { bonus: 'bonus' },
    columns: [uuid('brand'), text('marketplace'), text('currency'), money('bonus')],
  },
  program: {
    table: 'ledger.program',
    sources: ['program'],
    dimensions: {
      brand: 'brand',
      product: 'product',
      creator: 'creator',
      creator_tag: 'creator_tag',
      campaign: 'campaign',
      marketplace: 'marketplace',
      ...groups,
    },
    labels: {
      brand: 'brand_name',
      creator: 'creator_name',
      creator_tag: 'creator_tag_name',
      campaign: 'campaign_name',
    },
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
