export type HandedProduct = { marketplace: string; primaryId: string };

const key = 'partnerdeck-handed-products';

/** Leaves chosen products for another page of this tab to take. Throws where the browser keeps nothing. */
export function handProducts(products: readonly HandedProduct[]): void {
  sessionStorage.setItem(key, JSON.stringify(products));
}

/** Takes what handProducts left, once; empty where there is nothing. */
export function takeProducts(): HandedProduct[] {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  const given: unknown = text === null ? [] : JSON.parse(text);
  return Array.isArray(given) ? given.filter(isProduct) : [];
}

function isProduct(value: unknown): value is HandedProduct {
  if (typeof value !== 'object' || value === null) return false;
  const { marketplace, primaryId } = value as Record<string, unknown>;
  return typeof marketplace === 'string' && typeof primaryId === 'string';
}
