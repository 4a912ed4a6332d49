import { listSources } from '@/lib/catalog/list-sources';
import { readItems } from '@/lib/catalog/read-items';
import { itemsOf, placeOf, type Reader, readList, type StoredList } from '@/lib/catalog/read-list';
import { Failure } from '@/lib/failure';

/** Brands by id, as the API lists them. Waits for the whole list. Throws Failure. */
export async function readBrands(reader: Reader): Promise<ReadonlyMap<string, string>> {
  const { rows } = await readItems(reader, listSources.brands, { whole: true });
  return new Map(rows.map(({ id, name }) => [id.toLowerCase(), name]));
}

export type ListedProduct = { marketplace: string; primaryId: string; category: string };

/** Every listed product with its category. Waits for the whole list. Throws Failure. */
export async function readProducts(reader: Reader): Promise<readonly ListedProduct[]> {
  return selectProducts(reader, await readList(reader, listSources.products, { whole: true }));
}

/** How long an answer waits for categories that are read for the first time. */
const waitMs = 700;

/** What is known of products' categories right now. Without a key, or while the API is down, there are none. */
export async function readCategories(
  reader: Reader,
): Promise<{ state: 'loaded' | 'loading' | 'failed'; products: readonly ListedProduct[] }> {
  try {
    const list = await readList(reader, listSources.products, { waitMs });
    if (!list.complete && !list.cut) return { state: 'loading', products: [] };
    return { state: 'loaded', products: await selectProducts(reader, list) };
  } catch (error) {
    if (error instanceof Failure) return { state: 'failed', products: [] };
    throw error;
  }
}

async function selectProducts(reader: Reader, list: StoredList): Promise<ListedProduct[]> {
  const rows = await reader.store.read(
    `SELECT marketplace, id, category FROM ${itemsOf} ORDER BY place`,
    placeOf(reader, list),
  );
  return rows.map(({ marketplace, id, category }) => ({
    marketplace: String(marketplace),
    primaryId: String(id),
    category: String(category),
  }));
}
