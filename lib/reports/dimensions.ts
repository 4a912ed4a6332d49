import { type DatasetName, type Dimension, datasets } from '@/lib/ledger/datasets';
import type { FilterName } from '@/lib/ledger/query/query-parameters';

type DimensionInfo = {
  /** The filter parameter of the dimension. */
  filter: Exclude<FilterName, 'currencies'>;
  /** The dimension to drill down to. */
  next: Dimension | null;
};

/** Filters and drill-down of each dimension. Names are messages: `dimensions.brand.label`. */
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

/** Dimensions of a dataset's rows, in display order. */
export function listDimensions(dataset: DatasetName): Dimension[] {
  const { dimensions } = datasets[dataset];
  return everyDimension.filter((name) => name in dimensions);
}

/** The dimension to group by after a value of `dimension` was chosen; null if there is none. */
export function nextDimension(dataset: DatasetName, dimension: Dimension): Dimension | null {
  const { next } = dimensionInfo[dimension];
  return next && next in datasets[dataset].dimensions ? next : null;
}
