import type { Link } from '@/lib/contract/resources/link';
import type { links } from '../store/schema';
import { linkParameters } from './parameters';

/** A stored link as the API shows it. `mobileOptimizedUrl` opens the target's app on phones. */
export function describeLink(publicUrl: string, link: typeof links.$inferSelect): Link {
  const address = `${publicUrl}/l/${link.id}`;
  const search = linkParameters(link);
  const url = search.size > 0 ? `${address}?${search}` : address;
  search.set('app', '1');
  return {
    id: link.id,
    type: link.type,
    marketplace: link.marketplace,
    url,
    mobileOptimizedUrl: `${address}?${search}`,
  };
}
