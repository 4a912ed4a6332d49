import type { Brand } from '@/lib/contract/resources/brand';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { keyOfList, readList, readListReceipt } from '@/lib/data/fetch/lists/read-list';
import { readFacets } from '@/lib/data/read/lists/facets';
import { selectItems } from '@/lib/data/read/lists/list-sql';
import { readFiguredRows, readFiguresReceipt, sumTotals } from '@/lib/data/read/summary/list-figures';
import { listAskedOf } from '@/lib/data/read/values/read-unknown-values';
import type { Catalog } from '@/lib/data/store/workspace';
import { brandFilters } from './brand-filters';
import type { BrandQuery } from './brand-query';
import type { BrandsAnswer } from './brand-shape';

/** All matching brands with their figures, from one snapshot. Throws Failure. */
export async function listBrands(catalog: Catalog, query: BrandQuery): Promise<BrandsAnswer> {
  const list = await readList(catalog, listSources.brands);
  const listKey = keyOfList(catalog, list);
  const brands = selectItems(listKey, ({ passes, containsWords }) =>
    passes(brandFilters, query, { q: containsWords('item.texts', query.q) }),
  );
  const of = {
    ledger: catalog,
    dataset: 'reports',
    dimension: 'brand',
    key: 'item.id',
    range: query,
  } as const;
  return catalog.store.snapshot(async (session) => {
    const { read } = session;
    const rows = await readFiguredRows<Brand>(session, of, brands);
    const { lists, ...receipt } = await readListReceipt(read, catalog, list);
    return {
      rows: rows.map(({ item, figures }) => ({ brand: item, figures })),
      totals: await sumTotals(read, of, brands),
      marketplaces: await readFacets(read, listKey, 'marketplace'),
      ...receipt,
      ...(await readFiguresReceipt(read, {
        ledger: catalog,
        datasets: ['reports'],
        range: query,
        lists,
        asked: listAskedOf(brandFilters, query),
      })),
    };
  });
}
