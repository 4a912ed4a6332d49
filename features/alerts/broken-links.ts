import { countClicks } from '@/features/link-health/count-clicks';
import { readListed } from '@/features/link-health/read-catalog';
import { listLinkedProducts, readLinkIdsOf } from '@/features/link-health/read-links';
import { clickSources } from '@/features/links/read-clicks';
import { tupleKey } from '@/lib/base/tuple-key';
import { nowOf } from '@/lib/data/context';
import { addDays, type DayRange, laterOf, toDay } from '@/lib/data/days';
import { readUnavailableSince, type Unavailable } from '@/lib/data/lists/read-unavailable-since';
import { listUnread } from '@/lib/data/windows/list-unread';
import { readWindows } from '@/lib/data/windows/windows';
import { findConnectionInUse } from '@/lib/server/connections/connection-in-use';
import type { LinksFacts } from './alert-shape';
import { readCurrentList } from './current-list';
import { makeReceipt } from './fact-receipt';
import type { KindParts } from './kind';

/** Days whose clicks are counted. */
const days = 7;
/** Products that an alert names. */
const mostNamed = 3;

/** The catalog and the click reports of a range, from one snapshot. Null unless the catalog was read after yesterday was over. */
async function readStored({ db, ledger }: KindParts, connection: string, range: DayRange) {
  const { workspaceId } = ledger;
  const now = nowOf(ledger);
  const linked = await listLinkedProducts(db, { workspaceId });
  return ledger.store.snapshot(async (session) => {
    const state = await readCurrentList(session.read, { workspaceId, connection, now }, 'products');
    if (!state) return null;
    const listed = await readListed(session, { workspaceId, walk: state.walk }, linked);
    const windows = await readWindows(session.read, workspaceId, clickSources, range);
    return {
      broken: [...listed.values()].flatMap(({ row, isBroken }) => (isBroken ? [row] : [])),
      listedAt: state.asOf,
      windows,
      isCounted: listUnread(clickSources, windows, range, now).length === 0,
    };
  });
}

/**
 * How many links in use lead to products that are out of stock, inactive or gone from the catalog, and their clicks in the
 * last seven complete days since then. Null if there are none, or the catalog is not current.
 */
export async function readBrokenLinks(parts: KindParts): Promise<LinksFacts | null> {
  const { db, ledger } = parts;
  const { workspaceId } = ledger;
  const connection = await findConnectionInUse(db, workspaceId, 'seller');
  if (connection === null) return null;
  const today = toDay(nowOf(ledger));
  const range = { from: addDays(today, -days), to: addDays(today, -1) };
  const stored = await readStored(parts, connection, range);
  if (!stored || stored.broken.length === 0) return null;
  const unavailable = await readUnavailableSince(db, connection, stored.broken);
  const links = await readLinkIdsOf(
    db,
    { workspaceId },
    unavailable.map(({ product }) => product),
  );
  const linksOf = ({ product }: Unavailable) => links.get(tupleKey(product.marketplace, product.id)) ?? [];
  const asked = unavailable.flatMap((one) =>
    linksOf(one).map((link) => ({ link, from: laterOf(one.since ?? range.from, range.from) })),
  );
  const counted = stored.isCounted ? await countClicks(ledger, asked, range.to) : null;
  const clicksOf = (one: Unavailable) =>
    linksOf(one).reduce((total, link) => total + (counted?.get(link) ?? 0), 0);
  const most = unavailable
    .map((one) => ({ one, clicks: clicksOf(one), count: linksOf(one).length }))
    .sort((a, b) => b.clicks - a.clicks || b.count - a.count);
  const receipt = makeReceipt({ open: new Set(), windows: stored.windows }, { range, today });
  return {
    ...{ range, links: asked.length, products: most.length },
    clicks: counted && most.reduce((total, { clicks }) => total + clicks, 0),
    named: most.slice(0, mostNamed).map(({ one: { product, state } }) => ({ product, state })),
    asOf: [...(counted ? [receipt.asOf] : []), stored.listedAt].sort()[0] ?? '',
    changesUntil: counted ? receipt.changesUntil : null,
  };
}
