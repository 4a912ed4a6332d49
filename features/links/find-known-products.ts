import { itemsOf, keyOfList } from '@/lib/data/fetch/lists/read-list';
import { betweenValues } from '@/lib/data/store/engine/column-text';
import { readCatalog, type SearchedCatalog } from './find-products';
import type { KnownProducts } from './known-product';

/** Products of the stored catalog with one of the ids. Throws Failure if the catalog cannot be read. */
export async function findKnownProducts(
  catalog: SearchedCatalog,
  ids: Iterable<string>,
  waitMs?: number,
): Promise<KnownProducts> {
  const list = await readCatalog(catalog, waitMs);
  if (!list) return { catalog: 'none', products: [] };
  const idsText = [...new Set(ids)].join(betweenValues).replaceAll('\0', ' ');
  const rows = await catalog.store.snapshot(({ read, splitText }) =>
    read(
      `SELECT id, marketplace, name, active FROM ${itemsOf} AND id IN (SELECT unnest(${splitText('$4')})) ORDER BY place`,
      [...keyOfList(catalog, list), idsText],
    ),
  );
  const products = rows.map(({ id, marketplace, name, active }) => ({
    primaryId: String(id),
    marketplace: String(marketplace),
    title: String(name),
    active: active === true,
  }));
  return { catalog: list.cut ? 'cut' : list.complete ? 'complete' : 'reading', products };
}
