import { type DatasetName, type Dimension, datasets } from '@/lib/ledger/datasets';
import type { FilterName } from '@/lib/ledger/query/query-parameters';

type DimensionInfo = {
  /** The parameter that narrows by it. */
  filter: Exclude<FilterName, 'currencies'>;
  /** What one looks at next inside one of its values. */
  next: Dimension | null;
};

/** How each dimension narrows. Its names are messages: `dimensions.brand.label`. */
export const dimensionInfo: Record<Dimension, DimensionInfo> = {
  brand: { filter: 'brands', next: 'product' },
  product: { filter: 'products', next: 'creator' },
  creator: { filter: 'creators', next: 'product' },
  link: { filter: 'links', next: null },
  marketplace: { filter: 'marketplaces', next: 'brand' },
  payout_model: { filter: 'payout_models', next: 'brand' },
  campaign: { filter: 'campaigns', next: 'creator' },
  link_type: { filter: 'link_types', next: 'creator' },
  subid1: { filter: 'subids1', next: 'link_product' },
  subid2: { filter: 'subids2', next: 'link' },
  sharedid: { filter: 'sharedids', next: 'link' },
  preset: { filter: 'presets', next: 'subid1' },
  batch: { filter: 'batches', next: 'link' },
  maker: { filter: 'makers', next: 'subid1' },
  link_product: { filter: 'link_products', next: 'link' },
  creator_tag: { filter: 'creator_tags', next: 'product' },
};

const everyDimension = Object.keys(dimensionInfo) as Dimension[];

/** Dimensions of a dataset's rows, in the order they are offered. */
export function listDimensions(dataset: DatasetName): Dimension[] {
  const { dimensions } = datasets[dataset];
  return everyDimension.filter((name) => name in dimensions);
}

/** What to group by after one value of `dimension` was chosen; null where nothing lies below. */
export function nextDimension(dataset: DatasetName, dimension: Dimension): Dimension | null {
  const { next } = dimensionInfo[dimension];
  return next && next in datasets[dataset].dimensions ? next : null;
}
