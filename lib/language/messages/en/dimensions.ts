/**
 * Words of dimensions as plain text. The types of `t` combine the literal texts of all dimensions, which is too complex to
 * check for more than 16.
 */
type Words = Record<'label' | 'plural' | 'inText' | 'none' | 'count', string>;

const creatorGroup: Words = {
  label: 'Creator group',
  plural: 'creator groups',
  inText: 'creator group',
  none: 'In no creator group',
  count: '{count, plural, one {# creator group} other {# creator groups}}',
};

const productGroup: Words = {
  label: 'Product group',
  plural: 'product groups',
  inText: 'product group',
  none: 'In no product group',
  count: '{count, plural, one {# product group} other {# product groups}}',
};

/** Dimensions of rows. `inText` and `plural` are for use in sentences; `none` is for rows without a value. */
export const dimensions = {
  brand: {
    label: 'Brand',
    plural: 'brands',
    inText: 'brand',
    none: 'No brand',
    count: '{count, plural, one {# brand} other {# brands}}',
  },
  product: {
    label: 'Product',
    plural: 'products',
    inText: 'product',
    none: 'Storefront, no product',
    count: '{count, plural, one {# product} other {# products}}',
  },
  creator: {
    label: 'Creator',
    plural: 'creators',
    inText: 'creator',
    none: 'No creator',
    count: '{count, plural, one {# creator} other {# creators}}',
  },
  link: {
    label: 'Link',
    plural: 'links',
    inText: 'link',
    none: 'No link',
    count: '{count, plural, one {# link} other {# links}}',
  },
  marketplace: {
    label: 'Marketplace',
    plural: 'marketplaces',
    inText: 'marketplace',
    none: 'No marketplace',
    count: '{count, plural, one {# marketplace} other {# marketplaces}}',
  },
  payout_model: {
    label: 'Payout model',
    plural: 'payout models',
    inText: 'payout model',
    none: 'No payout model',
    count: '{count, plural, one {# payout model} other {# payout models}}',
  },
  campaign: {
    label: 'Campaign',
    plural: 'campaigns',
    inText: 'campaign',
    none: 'No campaign',
    count: '{count, plural, one {# campaign} other {# campaigns}}',
  },
  link_type: {
    label: 'Link type',
    plural: 'link types',
    inText: 'link type',
    none: 'No link type',
    count: '{count, plural, one {# link type} other {# link types}}',
  },
  subid1: {
    label: 'Subid 1',
    plural: 'subids 1',
    inText: 'subid 1',
    none: 'Not created here',
    count: '{count, plural, one {# subid 1} other {# subids 1}}',
  },
  subid2: {
    label: 'Subid 2',
    plural: 'subids 2',
    inText: 'subid 2',
    none: 'Not created here',
    count: '{count, plural, one {# subid 2} other {# subids 2}}',
  },
  sharedid: {
    label: 'Shared id',
    plural: 'shared ids',
    inText: 'shared id',
    none: 'Not created here',
    count: '{count, plural, one {# shared id} other {# shared ids}}',
  },
  preset: {
    label: 'Preset',
    plural: 'presets',
    inText: 'preset',
    none: 'Not created here',
    count: '{count, plural, one {# preset} other {# presets}}',
  },
  batch: {
    label: 'Batch',
    plural: 'batches',
    inText: 'batch',
    none: 'Not created here',
    count: '{count, plural, one {# batch} other {# batches}}',
  },
  maker: {
    label: 'Maker',
    plural: 'makers',
    inText: 'maker',
    none: 'Not created here',
    count: '{count, plural, one {# maker} other {# makers}}',
  },
  link_product: {
    label: 'Link’s product',
    plural: 'links’ products',
    inText: 'link’s product',
    none: 'Not created here',
    count: '{count, plural, one {# link’s product} other {# links’ products}}',
  },
  creator_tag: {
    label: 'Program id',
    plural: 'program ids',
    inText: 'program id',
    none: 'No program id',
    count: '{count, plural, one {# program id} other {# program ids}}',
  },
  creator_group: creatorGroup,
  product_group: productGroup,
} as const;
