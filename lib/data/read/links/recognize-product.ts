import { linkMarketplaces, storefrontMarketplace } from '@/lib/contract/marketplaces';
import { cleanText, dropLabel, dropMarks } from '@/lib/language/format/clean-text';
import { readTypedId } from '@/lib/language/format/typed-text';

type ProductIdKind = 'asin' | 'item' | 'variant' | 'id';

/** A recognized product. `marketplace` is undefined if the text does not contain it. */
type RecognizedProduct = { productId: string; marketplace: string | undefined; kind: ProductIdKind };

const asinPath =
  /\/(?:dp|gp\/product|gp\/aw\/d|gp\/offer-listing|product-reviews|exec\/obidos\/asin|o\/asin)\/([a-z0-9]{10})(?![\w-])/i;
/** Outside of URLs, only these formats are certainly an ASIN. Books have their ISBN, which may end in X. */
const loneAsin = /^(?:b0[a-z0-9]{8}|\d{9}x)$/i;
const variantPath = /\/variants\/(\d{6,20})(?![\w-])/;
const itemPath = /\/(?:ip|p|itm|item|product|products)\/(?:[^/]+\/){0,3}(?:[^/]*-)?(\d{5,20})(?![\w-])/;

/** Hosts that hide the address they lead to. Only a request to them would tell. */
const shorteners = new Set(
  'a.co amzn.to amzn.eu amzn.asia amzn.com bit.ly buff.ly cutt.ly geni.us goo.gl is.gd ow.ly rb.gy rebrand.ly shorturl.at t.co t.ly tiny.cc tinyurl.com'.split(
    ' ',
  ),
);

/** How many addresses inside of addresses are followed. */
const deepest = 3;

/**
 * Finds the product in pasted text: an id, or the URL of a product page, possibly inside shared text or inside another
 * URL. Undefined for a URL without a product.
 */
export function recognizeProduct(text: string): RecognizedProduct | undefined {
  const clean = cleanText(text).trim();
  const urls = listUrls(clean);
  for (const url of urls) {
    const found = recognizeUrl(url, deepest);
    if (found) return found;
  }
  if (urls.length > 0) return undefined;
  const given = dropMarks(dropLabel(dropMarks(clean)));
  if (given === '' || /\s|:\/\//.test(given)) return undefined;
  const typed = readTypedId(given);
  const id = loneAsin.test(typed) ? typed.toUpperCase() : typed;
  return { productId: id, marketplace: undefined, kind: guessKind(id) };
}

/** Whether the text contains a URL. */
export const looksLikeUrl = (text: string): boolean => findUrl(cleanText(text).trim()) !== undefined;

/** Whether the text contains a URL of a shortener. */
export function isShortened(text: string): boolean {
  const host = findUrl(cleanText(text).trim())?.hostname.toLowerCase();
  return host !== undefined && shorteners.has(host.replace(/^www\./, ''));
}

/** Whether the text is certainly a product: its format is no seller's own number. */
export const looksLikeProduct = (text: string): boolean => {
  const product = recognizeProduct(text);
  return product !== undefined && product.kind !== 'id';
};

/** Whether the text is a product and nothing else: other things have numbers too. */
export const isCertainProduct = (text: string): boolean =>
  looksLikeUrl(text) ? recognizeProduct(text) !== undefined : recognizeProduct(text)?.kind === 'asin';

const written = /https?:\/\/[^\s<>"“”„«»]+/gi;

function findUrl(text: string): URL | undefined {
  const [found = bareAddress(dropMarks(text))] = text.match(written) ?? [];
  return found === undefined ? undefined : parse(found);
}

/** The URLs in a text. Without `https://`, each word that may be one. */
function listUrls(text: string): URL[] {
  const bare = () => text.split(/\s+/).flatMap((word) => bareAddress(dropMarks(word)) ?? []);
  return (text.match(written) ?? bare()).flatMap((address) => parse(address) ?? []);
}

function parse(address: string): URL | undefined {
  const bare = dropMarks(address);
  return URL.canParse(bare) ? new URL(bare) : undefined;
}

/** `www.marketplace.de/dp/…`, as phones copy it. */
function bareAddress(text: string): string | undefined {
  return /^(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S+$/i.test(text) ? `https://${text}` : undefined;
}

function recognizeUrl(url: URL, depth: number): RecognizedProduct | undefined {
  return recognizePage(url) ?? (depth > 0 ? recognizeInner(url, depth - 1) : undefined);
}

/** The product page that another address contains, as ads and redirects do: `/sspa/click?url=%2Fdp%2F…`. */
function recognizeInner(url: URL, depth: number): RecognizedProduct | undefined {
  for (const value of url.searchParams.values()) {
    const address = decode(value);
    if (!/^(?:https?:\/\/|\/)/i.test(address) || !URL.canParse(address, url.origin)) continue;
    const found = recognizeUrl(new URL(address, url.origin), depth);
    if (found) return found;
  }
  return undefined;
}

function recognizePage(url: URL): RecognizedProduct | undefined {
  const host = findMarketplace(url.hostname);
  const path = cleanText(decode(url.pathname));
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
  const [, value = ''] = [...url.searchParams].find(([name]) => name.toLowerCase() === 'asin') ?? [];
  const asin = cleanText(value);
  return /^[a-z0-9]{10}$/i.test(asin) ? asin : undefined;
}

const digits = (text: string | null): string | undefined =>
  text && /^\d{5,20}$/.test(text) ? text : undefined;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function guessKind(id: string): ProductIdKind {
  if (loneAsin.test(id)) return 'asin';
  if (/^\d{13,20}$/.test(id)) return 'variant';
  return /^\d{5,12}$/.test(id) ? 'item' : 'id';
}
