import type { Link, LinkRequest } from '@/lib/contract/resources/link';
import { Failure } from '@/lib/failure';
import { createLink, type LinkSource } from './create-link';
import { toDraft } from './draft';
import type { Asker } from './record-link';

/**
 * A link asked for at the API's own path by somebody who is signed in: asked for once, kept in the history and audited
 * like one from the form, answered as the API answers. Throws Failure as createLink does, but `upstream_timeout` where
 * an earlier request had no answer: every error that the API itself knows would say that the link was not made.
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
