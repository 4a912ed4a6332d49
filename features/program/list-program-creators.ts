import type { ProgramCreator } from '@/lib/contract/resources/program';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import {
  itemsIn,
  keyOfList,
  readList,
  readListReceipt,
  readOptionalList,
} from '@/lib/data/fetch/lists/read-list';
import { readGroupsOf } from '@/lib/data/read/groups/read-groups-of';
import { refreshGroups } from '@/lib/data/read/groups/refresh-groups';
import {
  countItems,
  items,
  makeConditions,
  orderBy,
  type Select,
  type SortColumn,
} from '@/lib/data/read/lists/list-sql';
import { whereInGroups } from '@/lib/data/read/query/filter-sql';
import { findMainCurrency, orderCurrencies } from '@/lib/data/read/summary/currencies';
import {
  joinFigures,
  readFiguredRows,
  readFiguresReceipt,
  sumByKey,
  sumTotals,
} from '@/lib/data/read/summary/list-figures';
import { listAskedOf } from '@/lib/data/read/values/read-unknown-values';
import type { Session, SqlValue } from '@/lib/data/store/engine/store';
import type { Catalog } from '@/lib/data/store/workspace';
import { readFilterValue } from '@/lib/data/terms/filters/filter-value';
import type { FilterValues } from '@/lib/data/terms/filters/list-filter';
import { compareCurrencies } from '@/lib/language/format/currency';
import { programCreatorFilters } from './program-filters';
import type { ProgramCreatorQuery } from './program-query';
import type { ProgramCreatorSort, ProgramCreatorsAnswer } from './program-shape';

/** Items with their creator on the platform: found by tag lookup, or a partner with the same id. */
const claimedItems = `(
  SELECT item.*, COALESCE(found.id, partners.id) AS creator, partners.id IS NOT NULL AS partner,
    COALESCE(found.id, partners.id, item.email) IS NOT NULL AS claimed
  FROM ${items}
  LEFT JOIN (SELECT id, tag FROM ${itemsIn("'creatorMatches'")}) AS found ON found.tag = item.tag
  LEFT JOIN (SELECT id FROM ${itemsIn("'creators'")}) AS partners ON partners.id = COALESCE(found.id, item.id)
) AS item`;

/** Figures are in one currency, so sorts need not name it. */
const sorts: Record<ProgramCreatorSort, SortColumn & { of?: 'program' | 'attribution' }> = {
  name: { by: 'item.sort_name' },
  programName: { by: 'item.profile' },
  tag: { by: 'item.tag' },
  programSales: { by: 'figures.sales', of: 'program' },
  programCommission: { by: 'figures.commission', of: 'program' },
  programClicks: { by: 'figures.clicks', of: 'program' },
  programConversions: { by: 'figures.conversions', of: 'program' },
  sales: { by: 'figures.sales', of: 'attribution' },
  commission: { by: 'figures.commission', of: 'attribution' },
};

const ofCreators = { kind: 'creator', column: 'item.creator' } as const;

function selectCreators(
  listKey: readonly SqlValue[],
  query: FilterValues<typeof programCreatorFilters>,
): Select {
  const values: SqlValue[] = [...listKey];
  const make = makeConditions(values);
  const groups = query.groups?.map((value) => readFilterValue('creator_group', value));
  const where = make.passes(programCreatorFilters, query, {
    q: make.containsWords('item.texts', query.q),
    groups: groups ? [whereInGroups(ofCreators, groups, String(listKey[0]), values)] : [],
  });
  return { from: claimedItems, where, values };
}

/** A page of the program's creators, with program and attribution figures, from one snapshot. Throws Failure. */
export async function listProgramCreators(
  catalog: Catalog,
  query: ProgramCreatorQuery,
): Promise<ProgramCreatorsAnswer> {
  const { sort, order, offset, limit } = query;
  const [list, ...others] = await Promise.all([
    readList(catalog, listSources.programCreators),
    readOptionalList(catalog, listSources.creators),
    readOptionalList(catalog, listSources.creatorMatches),
  ]);
  await refreshGroups(catalog.db, catalog.store, catalog.id);
  const listKey = keyOfList(catalog, list);
  const narrowed = selectCreators(listKey, query);
  const countClaimed = (read: Session['read'], claimed: boolean) =>
    countItems(read, selectCreators(listKey, { ...query, claimed }));
  const figures = {
    program: { ledger: catalog, dataset: 'program', dimension: 'creator_tag', key: 'item.tag', range: query },
    attribution: {
      ledger: catalog,
      dataset: 'reports',
      dimension: 'creator',
      key: 'item.creator',
      range: query,
    },
  } as const;
  return catalog.store.snapshot(async (session) => {
    const { read } = session;
    const column = sorts[sort];
    const totals = await sumTotals(read, figures.program, narrowed);
    const attributed = await sumTotals(read, figures.attribution, narrowed);
    const currencies = [...new Set([...orderCurrencies(totals), ...orderCurrencies(attributed)])].sort(
      compareCurrencies,
    );
    const main = findMainCurrency(totals) ?? findMainCurrency(attributed);
    const currency = currencies.find((code) => code === query.currency) ?? main;
    const sorted = column.of ? await joinFigures(read, figures[column.of], narrowed, currency) : narrowed;
    const rows = await readFiguredRows<ProgramCreator>(session, figures.program, sorted, {
      columns: ['item.creator', 'item.partner', 'item.claimed'],
      order: orderBy(column, order),
      offset,
      limit,
    });
    const creators = rows.flatMap(({ row: { creator } }) => (creator === null ? [] : String(creator)));
    const groups = await readGroupsOf(session, catalog.id, 'creator', creators);
    const attribution = await sumByKey(session, figures.attribution, creators);
    const { lists, ...receipt } = await readListReceipt(read, catalog, list, others);
    const datasets = ['program', 'reports'] as const;
    return {
      rows: rows.map(({ item, figures: program, row: { creator, partner, claimed } }) => ({
        creator: item,
        program,
        partner: partner === true,
        claimed: claimed === true,
        creatorId: creator === null ? null : String(creator),
        groups: groups.get(String(creator)) ?? [],
        attribution: attribution.get(String(creator)) ?? [],
      })),
      offset,
      total: await countItems(read, narrowed),
      claimed: await countClaimed(read, true),
      unclaimed: await countClaimed(read, false),
      totals,
      currency,
      currencies,
      ...receipt,
      ...(await readFiguresReceipt(read, {
        ledger: catalog,
        datasets,
        range: query,
        lists,
        asked: listAskedOf(programCreatorFilters, query),
      })),
    };
  });
}
