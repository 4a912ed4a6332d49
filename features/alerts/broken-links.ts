import { byClicks, type Counted, countBroken } from '@/features/link-health/count-broken';
import type { HealthQuery } from '@/features/link-health/health-query';
import { readListed } from '@/features/link-health/read-catalog';
import { listLinkedProducts } from '@/features/link-health/read-links';
import { clickSources } from '@/features/links/read-clicks';
import { freshen } from '@/lib/data/read/links/freshen';
import { readUnavailableSince } from '@/lib/data/read/lists/read-unavailable-since';
import { listUnread } from '@/lib/data/store/windows/list-unread';
import { readWindows } from '@/lib/data/store/windows/windows';
import { nowOf } from '@/lib/data/store/workspace';
import { addDays, type DayRange, laterOf, toDay } from '@/lib/data/terms/days';
import { findConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import type { LinksFacts } from './alert-shape';
import { readCurrentList } from './current-list';
import { makeReceipt } from './fact-receipt';
import type { KindParts } from './kind';

/** Days whose clicks are counted. */
const days = 7;
/** Products that an alert names. */
const mostNamed = 3;

type Asked = { query: HealthQuery; range: DayRange };

/** The catalog and the click reports of a range, from one snapshot. Null unless the catalog was read today. */
async function readStored(ledger: KindParts, connection: string, { query, range }: Asked) {
  const { id: workspaceId } = ledger;
  const now = nowOf(ledger);
  const linked = await listLinkedProducts(ledger.db, { workspaceId }, query);
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
 * The matching links whose products cannot be bought, with clicks of the last seven complete days since then. Null if there are
 * none, or if today's catalog or the group's members are unknown.
 */
export async function readBrokenLinks(ledger: KindParts, query: HealthQuery): Promise<LinksFacts | null> {
  const { id: workspaceId, db } = ledger;
  const connection = await findConnectionInUse(db, workspaceId, 'seller');
  if (connection === null) return null;
  const today = toDay(nowOf(ledger));
  const range = { from: addDays(today, -days), to: addDays(today, -1) };
  const { unknownGroups } = await freshen(ledger, { product_groups: query.groups });
  if (unknownGroups.length > 0) return null;
  const stored = await readStored(ledger, connection, { query, range });
  if (!stored || stored.broken.length === 0) return null;
  const unavailable = await readUnavailableSince(db, connection, stored.broken);
  const counted = await countBroken(ledger, { workspaceId }, unavailable, {
    fromOf: ({ since }) => laterOf(since ?? range.from, range.from),
    to: range.to,
    isStored: stored.isCounted,
  });
  const most = counted.toSorted(byClicks);
  const sum = (of: (one: Counted) => number) => counted.reduce((total, one) => total + of(one), 0);
  const receipt = makeReceipt({ open: new Set(), windows: stored.windows }, { range, today });
  return {
    range,
    links: sum(({ count }) => count),
    products: counted.length,
    clicks: stored.isCounted ? sum(({ clicks }) => clicks ?? 0) : null,
    named: most.slice(0, mostNamed).map(({ one: { product, state } }) => ({ product, state })),
    asOf: [...(stored.isCounted ? [receipt.asOf] : []), stored.listedAt].sort()[0] ?? '',
    changesUntil: stored.isCounted ? receipt.changesUntil : null,
  };
}
