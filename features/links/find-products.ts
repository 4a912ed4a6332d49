import { Failure } from '@/lib/base/failure';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { itemsOf, keyOfList, readList, type StoredList } from '@/lib/data/fetch/lists/read-list';
import { containsWords } from '@/lib/data/read/lists/list-sql';
import type { Catalog } from '@/lib/data/store/workspace';
import { cleanText } from '@/lib/language/format/clean-text';

/** A product in the form's suggestions. */
export type ProductOption = Pick<
  CatalogProduct,
  'primaryId' | 'marketplace' | 'title' | 'active' | 'inStock' | 'commissionPercentage'
>;

/** `catalog` is false without a seller key, when there is nothing to search. */
type FoundProducts = { catalog: boolean; complete: boolean; products: ProductOption[] };

/** `signal`: the reader disconnects. */
export type SearchedCatalog = Catalog & { signal?: AbortSignal };

const offered = 12;
const longestWaitMs = 2_500;

/** Products whose title or id contains every word. Exact ids come first, then active products. */
export async function findProducts(catalog: SearchedCatalog, text: string): Promise<FoundProducts> {
  const query = cleanText(text).trim().toLowerCase();
  const list = await readCatalog(catalog);
  if (!list) return { catalog: false, complete: true, products: [] };
  const values = [...keyOfList(catalog, list), query];
  const conditions = containsWords(`sort_name || ' ' || lower(id)`, query, values);
  const rows = await catalog.store.read(
    `SELECT data FROM ${[itemsOf, ...conditions].join(' AND ')}
     ORDER BY lower(id) <> $4, NOT active, place LIMIT ${offered}`,
    values,
  );
  const products = rows.map(({ data }): ProductOption => {
    const { primaryId, marketplace, title, active, inStock, commissionPercentage } = JSON.parse(String(data));
    return { primaryId, marketplace, title, active, inStock, commissionPercentage };
  });
  return { catalog: true, complete: list.complete, products };
}

/** The catalog, as far as it is stored after a short wait; undefined without a seller key. */
export async function readCatalog(
  { signal, ...catalog }: SearchedCatalog,
  waitMs = longestWaitMs,
): Promise<StoredList | undefined> {
  try {
    return await readList(catalog, listSources.products, { waitMs, signal });
  } catch (error) {
    if (error instanceof Failure && error.code === 'key_missing') return undefined;
    throw error;
  }
}
