import { linkMarketplaces, sellerMarketplaces } from '@/lib/contract/marketplaces';

type Target = { marketplace: string; primaryId: string | null; storefront: string };

const productPaths: Record<string, string> = {
  ...Object.fromEntries(sellerMarketplaces.map((name) => [name, 'dp'])),
  'retailer2.com': 'ip',
  'retailer3.com': 'p',
  'storefront-platform.com': 'variants',
};

/**
 * The target URL of a link: a product page or storefront of its marketplace, or the app's version of it. Built from
 * stored columns only. Throws for an unknown marketplace.
 */
export function buildTarget(target: Target, parameters: URLSearchParams, app: boolean): string {
  const host = linkMarketplaces.find((name) => name === target.marketplace);
  if (!host) throw new Error(`No target is known on ${target.marketplace}.`);
  const path =
    target.primaryId === null
      ? `shop/${encodeURIComponent(target.storefront)}`
      : `${productPaths[host]}/${encodeURIComponent(target.primaryId)}`;
  const query = parameters.size > 0 ? `?${parameters}` : '';
  return `https://${app ? 'app' : 'www'}.${host}/${path}${query}`;
}
