type DimensionInfo = { filter: string; keys: 'text' | 'uuid'; drillDown: string | null };

/**
 * What reports group and filter by, in the order of menus: the name of the filter, what keys are, and the dimension to
 * drill down to. Names are messages: `dimensions.brand.label`. Keys of a link's attributes may also be `~`.
 */
export const dimensionInfo = {
  brand: { filter: 'brands', keys: 'uuid', drillDown: 'product' },
  product: { filter: 'products', keys: 'text', drillDown: 'creator' },
  creator: { filter: 'creators', keys: 'uuid', drillDown: 'product' },
  link: { filter: 'links', keys: 'text', drillDown: null },
  marketplace: { filter: 'marketplaces', keys: 'text', drillDown: 'brand' },
  payout_model: { filter: 'payout_models', keys: 'text', drillDown: 'brand' },
  campaign: { filter: 'campaigns', keys: 'uuid', drillDown: 'creator' },
  link_type: { filter: 'link_types', keys: 'text', drillDown: 'creator' },
  subid1: { filter: 'subids1', keys: 'text', drillDown: 'link_product' },
  subid2: { filter: 'subids2', keys: 'text', drillDown: 'link' },
  sharedid: { filter: 'sharedids', keys: 'text', drillDown: 'link' },
  preset: { filter: 'presets', keys: 'uuid', drillDown: 'subid1' },
  batch: { filter: 'batches', keys: 'uuid', drillDown: 'link' },
  maker: { filter: 'makers', keys: 'uuid', drillDown: 'subid1' },
  link_product: { filter: 'link_products', keys: 'text', drillDown: 'link' },
  creator_tag: { filter: 'creator_tags', keys: 'text', drillDown: 'product' },
  creator_group: { filter: 'creator_groups', keys: 'uuid', drillDown: 'creator' },
  product_group: { filter: 'product_groups', keys: 'uuid', drillDown: 'product' },
} as const satisfies Record<string, DimensionInfo>;

export type Dimension = keyof typeof dimensionInfo;
export const dimensionNames = Object.keys(dimensionInfo) as Dimension[];

export const groupings = ['none', ...dimensionNames] as const;
export type Grouping = (typeof groupings)[number];
