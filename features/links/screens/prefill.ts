import { cutText } from '@/lib/base/cut-text';
import { linkMarketplaces } from '@/lib/contract/marketplaces';
import { looksLikeUrl } from '@/lib/data/read/links/recognize-product';
import type { LinkValues } from './form-values';

type SearchParams = Record<string, string | string[] | undefined>;

const longest = 2_048;

/**
 * Initial form values from the address: `product` (an id or URL), `marketplace`, `subid1`, `subid2`, `sharedid`. Phone
 * share sheets send `product`, or put the URL in `text` or `title`.
 */
export function readPrefill(search: SearchParams): Partial<LinkValues> {
  const read = (name: string) => {
    const value = search[name];
    return typeof value === 'string' ? cutText(value, longest) : '';
  };
  const shared = [read('text'), read('title')].find(looksLikeUrl) ?? '';
  const marketplace = linkMarketplaces.find((name) => name === read('marketplace')) ?? '';
  return {
    product: read('product') || shared,
    marketplace,
    subid1: read('subid1'),
    subid2: read('subid2'),
    sharedid: read('sharedid'),
  };
}
