import { withStorage } from '@/lib/client/browser-storage';

type HandedProduct = { marketplace: string; primaryId: string };

const key = 'partnerdeck-handed-products';

/** Stores chosen products for another page of this tab. Throws if the browser has no storage. */
export function handProducts(products: readonly HandedProduct[]): void {
  sessionStorage.setItem(key, JSON.stringify(products));
}

/** The products stored by handProducts; empty if there are none, or the browser has no storage. */
export function readHandedProducts(): HandedProduct[] {
  const given = withStorage<unknown>(() => JSON.parse(sessionStorage.getItem(key) ?? '[]'), []);
  return Array.isArray(given) ? given.filter(isProduct) : [];
}

function isProduct(value: unknown): value is HandedProduct {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'primaryId' in value &&
    typeof value.primaryId === 'string' &&
    'marketplace' in value &&
    typeof value.marketplace === 'string'
  );
}
