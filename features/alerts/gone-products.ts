import { readUnavailableSince } from '@/lib/data/read/lists/read-unavailable-since';
import { whereRows } from '@/lib/data/read/query/filter-sql';
import type { Session, SqlRow } from '@/lib/data/store/engine/store';
import { listUnread } from '@/lib/data/store/windows/list-unread';
import { readWindows } from '@/lib/data/store/windows/windows';
import { nowOf } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import { addDays, type Day, toDay } from '@/lib/data/terms/days';
import { findConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import type { Condition, FactReceipt, GoneFacts } from './alert-shape';
import { readCurrentList } from './current-list';
import { makeReceipt } from './fact-receipt';
import { latestDays } from './find-crossings';
import { filterBy } from './history';
import type { KindParts } from './kind';
import { readSpells } from './unavailable-spells';

type Values = Condition<'productGone'>['values'];
export type GoneProduct = Extract<GoneFacts, { product: unknown }>;
/** `listedOn`: the day on which the list was read. */
export type GoneProducts = { products: GoneProduct[]; receipt: FactReceipt; listedOn: Day };

/**
 * Products that are out of stock, inactive or gone from the catalog. Null unless the list of products was read completely after
 * yesterday was over. A rule that asks for clicks gets those with enough of them on the last days, most clicks first, if every
 * day is stored completely. Another one gets those that could be bought a few days before.
 */
export const readGoneProducts = (ledger: KindParts, values: Values): Promise<GoneProducts | null> =>
  values.clicks > 0 ? readClickedProducts(ledger, values) : readNewlyGone(ledger, values);

async function readNewlyGone(ledger: KindParts, { subject }: Values): Promise<GoneProducts | null> {
  const today = toDay(nowOf(ledger));
  const range = { from: addDays(today, -latestDays), to: today };
  const found = await readSpells(ledger, range, subject);
  if (!found) return null;
  const receipt = { range, asOf: found.listedAt, changesUntil: null };
  const open = found.spells.filter(({ until }) => until === null);
  return {
    products: open.map(({ product, state, since }) => ({ product, state, since, clicks: 0, ...receipt })),
    receipt,
    listedOn: today,
  };
}

async function readClickedProducts(
  ledger: KindParts,
  { clicks, days, subject }: Values,
): Promise<GoneProducts | null> {
  const { id: workspaceId } = ledger;
  const connection = await findConnectionInUse(ledger.db, workspaceId, 'seller');
  if (connection === null) return null;
  const now = nowOf(ledger);
  const today = toDay(now);
  const range = { from: addDays(today, -days), to: addDays(today, -1) };
  const found = await ledger.store.snapshot(async ({ read }) => {
    const state = await readCurrentList(read, { workspaceId, connection, now }, 'products');
    const { sources } = datasets.reports;
    const windows = await readWindows(read, workspaceId, sources, range);
    if (!state || listUnread(sources, windows, range, now).length > 0) return null;
    const where = whereRows(workspaceId, 'reports', range, subject ? filterBy(subject) : {});
    const rows = await readClicked(read, where, { workspaceId, walk: state.walk, clicks });
    const receipt = makeReceipt({ open: new Set(), windows }, { range, today });
    return { rows, receipt: { ...receipt, asOf: [receipt.asOf, state.asOf].sort()[0] ?? '' } };
  });
  if (!found) return null;
  const unavailable = await readUnavailableSince(ledger.db, connection, found.rows);
  return {
    products: unavailable.map((one, at) => ({
      ...one,
      clicks: Number(found.rows[at]?.clicks),
      ...found.receipt,
    })),
    receipt: found.receipt,
    listedOn: today,
  };
}

function readClicked(
  read: Session['read'],
  where: ReturnType<typeof whereRows>,
  { workspaceId, walk, clicks }: { workspaceId: string; walk: number; clicks: number },
): Promise<SqlRow[]> {
  const mark = (value: string | number) => `$${where.values.push(value)}`;
  return read(
    `WITH clicked AS (
       SELECT marketplace AS sold_in, product AS sold_id, SUM(clicks) AS clicks
       FROM ledger.reports WHERE ${where.sql} GROUP BY 1, 2 HAVING SUM(clicks) >= ${mark(clicks)}
     )
     SELECT item.marketplace, item.id, item.name, item.walk, item.last_seen, item.active, clicked.clicks
     FROM clicked JOIN ledger.items AS item ON item.marketplace = clicked.sold_in AND item.id = clicked.sold_id
     WHERE item.workspace = ${mark(workspaceId)} AND item.list = 'products' AND item.walk IN (0, ${mark(walk)})
       AND (item.walk = 0 OR NOT item.active OR NOT item.in_stock)
     ORDER BY clicked.clicks DESC, item.marketplace, item.id`,
    where.values,
  );
}
