import { Failure } from '@/lib/base/failure';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { itemsOf, keyOfList, readList } from '@/lib/data/fetch/lists/read-list';
import { readBrandNames } from '@/lib/data/read/lists/facets';
import type { SqlValue } from '@/lib/data/store/engine/store';
import type { Catalog } from '@/lib/data/store/workspace';

/** Brands by id, from the API's list. Waits until the list is complete. Throws Failure. */
export async function readBrands(catalog: Catalog): Promise<ReadonlyMap<string, string>> {
  const list = await readList(catalog, listSources.brands, { untilComplete: true });
  const brands = await readBrandNames(catalog.store.read, keyOfList(catalog, list));
  return new Map(brands.map(({ id, name }) => [id, name]));
}

/** Id and category of every listed product; null if the category could not be read. Waits until the list is complete. Throws Failure. */
export async function readProductCategories(
  catalog: Catalog,
): Promise<{ id: string; category: string | null }[]> {
  const list = await readList(catalog, listSources.products, { untilComplete: true });
  const rows = await catalog.store.read(`SELECT id, category FROM ${itemsOf}`, keyOfList(catalog, list));
  return rows.map(({ id, category }) => ({
    id: String(id),
    category: category === null ? null : String(category),
  }));
}

/** How long a response waits for the first read of categories, in milliseconds. */
const waitMs = 700;

type Categories = { state: 'loaded' | 'loading' | 'failed'; cut: boolean; revision: string };

/**
 * Whether product categories are stored, and which. May be empty without a key or while the API is down. `cut`: the list is
 * too long, so that some are unknown.
 */
export async function readCategories(catalog: Catalog): Promise<Categories> {
  try {
    const { complete, cut, walk } = await readList(catalog, listSources.products, { waitMs });
    return { state: complete || cut ? 'loaded' : 'loading', cut, revision: String(walk) };
  } catch (error) {
    if (error instanceof Failure) return { state: 'failed', cut: false, revision: '' };
    throw error;
  }
}

/**
 * Selects marketplace, product and category of current and former products. Empty until the list is complete. Adds
 * parameters to `values`.
 */
export function selectCategories(workspaceId: string, values: SqlValue[]): string {
  const at = values.push(workspaceId, listSources.products.name);
  return `SELECT items.marketplace, items.id AS product, items.category FROM ledger.items AS items
    JOIN ledger.lists AS lists ON lists.workspace = items.workspace AND lists.list = items.list
      AND items.walk IN (0, lists.walk)
    WHERE items.workspace = $${at - 1} AND items.list = $${at} AND lists.whole`;
}
