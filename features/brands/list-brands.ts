import type { Brand } from '@/lib/contract/resources/brand';
import type { CatalogContext } from '@/lib/data/lists/context';
import { readFacets } from '@/lib/data/lists/facets';
import { readFiguredRows, readFiguresReceipt, sumTotals } from '@/lib/data/lists/figures';
import { listSources } from '@/lib/data/lists/list-sources';
import { selectItems } from '@/lib/data/lists/list-sql';
import { keyOfList, readList, readListReceipt } from '@/lib/data/lists/read-list';
import { brandFilters } from './brand-filters';
import type { BrandQuery } from './brand-query';
import type { BrandsAnswer } from './brand-shape';

/** All matching brands with their figures, from one snapshot. Throws Failure. */
export async function listBrands(
  { reader, ledger }: CatalogContext,
  query: BrandQuery,
): Promise<BrandsAnswer> {
  const list = await readList(reader, listSources.brands);
  const listKey = keyOfList(reader, list);
  const brands = selectItems(listKey, ({ passes, containsWords }) =>
    passes(brandFilters, query, { q: containsWords('item.texts', query.q) }),
  );
  const of = { ledger, dataset: 'reports', dimension: 'brand', key: 'item.id', range: query } as const;
  return ledger.store.snapshot(async (session) => {
    const { read } = session;
    const rows = await readFiguredRows<Brand>(session, of, brands);
    const { lists, ...receipt } = await readListReceipt(read, reader, list);
    return {
      rows: rows.map(({ item, figures }) => ({ brand: item, figures })),
      totals: await sumTotals(read, of, brands),
      marketplaces: await readFacets(read, listKey, 'marketplace'),
      ...receipt,
      ...(await readFiguresReceipt(read, { ledger, datasets: ['reports'], range: query, lists })),
    };
  });
}
