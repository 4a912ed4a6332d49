import { isbot } from 'isbot';
import { linkMarketplaces, sellerMarketplaces } from '@/lib/contract/marketplaces';
import { Refusal } from '../refusal';
import type { OpenedLink } from './open-links';
import { linkParameters } from './parameters';
import type { VisitLink } from './visits';

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
function buildTarget(target: Target, parameters: URLSearchParams, app: boolean): string {
  const host = linkMarketplaces.find((name) => name === target.marketplace);
  if (!host) throw new Error(`No target is known on ${target.marketplace}.`);
  const path =
    target.primaryId === null
      ? `shop/${encodeURIComponent(target.storefront)}`
      : `${productPaths[host]}/${encodeURIComponent(target.primaryId)}`;
  const query = parameters.size > 0 ? `?${parameters}` : '';
  return `https://${app ? 'app' : 'www'}.${host}/${path}${query}`;
}

/** Whether someone follows a link. HEAD, prefetches, and agents that name themselves as bots or previews do not. */
function isClick({ method, headers }: Request): boolean {
  return method === 'GET' && !isPrefetch(headers) && !isbot(headers.get('user-agent'));
}

const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

const isPrefetch = (headers: Headers): boolean =>
  purposes.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ''));

const phone = /Android.+Mobile|iPhone|iPod|Windows Phone|Mobile.+Firefox|Opera Mini|IEMobile/i;

/** GET and HEAD /l/{id}: redirects (302) to the target after the click is counted. Throws Refusal. */
export async function followLink(visit: VisitLink, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const id = readLinkId(pathname);
  const opened = id === undefined ? undefined : await visit({ id, isClick: isClick(request) });
  if (!opened) throw new Refusal('notFound');
  const app = searchParams.has('app') && isPhone(request.headers);
  return new Response(null, {
    status: 302,
    headers: {
      location: describeTarget(opened, app),
      'cache-control': 'no-store',
      vary: 'user-agent, sec-ch-ua-mobile',
    },
  });
}

function describeTarget({ link, product }: OpenedLink, app: boolean): string {
  const target = {
    marketplace: link.marketplace,
    primaryId: product?.primaryId ?? null,
    storefront: link.creatorId ?? link.brandId,
  };
  return buildTarget(target, linkParameters(link), app);
}

/** Uses the browser's client hint if present, otherwise its user agent. */
function isPhone(headers: Headers): boolean {
  const hint = headers.get('sec-ch-ua-mobile');
  if (hint === '?1') return true;
  if (hint === '?0') return false;
  return phone.test(headers.get('user-agent') ?? '');
}

/**
 * The id in the path of a tracked link. People and messengers add characters before and after it, such as a space, a
 * bracket, a quote or a zero-width space; sites that join addresses double slashes. None of them can be in an id, so they are ignored.
 */
export function readLinkId(path: string): string | undefined {
  const [, text = ''] = /^\/+l\/+(.*)$/s.exec(path) ?? [];
  return /^[^\w/\\-]*([\w-]{1,64})(?![\w-])/.exec(decode(text))?.[1];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
