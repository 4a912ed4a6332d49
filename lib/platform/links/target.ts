import { linkMarketplaces, sellerMarketplaces } from '@/lib/contract/marketplaces';

type Place = { marketplace: string; primaryId: string | null; storefront: string };

const productPaths: Record<string, string> = {
  ...Object.fromEntries(sellerMarketplaces.map((name) => [name, 'dp'])),
  'retailer2.com': 'ip',
  'retailer3.com': 'p',
  'storefront-platform.com': 'variants',
};

/**
 * Where a link leads: a product page or a storefront of its marketplace, or its app's form of the same.
 * Built from stored columns alone; throws for a marketplace that is not of the known set.
 */
export function buildTarget(place: Place, parameters: URLSearchParams, app: boolean): string {
  const host = linkMarketplaces.find((name) => name === place.marketplace);
  if (!host) throw new Error(`No target is known on ${place.marketplace}.`);
  const path =
    place.primaryId === null
      ? `shop/${encodeURIComponent(place.storefront)}`
      : `${productPaths[host]}/${encodeURIComponent(place.primaryId)}`;
  const query = parameters.size > 0 ? `?${parameters}` : '';
  return `https://${app ? 'app' : 'www'}.${host}/${path}${query}`;
}
