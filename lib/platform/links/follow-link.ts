import type { Db } from '@/lib/db/database';
import { refuse } from '../http/respond';
import { countClick } from './count-click';
import { findLink } from './find-link';
import { linkParameters } from './parameters';
import { buildTarget } from './target';

const phone = /Android.+Mobile|iPhone|iPod|Windows Phone|Mobile.+Firefox|Opera Mini|IEMobile/i;

/** GET and HEAD /l/{id}: counts the click and redirects (302) to the target. HEAD and prefetches are not counted. */
export async function followLink(db: Db, id: string, request: Request): Promise<Response> {
  const opened = /^[\w-]{1,64}$/.test(id) ? await findLink(db, id) : undefined;
  if (!opened) return refuse('notFound');
  if (request.method === 'GET' && !isPrefetch(request.headers)) await countClick(db, opened, new Date());

  const { link, product } = opened;
  const target = {
    marketplace: link.marketplace,
    primaryId: product?.primaryId ?? null,
    storefront: link.creatorId ?? link.brandId,
  };
  const app = new URL(request.url).searchParams.has('app') && isPhone(request.headers);
  return new Response(null, {
    status: 302,
    headers: {
      location: buildTarget(target, linkParameters(link), app),
      'cache-control': 'no-store',
      vary: 'user-agent, sec-ch-ua-mobile',
    },
  });
}

/** Uses the browser's client hint if present, otherwise its user agent. */
function isPhone(headers: Headers): boolean {
  const hint = headers.get('sec-ch-ua-mobile');
  if (hint === '?1') return true;
  if (hint === '?0') return false;
  return phone.test(headers.get('user-agent') ?? '');
}

/** The browser prefetches. Nobody has clicked yet. */
function isPrefetch(headers: Headers): boolean {
  const purposes = [headers.get('sec-purpose'), headers.get('purpose'), headers.get('x-moz')];
  return purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose ?? ''));
}
