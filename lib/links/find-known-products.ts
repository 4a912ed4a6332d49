import { type Reader, readCatalog } from './find-products';
import type { KnownProducts } from './known-product';

/** The products of the stored catalog that have one of the ids. Throws Failure where the catalog cannot be read. */
export async function findKnownProducts(
  reader: Reader,
  ids: Iterable<string>,
  waitMs?: number,
): Promise<KnownProducts> {
  const held = await readCatalog(reader, waitMs);
  if (!held) return { catalog: 'none', products: [] };
  const wanted = new Set(ids);
  const products = held.rows
    .filter(({ primaryId }) => wanted.has(primaryId))
    .map(({ primaryId, marketplace, title, active }) => ({ primaryId, marketplace, title, active }));
  return { catalog: held.cut ? 'cut' : held.complete ? 'whole' : 'reading', products };
}
