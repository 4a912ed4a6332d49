import { Refusal } from '../refusal';
import { isClick } from './is-click';
import type { OpenedLink } from './open-links';
import { linkParameters } from './parameters';
import { readLinkId } from './read-link-id';
import { buildTarget } from './target';
import type { VisitLink } from './visits';

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
