import type { ChangeKind } from '@/features/reports/change-shape';
import { type RowNames, readRowNames } from '@/lib/data/read/query/read-names';
import type { SqlRow, SqlValue } from '@/lib/data/store/engine/store';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import { moneyMetrics } from '@/lib/data/terms/metrics';
import { daysOfMonths } from '@/lib/data/terms/month';
import { toUnits, unitsText } from '@/lib/data/terms/units';
import { sumAmounts } from './amounts';
import { readChain, type StoredClosing } from './read-closings';
import type { AdjustmentChangesQuery } from './statement-query';
import type { AdjustmentChange, AdjustmentChanges } from './statement-shape';

/** Maximum number of entries per response. */
const most = 100;

const kinds: readonly ChangeKind[] = ['changed', 'late', 'removed'];
const sources = [...datasets.reports.sources, ...datasets.brb.sources];

/**
 * The change log entries behind an adjustment: changes of one brand's rows after the figures were last counted. The log
 * does not cover rows that moved to another brand or currency.
 */
export async function listAdjustmentChanges(
  ledger: Ledger,
  query: AdjustmentChangesQuery,
): Promise<AdjustmentChanges> {
  const { id: workspaceId } = ledger;
  const chain = await readChain(ledger.db, workspaceId, query.currency);
  const at = chain.findIndex(({ month }) => month === query.month);
  const counts = at >= 0 && query.adjusted !== query.month;
  const earlier = counts ? chain.slice(0, at) : chain;
  const until = counts ? chain[at]?.closedAt : nowOf(ledger);
  if (earlier.length === 0 || !until || !chain.some(({ month }) => month === query.adjusted)) {
    return { changes: [], count: 0, explained: sumAmounts([]) };
  }
  const days = daysOfMonths(query.adjusted);
  const values: SqlValue[] = [
    ...[workspaceId, query.currency, query.brand, days.from, days.to],
    ...[lastBefore(earlier, until).toISOString(), until.toISOString(), ...sources],
  ];
  const marks = sources.map((_, index) => `$${index + 8}`).join(', ');
  const where = `workspace = $1 AND currency = $2 AND brand = $3
    AND day BETWEEN CAST($4 AS DATE) AND CAST($5 AS DATE) AND changed_at > $6 AND changed_at <= $7
    AND source IN (${marks}) AND field IN (${moneyMetrics.map((name) => `'${name}'`).join(', ')})`;
  return ledger.store.snapshot(async ({ read }) => {
    const rows = await read(
      `SELECT changed_at, kind, id, day, product, field, was, became FROM ledger.changes WHERE ${where}
       ORDER BY CASE field WHEN 'commission' THEN 0 ELSE 1 END, ABS(became - was) DESC, changed_at DESC, id LIMIT ${most}`,
      values,
    );
    const nameOf = await readRowNames(read, workspaceId, rows);
    const sums = await read(
      `SELECT field, SUM(became - was) AS difference, COUNT(*) AS count FROM ledger.changes WHERE ${where} GROUP BY 1`,
      values,
    );
    const differenceOf = (field: string) =>
      unitsText(toUnits(String(sums.find((row) => row.field === field)?.difference ?? 0)));
    return {
      changes: rows.map((row) => toChange(row, nameOf)),
      count: sums.reduce((total, { count }) => total + Number(count), 0),
      explained: {
        sales: differenceOf('sales'),
        commission: differenceOf('commission'),
        bonus: differenceOf('bonus'),
      },
    };
  });
}

/**
 * When the figures were last counted. A closing that is later than the next was made while the clock was ahead; nobody
 * knows when, so the closing before it counts.
 */
const lastBefore = (earlier: readonly StoredClosing[], until: Date): Date =>
  earlier.findLast(({ closedAt }) => closedAt <= until)?.closedAt ?? new Date(0);

function toChange(row: SqlRow, nameOf: RowNames): AdjustmentChange {
  const kind = kinds.find((name) => name === row.kind);
  const field = moneyMetrics.find((name) => name === row.field);
  if (!kind || !field) throw new Error(`Unknown entry in the change log: ${row.kind}, ${row.field}`);
  const amount = (value: SqlValue | undefined) => unitsText(toUnits(String(value)));
  return {
    kind,
    field,
    at: String(row.changed_at),
    id: String(row.id),
    day: String(row.day),
    product: row.product === null ? null : String(row.product),
    productName: nameOf(row, 'product'),
    was: amount(row.was),
    became: amount(row.became),
  };
}
