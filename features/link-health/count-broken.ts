import type { LinkScope } from '@/features/links/scope';
import { tupleKey } from '@/lib/base/tuple-key';
import { isReportedMarketplace } from '@/lib/contract/marketplaces';
import type { Unavailable } from '@/lib/data/read/lists/read-unavailable-since';
import type { Ledger } from '@/lib/data/store/workspace';
import type { Day } from '@/lib/data/terms/days';
import { countClicks } from './count-clicks';
import { readLinkIdsOf } from './read-links';

/** A product, such as one that cannot be bought, its number of links, and their clicks. `clicksOf`: by link; null if unknown, as `clicks`. */
export type Counted<One = Unavailable> = {
  one: One;
  count: number;
  clicks: number | null;
  clicksOf: ReadonlyMap<string, number> | null;
};

/** Sorts the most clicked products first, then those with most links. */
export const byClicks = (a: Counted, b: Counted): number =>
  (b.clicks ?? 0) - (a.clicks ?? 0) || b.count - a.count;

type Named = { product: { marketplace: string; id: string } };

/** The key of a product in maps of links. */
export const keyOf = ({ product }: Named): string => tupleKey(product.marketplace, product.id);

/** Which clicks count: from a day of each product to a day, if they are stored. */
type CountedDays<One> = { fromOf: (one: One) => Day; to: Day; isStored: boolean };

/** Counts the links in use of each product, and their clicks. Same order as `unavailable`. */
export async function countBroken<One extends Named>(
  ledger: Ledger,
  scope: LinkScope,
  unavailable: readonly One[],
  { fromOf, to, isStored }: CountedDays<One>,
): Promise<Counted<One>[]> {
  const products = unavailable.map(({ product }) => product);
  const links = await readLinkIdsOf(ledger.db, scope, products);
  const idsOf = (one: One) => links.get(keyOf(one)) ?? [];
  const asked = unavailable.flatMap((one) => {
    const from = fromOf(one);
    return idsOf(one).map((link) => ({ link, from }));
  });
  const counted = isStored ? await countClicks(ledger, asked, to) : null;
  return unavailable.map((one) => {
    const ids = idsOf(one);
    const isKnown = isReportedMarketplace(one.product.marketplace) || ids.some((id) => counted?.has(id));
    const clicksOf = isKnown ? counted : null;
    const clicks = clicksOf && ids.reduce((total, id) => total + (clicksOf.get(id) ?? 0), 0);
    return { one, clicksOf, clicks, count: ids.length };
  });
}
