import { linkMarketplaces, storefrontMarketplace } from '@/lib/contract/marketplaces';

type ProductIdKind = 'asin' | 'item' | 'variant' | 'id';

/** A recognized product. `marketplace` is undefined if the text does not contain it. */
export type RecognizedProduct = { productId: string; marketplace: string | undefined; kind: ProductIdKind };

const asinPath =
  /\/(?:dp|gp\/product|gp\/aw\/d|gp\/offer-listing|product-reviews|exec\/obidos\/asin|o\/asin)\/([a-z0-9]{10})(?:[/?]|$)/i;
/** Outside of URLs, only this format is certainly an ASIN. */
const loneAsin = /^b0[a-z0-9]{8}$/i;
const variantPath = /\/variants\/(\d{6,20})(?:\/|$)/;
const itemPath = /\/(?:ip|p|itm|item|product|products)\/(?:[^/]+\/){0,3}(?:[^/]*-)?(\d{5,20})(?:\/|$)/;

/**
 * Finds the product in pasted text: an id, or the URL of a product page, possibly inside shared text. Undefined for a
 * URL without a product.
 */
export function recognizeProduct(text: string): RecognizedProduct | undefined {
  const trimmed = text.trim();
  const url = findUrl(trimmed);
  if (url) return recognizeUrl(url);
  if (trimmed === '' || /\s|:\/\//.test(trimmed)) return undefined;
  const id = loneAsin.test(trimmed) ? trimmed.toUpperCase() : trimmed;
  return { productId: id, marketplace: undefined, kind: guessKind(id) };
}

/** Whether the text contains a URL. */
export const looksLikeUrl = (text: string): boolean => findUrl(text.trim()) !== undefined;

function findUrl(text: string): URL | undefined {
  const found = /https?:\/\/[^\s<>"]+/i.exec(text)?.[0] ?? bareAddress(text);
  const address = found?.replace(/[.,;:!?)\]]+$/, '');
  return address && URL.canParse(address) ? new URL(address) : undefined;
}

/** `www.marketplace.de/dp/…`, as phones copy it. */
function bareAddress(text: string): string | undefined {
  return /^(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S+$/i.test(text) ? `https://${text}` : undefined;
}

function recognizeUrl(url: URL): RecognizedProduct | undefined {
  const host = findMarketplace(url.hostname);
  const path = decodePath(url.pathname);
  const asin = asinPath.exec(path)?.[1] ?? asinParameter(url);
  if (asin && (host === undefined || host.startsWith('marketplace.'))) {
    return { productId: asin.toUpperCase(), marketplace: host, kind: 'asin' };
  }
  const variant = variantPath.exec(path)?.[1] ?? digits(url.searchParams.get('variant'));
  if (variant && (host === undefined || host === storefrontMarketplace)) {
    return { productId: variant, marketplace: storefrontMarketplace, kind: 'variant' };
  }
  if (!host?.startsWith('retailer')) return undefined;
  const item = itemPath.exec(path)?.[1] ?? digits(url.searchParams.get('itemId'));
  return item ? { productId: item, marketplace: host, kind: 'item' } : undefined;
}

/** The longest known name that the host ends with: marketplace.com.mx is not marketplace.com. */
function findMarketplace(hostname: string): string | undefined {
  const host = hostname.toLowerCase();
  return linkMarketplaces.find((name) => host === name || host.endsWith(`.${name}`));
}

function asinParameter(url: URL): string | undefined {
  const asin = url.searchParams.get('asin');
  return asin && /^[a-z0-9]{10}$/i.test(asin) ? asin : undefined;
}

const digits = (text: string | null): string | undefined =>
  text && /^\d{5,20}$/.test(text) ? text : undefined;

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function guessKind(id: string): ProductIdKind {
  if (loneAsin.test(id)) return 'asin';
  if (/^\d{13,20}$/.test(id)) return 'variant';
  return /^\d{5,12}$/.test(id) ? 'item' : 'id';
}
