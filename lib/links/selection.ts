import type { LinkDraft } from './draft';

/** Where the catalog leaves chosen products for another page of the tab. */
const key = 'partnerdeck-handed-products';

/** Products chosen in the catalog, as lines of a batch; ids of the address where this browser keeps nothing. */
export function readSelection(products: string): LinkDraft[] {
  const handed = readHanded();
  if (handed.length > 0 || products === 'selection') return handed;
  return products
    .split(',')
    .filter((id) => id !== '')
    .map((productId) => ({ productId }));
}

function readHanded(): LinkDraft[] {
  try {
    const given: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    if (!Array.isArray(given)) return [];
    return given
      .filter(isProduct)
      .map(({ primaryId, marketplace }) => ({ productId: primaryId, marketplace }));
  } catch {
    return [];
  }
}

function isProduct(value: unknown): value is { primaryId: string; marketplace: string } {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'primaryId' in value &&
    typeof value.primaryId === 'string' &&
    'marketplace' in value &&
    typeof value.marketplace === 'string'
  );
}
