import { type DatasetName, type Dimension, datasets } from '@/lib/ledger/datasets';
import type { FilterName } from '@/lib/ledger/query/query-parameters';

type DimensionInfo = {
  label: string;
  plural: string;
  /** The parameter that narrows by it. */
  filter: Exclude<FilterName, 'currencies'>;
  /** What rows without a value are called. */
  none: string;
  /** What one looks at next inside one of its values. */
  next: Dimension | null;
};

/** An attribute of the links made here. */
const placement = (
  label: string,
  plural: string,
  filter: DimensionInfo['filter'],
  next: Dimension,
): DimensionInfo => ({ label, plural, filter, none: 'Not made here', next });

export const dimensionInfo: Record<Dimension, DimensionInfo> = {
  brand: {
    label: 'Brand',
    plural: 'Brands',
    filter: 'brands',
    none: 'No brand',
    next: 'product',
  },
  product: {
    label: 'Product',
    plural: 'Products',
    filter: 'products',
    none: 'Storefront, no product',
    next: 'creator',
  },
  creator: {
    label: 'Creator',
    plural: 'Creators',
    filter: 'creators',
    none: 'No creator',
    next: 'product',
  },
  link: { label: 'Link', plural: 'Links', filter: 'links', none: 'No link', next: null },
  marketplace: {
    label: 'Marketplace',
    plural: 'Marketplaces',
    filter: 'marketplaces',
    none: 'No marketplace',
    next: 'brand',
  },
  payout_model: {
    label: 'Payout model',
    plural: 'Payout models',
    filter: 'payout_models',
    none: 'No payout model',
    next: 'brand',
  },
  campaign: {
    label: 'Campaign',
    plural: 'Campaigns',
    filter: 'campaigns',
    none: 'No campaign',
    next: 'creator',
  },
  link_type: {
    label: 'Link type',
    plural: 'Link types',
    filter: 'link_types',
    none: 'No link type',
    next: 'creator',
  },
  subid1: placement('Subid 1', 'Subids 1', 'subids1', 'link_product'),
  subid2: placement('Subid 2', 'Subids 2', 'subids2', 'link'),
  sharedid: placement('Shared id', 'Shared ids', 'sharedids', 'link'),
  preset: placement('Preset', 'Presets', 'presets', 'subid1'),
  batch: placement('Batch', 'Batches', 'batches', 'link'),
  maker: placement('Maker', 'Makers', 'makers', 'subid1'),
  link_product: placement('Link’s product', 'Links’ products', 'link_products', 'link'),
  creator_tag: {
    label: 'Program id',
    plural: 'Program ids',
    filter: 'creator_tags',
    none: 'No program id',
    next: 'product',
  },
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
