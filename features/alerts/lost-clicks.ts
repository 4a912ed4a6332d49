import { whereRows } from '@/lib/data/read/query/filter-sql';
import { listUnread } from '@/lib/data/store/windows/list-unread';
import { readWindows } from '@/lib/data/store/windows/windows';
import { nowOf } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import { type Day, type DayRange, eachDay } from '@/lib/data/terms/days';
import { touchesGap } from '@/lib/data/terms/ranges/gaps';
import { findConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import type { Condition } from './alert-shape';
import { readCurrentList } from './current-list';
import { filterBy } from './history';
import type { KindParts } from './kind';
import type { PreviewCourse } from './preview-shape';

/** The clicks by day on products that cannot be bought now. Null unless the list of products was read after yesterday was over. */
export async function readLostClicks(
  ledger: KindParts,
  { subject }: Condition<'productGone'>['values'],
  range: DayRange,
): Promise<PreviewCourse | null> {
  const { id: workspaceId, db, store } = ledger;
  const connection = await findConnectionInUse(db, workspaceId, 'seller');
  if (connection === null) return null;
  const now = nowOf(ledger);
  return store.snapshot(async ({ read }) => {
    const state = await readCurrentList(read, { workspaceId, connection, now }, 'products');
    if (!state) return null;
    const { sources } = datasets.reports;
    const unread = listUnread(sources, await readWindows(read, workspaceId, sources, range), range, now);
    const where = whereRows(workspaceId, 'reports', range, subject ? filterBy(subject) : {});
    const mark = (value: string | number) => `$${where.values.push(value)}`;
    const rows = await read(
      `WITH clicked AS (
         SELECT marketplace AS sold_in, product AS sold_id, CAST(day AS VARCHAR) AS day, SUM(clicks) AS clicks
         FROM ledger.reports WHERE ${where.sql} GROUP BY 1, 2, 3
       )
       SELECT clicked.day, SUM(clicked.clicks) AS clicks
       FROM clicked JOIN ledger.items AS item ON item.marketplace = clicked.sold_in AND item.id = clicked.sold_id
       WHERE item.workspace = ${mark(workspaceId)} AND item.list = 'products' AND item.walk IN (0, ${mark(state.walk)})
         AND (item.walk = 0 OR NOT item.active OR NOT item.in_stock)
       GROUP BY 1`,
      where.values,
    );
    const clicks = new Map<Day, string>(rows.map((row) => [String(row.day), String(Number(row.clicks))]));
    const points = eachDay(range).map((day) => ({
      day,
      value: touchesGap({ from: day, to: day }, unread) ? null : (clicks.get(day) ?? '0'),
      above: null,
      below: null,
    }));
    return { metric: 'clicks', unavailable: true, currency: null, days: 1, points };
  });
}
