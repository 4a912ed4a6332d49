import type { ActiveCreator } from '@/lib/contract/resources/creator';
import { chooseOneCurrency } from '@/lib/data/currencies';
import type { CatalogContext } from '@/lib/data/lists/context';
import { readBrandNames } from '@/lib/data/lists/facets';
import { joinFigures, readFiguredRows, readFiguresReceipt, sumTotals } from '@/lib/data/lists/figures';
import { listSources } from '@/lib/data/lists/list-sources';
import { countItems, items, orderBy, rate, type SortColumn, selectItems } from '@/lib/data/lists/list-sql';
import { itemsIn, keyOfList, readList, readListReceipt, readOptionalList } from '@/lib/data/lists/read-list';
import { betweenValues } from '@/lib/data/windows/column-text';
import { creatorFilters } from './creator-filters';
import type { CreatorQuery } from './creator-query';
import type { CreatorSort, CreatorsAnswer } from './creator-shape';

/** Creators with their program tags, as one text. */
const taggedItems = `${items} LEFT JOIN (
  SELECT id AS tagged, string_agg(tag, chr(31) ORDER BY place) AS tags
  FROM ${itemsIn("'creatorMatches'")} GROUP BY id
) AS tags ON tagged = item.id`;

/** Figures are in one currency here, so sorts need not name it. */
const figureSorts: Partial<Record<CreatorSort, SortColumn>> = {
  sales: { by: 'figures.sales' },
  commission: { by: 'figures.commission' },
  clicks: { by: 'figures.clicks' },
  conversions: { by: 'figures.conversions' },
  conversionRate: { by: rate('figures.conversions', 'figures.clicks') },
  epc: { by: rate('figures.commission', 'figures.clicks') },
};

/** A page of the active partners with their figures, from one snapshot. Throws Failure. */
export async function listCreators(
  { reader, ledger }: CatalogContext,
  query: CreatorQuery,
): Promise<CreatorsAnswer> {
  const { sort, order, offset, limit } = query;
  const [list, ...others] = await Promise.all([
    readList(reader, listSources.creators),
    readOptionalList(reader, listSources.brands),
    readOptionalList(reader, listSources.creatorMatches),
  ]);
  const partners = query.brands?.map((id) => `|${id}|`);
  const listKey = keyOfList(reader, list);
  const narrowed = selectItems(
    listKey,
    ({ passes, testAny, containsWords }) =>
      passes(creatorFilters, query, {
        q: containsWords(`item.texts || chr(31) || COALESCE(lower(tags), '')`, query.q),
        brands: testAny(partners, (partner) => `strpos(item.partners, ${partner}) > 0`),
      }),
    taggedItems,
  );
  const of = { ledger, dataset: 'reports', dimension: 'creator', key: 'item.id', range: query } as const;
  return ledger.store.snapshot(async (session) => {
    const { read } = session;
    const totals = await sumTotals(read, of, narrowed);
    const currency = chooseOneCurrency(totals, query.currency);
    const column = figureSorts[sort];
    const sorted = column ? await joinFigures(read, of, narrowed, currency) : narrowed;
    const rows = await readFiguredRows<ActiveCreator>(session, of, sorted, {
      columns: ['tags'],
      order: orderBy(sort === 'name' ? { by: 'item.sort_name' } : column, order),
      ...{ offset, limit },
    });
    const brands = await readBrandNames(read, listKey);
    const { lists, ...receipt } = await readListReceipt(read, reader, list, others);
    const names = new Map(brands.map(({ id, name }) => [id, name]));
    return {
      rows: rows.map(({ item: creator, figures, row: { tags } }) => ({
        ...{ creator, figures, tags: tags === null ? [] : String(tags).split(betweenValues) },
        brands: creator.partneredBrandIds.map((id) => ({ id, name: names.get(id) ?? id })),
      })),
      ...{ offset, totals, currency, brands },
      total: await countItems(read, narrowed),
      ...receipt,
      ...(await readFiguresReceipt(read, { ledger, datasets: ['reports'], range: query, lists })),
    };
  });
}
