import { keyOfList, readListReceipt } from '@/lib/data/fetch/lists/read-list';
import { writeSelect } from '@/lib/data/read/lists/list-sql';
import { findMainCurrency } from '@/lib/data/read/summary/currencies';
import { readFiguresReceipt } from '@/lib/data/read/summary/list-figures';
import type { Catalog } from '@/lib/data/store/workspace';
import { findingNames, wastesClicks } from './findings';
import { readProducts, sumProducts } from './list-products';
import type { FindingsQuery } from './product-query';
import type { FindingsAnswer } from './product-shape';
import { countFindings, selectProducts } from './product-sql';

/**
 * The number of products with each finding in one currency, over the complete seller v2 catalog. Most wasted clicks
 * first. Throws Failure.
 */
export async function listFindings(catalog: Catalog, query: FindingsQuery): Promise<FindingsAnswer> {
  const { from, to } = query;
  const [list] = await readProducts(catalog, { api: 'v2' });
  const every = { api: 'v2', from, to, sort: 'listed', order: 'asc' } as const;
  const listKey = keyOfList(catalog, list);
  return catalog.store.snapshot(async ({ read }) => {
    const currency =
      query.currency ??
      findMainCurrency(await sumProducts(read, listKey, every, { open: false, currency: null }));
    const select = selectProducts(listKey, every, { currency, findings: findingNames });
    const [counts = {}] = await read(writeSelect(select, countFindings), select.values);
    const counted = findingNames.map((name) => ({
      name,
      products: Number(counts[name] ?? 0),
      clicks: Number(counts[`${name} clicks`] ?? 0),
    }));
    const lost = ({ name, clicks }: (typeof counted)[number]) => (wastesClicks(name) ? clicks : -1);
    const { lists, ...receipt } = await readListReceipt(read, catalog, list);
    return {
      findings: counted.toSorted((a, b) => lost(b) - lost(a)),
      products: receipt.list.loaded,
      ...receipt,
      ...(await readFiguresReceipt(read, {
        ledger: catalog,
        datasets: ['reports'],
        range: { from, to },
        lists,
        asked: [],
      })),
    };
  });
}
