import type { ActiveCreator } from '@/lib/contract/resources/creator';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { keyOfList, readList, readListReceipt, readOptionalList } from '@/lib/data/fetch/lists/read-list';
import { readGroupsOf } from '@/lib/data/read/groups/read-groups-of';
import { refreshGroups } from '@/lib/data/read/groups/refresh-groups';
import { readBrandNames } from '@/lib/data/read/lists/facets';
import {
  countItems,
  makeConditions,
  orderBy,
  rate,
  type Select,
  type SortColumn,
} from '@/lib/data/read/lists/list-sql';
import { taggedCreators, testCreators } from '@/lib/data/read/lists/live-conditions';
import { whereInGroups } from '@/lib/data/read/query/filter-sql';
import { chooseOneCurrency } from '@/lib/data/read/summary/currencies';
import {
  joinFigures,
  readFiguredRows,
  readFiguresReceipt,
  sumTotals,
} from '@/lib/data/read/summary/list-figures';
import { listAskedOf } from '@/lib/data/read/values/read-unknown-values';
import { betweenValues } from '@/lib/data/store/engine/column-text';
import type { SqlValue } from '@/lib/data/store/engine/store';
import type { Catalog } from '@/lib/data/store/workspace';
import { readFilterValue } from '@/lib/data/terms/filters/filter-value';
import { creatorFilters } from './creator-filters';
import type { CreatorQuery } from './creator-query';
import type { CreatorSort, CreatorsAnswer } from './creator-shape';

/** Figures are in one currency here, so sorts need not name it. */
const figureSorts: Partial<Record<CreatorSort, SortColumn>> = {
  sales: { by: 'figures.sales' },
  commission: { by: 'figures.commission' },
  clicks: { by: 'figures.clicks' },
  conversions: { by: 'figures.conversions' },
  conversionRate: { by: rate('figures.conversions', 'figures.clicks') },
  epc: { by: rate('figures.commission', 'figures.clicks') },
};

const ofItems = { kind: 'creator', column: 'item.id' } as const;

function selectCreators(listKey: readonly SqlValue[], query: CreatorQuery): Select {
  const values: SqlValue[] = [...listKey];
  const make = makeConditions(values);
  const groups = query.groups?.map((value) => readFilterValue('creator_group', value));
  const inGroups = groups && whereInGroups(ofItems, groups, String(listKey[0]), values);
  const others = { ...testCreators(make, query), groups: inGroups ? [inGroups] : [] };
  return { from: taggedCreators, where: make.passes(creatorFilters, query, others), values };
}

/** A page of the active partners with their figures, from one snapshot. Throws Failure. */
export async function listCreators(catalog: Catalog, query: CreatorQuery): Promise<CreatorsAnswer> {
  const { sort, order, offset, limit } = query;
  const [list, ...others] = await Promise.all([
    readList(catalog, listSources.creators),
    readOptionalList(catalog, listSources.brands),
    readOptionalList(catalog, listSources.creatorMatches),
  ]);
  await refreshGroups(catalog.db, catalog.store, catalog.id);
  const listKey = keyOfList(catalog, list);
  const narrowed = selectCreators(listKey, query);
  const of = {
    ledger: catalog,
    dataset: 'reports',
    dimension: 'creator',
    key: 'item.id',
    range: query,
  } as const;
  return catalog.store.snapshot(async (session) => {
    const { read } = session;
    const totals = await sumTotals(read, of, narrowed);
    const currency = chooseOneCurrency(totals, query.currency);
    const column = figureSorts[sort];
    const sorted = column ? await joinFigures(read, of, narrowed, currency) : narrowed;
    const rows = await readFiguredRows<ActiveCreator>(session, of, sorted, {
      columns: ['tags'],
      order: orderBy(sort === 'name' ? { by: 'item.sort_name' } : column, order),
      offset,
      limit,
    });
    const groups = await readGroupsOf(
      session,
      catalog.id,
      'creator',
      rows.map(({ item }) => item.id),
    );
    const brands = await readBrandNames(read, listKey);
    const { lists, ...receipt } = await readListReceipt(read, catalog, list, others);
    const names = new Map(brands.map(({ id, name }) => [id, name]));
    return {
      rows: rows.map(({ item: creator, figures, row: { tags } }) => ({
        creator,
        figures,
        tags: tags === null ? [] : String(tags).split(betweenValues),
        groups: groups.get(creator.id) ?? [],
        brands: creator.partneredBrandIds.map((id) => ({ id, name: names.get(id) ?? id })),
      })),
      offset,
      totals,
      currency,
      brands,
      total: await countItems(read, narrowed),
      ...receipt,
      ...(await readFiguresReceipt(read, {
        ledger: catalog,
        datasets: ['reports'],
        range: query,
        lists,
        asked: listAskedOf(creatorFilters, query),
      })),
    };
  });
}
