import { type DatasetName, type Dimension, datasets } from '@/lib/data/datasets';

/** The dimension to drill down to. Names are messages: `dimensions.brand.label`. */
export const drillDown: Record<Dimension, Dimension | null> = {
  brand: 'product',
  product: 'creator',
  creator: 'product',
  link: null,
  marketplace: 'brand',
  payout_model: 'brand',
  campaign: 'creator',
  link_type: 'creator',
  subid1: 'link_product',
  subid2: 'link',
  sharedid: 'link',
  preset: 'subid1',
  batch: 'link',
  maker: 'subid1',
  link_product: 'link',
  creator_tag: 'product',
  creator_group: 'creator',
  product_group: 'product',
};

const everyDimension = Object.keys(drillDown) as Dimension[];

/** Dimensions of a dataset's rows, in display order. */
export function listDimensions(dataset: DatasetName): Dimension[] {
  const { dimensions } = datasets[dataset];
  return everyDimension.filter((name) => name in dimensions);
}

/** The dimension to group by after a value of `dimension` was chosen; null if there is none. */
export function nextDimension(dataset: DatasetName, dimension: Dimension): Dimension | null {
  const next = drillDown[dimension];
  return next && next in datasets[dataset].dimensions ? next : null;
}
