import { heldLists } from '@/lib/catalog/held-lists';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import type { Db } from '@/lib/db/database';
import { Failure } from '@/lib/failure';
import type { Call } from '@/lib/gateway/call';

/** A product as the form offers it. */
export type ProductOption = Pick<
  CatalogProduct,
  'primaryId' | 'marketplace' | 'title' | 'active' | 'inStock' | 'commissionPercentage'
>;

/** `catalog` false: the workspace has no seller key, so there is nothing to search. */
export type FoundProducts = { catalog: boolean; complete: boolean; products: ProductOption[] };

export type Reader = { db: Db; workspaceId: string; call: Call; signal?: AbortSignal };

const offered = 12;
const longestWaitMs = 2_500;

/** Products whose title or id holds every word; exact ids first, then active ones. */
export async function findProducts(reader: Reader, text: string): Promise<FoundProducts> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const held = await readCatalog(reader);
  if (!held) return { catalog: false, complete: true, products: [] };
  const found = held.rows.filter(({ title, primaryId }) => {
    const hay = `${title} ${primaryId}`.toLowerCase();
    return words.every((word) => hay.includes(word));
  });
  const rank = ({ primaryId, active }: CatalogProduct) =>
    (primaryId.toLowerCase() === text.trim().toLowerCase() ? 0 : 2) + (active ? 0 : 1);
  const products = found
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, offered)
    .map(({ primaryId, marketplace, title, active, inStock, commissionPercentage }) => ({
      primaryId,
      marketplace,
      title,
      active,
      inStock,
      commissionPercentage,
    }));
  return { catalog: true, complete: held.complete, products };
}

/** The catalog as far as it is held within a moment; undefined without a seller key. */
export async function readCatalog({ db, workspaceId, call, signal }: Reader, waitMs = longestWaitMs) {
  try {
    return await heldLists.products({ db, workspaceId, call }, { waitMs, signal });
  } catch (error) {
    if (error instanceof Failure && error.code === 'key_missing') return undefined;
    throw error;
  }
}
