import { Failure } from '@/lib/base/failure';
import type { Link, LinkRequest } from '@/lib/contract/resources/link';
import { createLink, type LinkSource } from './create-link';
import { toDraft } from './draft';
import type { Asker } from './record-link';

/**
 * A link request at the API's own path by a signed-in person. Sent once, stored in the history and audited like one
 * from the form; the response is the API's. Throws Failure like createLink, except `upstream_timeout` if an earlier
 * request had no response: all of the API's own errors would mean that the link was not created.
 */
export async function answerLinkRequest(
  source: LinkSource,
  asker: Asker,
  { product, ...labels }: LinkRequest,
): Promise<Link> {
  const draft = toDraft({ ...labels, productId: product.primary_id, marketplace: product.marketplace });
  try {
    const { link } = await createLink(source, asker, draft);
    const { linkId: id, type, marketplace, url, mobileUrl: mobileOptimizedUrl } = link;
    return { id, type, marketplace, url, mobileOptimizedUrl };
  } catch (cause) {
    if (!(cause instanceof Failure && cause.code === 'conflict')) throw cause;
    throw new Failure('upstream_timeout', cause.message, { cause });
  }
}
