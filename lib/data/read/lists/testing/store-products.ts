import type { CatalogProduct } from '@/lib/contract/resources/product';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { storeItems } from './store-items';

/** Stores products like a walk at that time. Later walks have a higher `fence`. */
export const storeProducts = (
  place: Parameters<typeof storeItems>[0],
  products: readonly CatalogProduct[],
  asOf: Date,
  fence: number,
): Promise<void> => storeItems(place, listSources.products, products, { asOf, fence });
