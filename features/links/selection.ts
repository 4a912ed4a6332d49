import { readHandedProducts } from '@/features/products/handed-products';
import type { LinkDraft } from './draft';

/** Products chosen in the catalog, as lines of a batch. Without browser storage, uses the ids in the URL. */
export function readSelection(products: string): LinkDraft[] {
  const handed = readHandedProducts().map(({ primaryId, marketplace }) => ({
    productId: primaryId,
    marketplace,
  }));
  if (handed.length > 0 || products === 'selection') return handed;
  return products
    .split(',')
    .filter((id) => id !== '')
    .map((productId) => ({ productId }));
}
