import { freshen } from '@/lib/data/read/links/freshen';
import { whereRows } from '@/lib/data/read/query/filter-sql';
import type { SqlRow } from '@/lib/data/store/engine/store';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { makeBasis, rowsBasis } from '@/lib/data/terms/basis';
import { datasets } from '@/lib/data/terms/datasets';
import { eachDay, toDay } from '@/lib/data/terms/days';
import { isOpen } from '@/lib/data/terms/ranges/look-back';
import type { ReconciliationQuery } from './reconciliation-query';
import type { ClickCounts, Reconciliation } from './reconciliation-shape';

/** Compares clicks of product reports and click reports, by day and by link. */
export async function reconcileClicks(ledger: Ledger, query: ReconciliationQuery): Promise<Reconciliation> {
  const context = await freshen(ledger, query);
  const range = { from: query.from, to: query.to };
  const reports = whereRows(context.id, 'reports', range, query);
  const clicks = whereRows(context.id, 'clicks', range, query);
  // Both conditions number their parameters alike up to the payout model, whose stored names differ.
  const shifted = clicks.sql.replace(/\$(\d+)/g, (_, at: string) => `$${Number(at) + reports.values.length}`);
  const values = [...reports.values, ...clicks.values];
  const joined = (key: string) => `
    SELECT COALESCE(r.key, c.key) AS key, COALESCE(r.clicks, 0) AS reports,
      COALESCE(c.products, 0) AS products, COALESCE(c.storefronts, 0) AS storefronts,
      COALESCE(r.open, FALSE) OR COALESCE(c.open, FALSE) AS open
    FROM (SELECT ${key} AS key, SUM(clicks) AS clicks, BOOL_OR(NOT final) AS open FROM ledger.reports WHERE ${reports.sql} GROUP BY 1) r
    FULL OUTER JOIN (
      SELECT ${key} AS key, SUM(clicks) FILTER (WHERE product IS NOT NULL) AS products,
        SUM(clicks) FILTER (WHERE product IS NULL) AS storefronts, BOOL_OR(NOT final) AS open
      FROM ledger.clicks WHERE ${shifted} GROUP BY 1
    ) c ON c.key = r.key`;
  return context.store.snapshot(async ({ read }) => {
    const days = await read(joined('day'), values);
    const differing = `FROM (${joined('link')}) AS d WHERE products <> reports`;
    const [counted] = await read(`SELECT COUNT(*) AS count ${differing}`, values);
    const links = await read(
      `SELECT * ${differing}
       ORDER BY ABS(products - reports) DESC, key LIMIT ${query.top} OFFSET ${query.offset}`,
      values,
    );
    const byDay = new Map(days.map((row) => [String(row.key), toCounts(row)]));
    const sources = [...datasets.reports.sources, ...datasets.clicks.sources];
    const receipt = await readReceipt(read, context, sources, range);
    const counts = eachDay(range).map((day) => ({ day, ...(byDay.get(day) ?? nothing) }));
    return {
      range,
      total: counts.reduce(add, nothing),
      days: counts,
      differing: Number(counted?.count ?? 0),
      links: links.map((row) => ({ link: String(row.key), ...toCounts(row) })),
      provisional: isOpen(range, toDay(nowOf(context))) || days.some(({ open }) => open === true),
      receipt,
      basis: makeBasis(
        [rowsBasis(['reports', 'clicks'], range, receipt)],
        context.lists,
        context.unknownValues,
      ),
    };
  });
}

const nothing: ClickCounts = { reports: 0, products: 0, storefronts: 0, difference: 0 };

function toCounts(row: SqlRow): ClickCounts {
  const [reports, products, storefronts] = [row.reports, row.products, row.storefronts].map(Number);
  const counts = { reports: reports ?? 0, products: products ?? 0, storefronts: storefronts ?? 0 };
  return { ...counts, difference: counts.products - counts.reports };
}

const add = (a: ClickCounts, b: ClickCounts): ClickCounts => ({
  reports: a.reports + b.reports,
  products: a.products + b.products,
  storefronts: a.storefronts + b.storefronts,
  difference: a.difference + b.difference,
});
