import { filter } from '@/lib/data/terms/filters/list-filter';

/** The value of `subid` for links without a subid 1. Subids cannot contain `!`. */
export const withoutSubid = '!none';

const exactly = filter.shape(/^.{1,512}$/, 'must have at most 512 characters');

/** The filters of /links/history. */
export const historyFilters = {
  q: filter.text,
  /** Subid 1. */
  subid: { ...exactly, of: 'subid1' },
  product: { ...exactly, of: 'product' },
  marketplace: { ...exactly, of: 'marketplace' },
  /** Links to products in one of these groups. */
  groups: { ...filter.ids, of: 'product_group' },
  batch: {
    ...filter.shape(/^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/, 'must be a UUID'),
    of: 'batch',
  },
  archived: filter.choice(['no', 'yes', 'all'], 'no'),
  /** Links of the reader. */
  mine: filter.choice(['no', 'yes'], 'no'),
} as const;

export const historySort = filter.choice(['created', 'product', 'subid1'], 'created');
