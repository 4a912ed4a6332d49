import type { Link, LinkRequest } from '@/lib/contract/resources/link';
import { createLink, type LinkSource } from './create-link';
import { toDraft } from './draft';
import type { Asker } from './record-link';

/**
 * A link asked for at the API's own path by somebody who is signed in: asked for once, kept in the history and audited
 * like one from the form, answered as the API answers. Throws Failure as createLink does.
 */
export async function answerLinkRequest(
  source: LinkSource,
  asker: Asker,
  { product, ...labels }: LinkRequest,
): Promise<Link> {
  const draft = toDraft({ ...labels, productId: product.primary_id, marketplace: product.marketplace });
  const { link } = await createLink(source, asker, draft);
  const { linkId: id, type, marketplace, url, mobileUrl: mobileOptimizedUrl } = link;
  return { id, type, marketplace, url, mobileOptimizedUrl };
}
