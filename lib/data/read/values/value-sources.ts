import type { ItemColumn } from '@/lib/data/store/engine/list-tables';
import type { ListName } from '@/lib/data/terms/basis';
import { type DatasetName, datasetNames, datasets } from '@/lib/data/terms/datasets';
import { type Dimension, dimensionNames } from '@/lib/data/terms/dimensions';
import type { ValueKind } from '@/lib/data/terms/filters/list-filter';
import { isGroupDimension } from '@/lib/data/terms/group-dimensions';
import { isPlacement } from '@/lib/data/terms/placement-dimensions';

/** A column with values, and with their names. */
export type ValueSource = { table: string; key: string; name: string; where: string };

/** Small tables that have the values of a kind, the list that has all of them, and the large tables that also have them. */
type Sources = { small: ValueSource[]; list: ListName | null; rows: RowSource[] };

type RowSource = { dataset: DatasetName; table: string; key: string };

/** `AS item` marks reads of names, on which no figure rests. */
const items = (lists: readonly ListName[], key: ItemColumn, name: string): ValueSource => ({
  table: 'ledger.items AS item',
  key: `item.${key}`,
  name,
  where: `AND item.list IN (${lists.map((list) => `'${list}'`).join(', ')})`,
});

const placements = (key: string, name: string): ValueSource => ({
  table: 'ledger.placements AS placed',
  key: `placed.${key}`,
  name,
  where: '',
});

const sums = (key: 'currency' | 'marketplace'): ValueSource => ({
  table: 'ledger.day_sums AS seen',
  key: `seen.${key}`,
  name: 'NULL',
  where: '',
});

const rowsOf = (dimension: Dimension) =>
  datasetNames.flatMap((name: DatasetName) => {
    const { table, dimensions } = datasets[name];
    const key = dimensions[dimension];
    return key ? [{ dataset: name, table, key }] : [];
  });

const catalogs = ['products', 'productsV1'] as const;
const creators = ['creators', 'creatorMatches', 'programCreators'] as const;

const own: Partial<Record<ValueKind, Sources>> = {
  brand: { small: [items(['brands'], 'id', 'item.name')], list: 'brands', rows: rowsOf('brand') },
  product: {
    small: [items(catalogs, 'id', 'item.name'), placements('link_product', 'placed.link_product_name')],
    list: 'products',
    rows: rowsOf('product'),
  },
  creator: { small: [items(creators, 'id', 'item.name')], list: 'creators', rows: rowsOf('creator') },
  campaign: {
    small: [items(['campaigns'], 'id', 'item.name')],
    list: 'campaigns',
    rows: rowsOf('campaign'),
  },
  creator_tag: {
    small: [items(['programCreators', 'creatorMatches'], 'tag', 'item.name')],
    list: 'programCreators',
    rows: rowsOf('creator_tag'),
  },
  marketplace: {
    small: [sums('marketplace'), items([...catalogs, 'brands'], 'marketplace', 'NULL')],
    list: 'products',
    rows: [],
  },
  currency: { small: [sums('currency'), items(catalogs, 'currency', 'NULL')], list: null, rows: [] },
  category: { small: [items(catalogs, 'category', 'NULL')], list: 'products', rows: [] },
  status: { small: [items(['campaigns'], 'status', 'NULL')], list: 'campaigns', rows: [] },
};

/** Kinds whose rows have no index. Sums of past months know their values. */
const unindexed: readonly ValueKind[] = ['campaign', 'creator_tag', 'link_type'];

/** The values of past months, for kinds whose rows have no index. */
export const monthsOf = (kind: ValueKind): ValueSource | null =>
  unindexed.includes(kind)
    ? {
        table: 'ledger.months AS seen',
        key: 'seen.key',
        name: 'seen.label',
        where: `AND seen.dimension = '${kind}'`,
      }
    : null;

/** Where the values of a kind are stored. Payout models are a closed set, which queries check. */
export function sourcesOf(kind: ValueKind): Sources {
  const found = own[kind];
  if (found) return found;
  const dimension = dimensionNames.find((name) => name === kind);
  if (!dimension || dimension === 'payout_model' || isGroupDimension(dimension))
    return { small: [], list: null, rows: [] };
  if (isPlacement(dimension))
    return { small: [placements(dimension, `placed.${dimension}_name`)], list: null, rows: [] };
  return {
    small: dimension === 'link' ? [placements('link', 'NULL')] : [],
    list: null,
    rows: rowsOf(dimension),
  };
}
