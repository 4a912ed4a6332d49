import { groupBy } from '@/lib/base/group-by';
import type { CatalogProduct } from '@/lib/contract/resources/product';

/** A product of the stored catalog. */
export type KnownProduct = Pick<CatalogProduct, 'primaryId' | 'marketplace' | 'title' | 'active'>;

/** How much of the catalog is stored. `none`: there is no seller key. `cut`: it is too long to be stored completely. */
type CatalogExtent = 'none' | 'reading' | 'cut' | 'complete';

export type KnownProducts = { catalog: CatalogExtent; products: KnownProduct[] };

type ProductKey = { productId: string; marketplace?: string | null | undefined };

/** Looks up products by id and optionally marketplace. */
export function indexProducts(products: readonly KnownProduct[]) {
  const byId = groupBy(products, ({ primaryId }) => primaryId);
  return ({ productId, marketplace }: ProductKey): readonly KnownProduct[] => {
    const same = byId.get(productId) ?? [];
    return marketplace ? same.filter((product) => product.marketplace === marketplace) : same;
  };
}
