import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { tupleKey } from '@/lib/base/tuple-key';
import { nowOf } from '@/lib/data/context';
import { datasets } from '@/lib/data/datasets';
import { addDays, type Day, toDay } from '@/lib/data/days';
import { productChanges } from '@/lib/data/lists/schema';
import { whereRows } from '@/lib/data/query/filter-sql';
import type { Session, SqlRow } from '@/lib/data/store/store';
import { betweenValues } from '@/lib/data/windows/column-text';
import { readWindows } from '@/lib/data/windows/windows';
import { findConnectionInUse } from '@/lib/server/connections/connection-in-use';
import type { Db } from '@/lib/server/db/database';
import type { Condition, FactReceipt, GoneFacts } from './alert-shape';
import { readCurrentList } from './current-list';
import { makeReceipt } from './fact-receipt';
import { filterBy, listUnread } from './history';
import type { KindParts } from './kind';

type Values = Condition<'productGone'>['values'];
export type GoneProduct = Extract<GoneFacts, { product: unknown }>;
/** `listedOn`: the day on which the list was read. */
export type GoneProducts = { products: GoneProduct[]; receipt: FactReceipt; listedOn: Day };

/**
 * Products that are out of stock, inactive or gone from the catalog and have clicks on the last days, most clicks first. Null
 * unless the list of products was read completely after yesterday was over, and every day is stored completely.
 */
export async function readGoneProducts(
  { db, ledger }: KindParts,
  { clicks, days, subject }: Values,
): Promise<GoneProducts | null> {
  const { workspaceId } = ledger;
  const connection = await findConnectionInUse(db, workspaceId, 'seller');
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
  const since = await readSince(db, connection, found.rows);
  return {
    products: found.rows.map((row) => ({ ...toProduct(row, since), ...found.receipt })),
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

type Since = ReadonlyMap<string, Day>;

/** The days on which products were first listed as out of stock or inactive. */
async function readSince(db: Db, connection: string, rows: readonly SqlRow[]): Promise<Since> {
  if (rows.length === 0) return new Map();
  const { marketplace, product, field, day, after } = productChanges;
  // One parameter, because a statement takes at most 65,535.
  const ids = rows.map(({ id }) => String(id)).join(betweenValues);
  const changes = await db
    .selectDistinctOn([marketplace, product, field], { marketplace, product, field, day })
    .from(productChanges)
    .where(
      and(
        eq(productChanges.connectionId, connection),
        inArray(after, ['out', 'no']),
        sql`${product} = ANY(string_to_array(${ids}, chr(31)))`,
      ),
    )
    .orderBy(marketplace, product, field, desc(day));
  return new Map(changes.map((one) => [tupleKey(one.marketplace, one.product, one.field), one.day]));
}

function toProduct(row: SqlRow, since: Since) {
  const [marketplace, id] = [String(row.marketplace), String(row.id)];
  const product = { marketplace, id, name: String(row.name) || id };
  const clicks = Number(row.clicks);
  if (Number(row.walk) === 0) {
    return { product, clicks, state: 'gone' as const, since: toDay(new Date(String(row.last_seen))) };
  }
  const isInactive = row.active === false;
  const state = isInactive ? ('inactive' as const) : ('out' as const);
  const day = since.get(tupleKey(marketplace, id, isInactive ? 'active' : 'stock'));
  return { product, clicks, state, since: day ?? null };
}
