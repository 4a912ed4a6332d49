import { groupBy } from '@/lib/base/group-by';
import { whereRows } from '@/lib/data/read/query/filter-sql';
import type { Session, SqlRow } from '@/lib/data/store/engine/store';
import { daysOf } from '@/lib/data/store/windows/day-sums';
import { datasets } from '@/lib/data/terms/datasets';
import type { Day, DayRange } from '@/lib/data/terms/days';
import { type LookMetric, lookAges, lookMetrics } from '@/lib/data/terms/look-ages';
import { toUnits, type Units } from '@/lib/data/terms/units';
import type { DayLooks, RowsAsked } from './day-looks';

/** What a day has in a currency now and had at each of `lookAges`. */
export type DayHistory = DayLooks & {
  current: Units;
  values: readonly (Units | null)[];
  /** What was known on the day after the end of its month. */
  atMonthEnd: Units;
};

/** Of a currency: the days on which a metric has or had something, in order. */
export type Histories = Record<LookMetric, DayHistory[]>;

/** What a day has now, or by how much it changed after one of `lookAges` or after the end of its month. */
type Amounts = Record<LookMetric, Units> & { day: Day; currency: string; since: string };

/** Reads what each day of `looks` had at each age, by currency. `range` includes these days. */
export async function readHistories(
  read: Session['read'],
  workspaceId: string,
  query: RowsAsked,
  { looks, range }: { looks: readonly DayLooks[]; range: DayRange },
): Promise<Map<string, Histories>> {
  const days = new Set(looks.map(({ day }) => day));
  const found = await readAmounts(read, workspaceId, query, range);
  const currencies = groupBy(
    found.filter(({ day }) => days.has(day)),
    ({ currency }) => currency,
  );
  return new Map([...currencies].map(([currency, amounts]) => [currency, toHistories(looks, amounts)]));
}

function toHistories(looks: readonly DayLooks[], amounts: readonly Amounts[]): Histories {
  const byDay = groupBy(amounts, ({ day }) => day);
  const historiesOf = (metric: LookMetric) =>
    looks.flatMap((look) => toHistory(look, byDay.get(look.day) ?? [], metric) ?? []);
  return {
    sales: historiesOf('sales'),
    commission: historiesOf('commission'),
    conversions: historiesOf('conversions'),
  };
}

/** What a day had is what it has now, less what changed later. Null if it has no rows and never had an amount. */
function toHistory(look: DayLooks, amounts: readonly Amounts[], metric: LookMetric): DayHistory | null {
  if (!amounts.some((one) => one.since === 'now' || one[metric] !== 0n)) return null;
  const amountOf = (since: string) => amounts.find((one) => one.since === since)?.[metric] ?? 0n;
  const current = amountOf('now');
  return {
    ...look,
    current,
    values: lookAges.map((age, at) => (look.seen[at] === null ? null : current - amountOf(String(age)))),
    atMonthEnd: current - amountOf('month end'),
  };
}

/**
 * Reads what days have now, and what changed after each moment of a day: its looks, and the end of its month. What a
 * fetch at the age of the moment brought was known then. Each source has looks of its own; without any, it has no changes.
 */
async function readAmounts(
  read: Session['read'],
  workspaceId: string,
  query: RowsAsked,
  range: DayRange,
): Promise<Amounts[]> {
  const sources = datasets[query.dataset].sources.map((source) => `'${source}'`).join(', ');
  const sums = lookMetrics.map((metric) => `SUM(${metric}) AS ${metric}`).join(', ');
  const values = [workspaceId, range.from, range.to];
  const where = whereRows(workspaceId, query.dataset, range, query, values);
  const looks = `ledger.looks WHERE workspace = $1 AND day BETWEEN CAST($2 AS DATE) AND CAST($3 AS DATE)`;
  const nextMonth = `CAST(date_trunc('month', CAST(day AS TIMESTAMP)) + INTERVAL '1 month' AS DATE)`;
  const rows = await read(
    `WITH changes AS (
       SELECT source, day, currency, age, ${sums} FROM ledger.differences
       WHERE source IN (${sources}) AND ${where.sql} GROUP BY source, day, currency, age
     ), moments AS (
       SELECT source, day, CAST(age AS VARCHAR) AS since, MAX(seen) AS known FROM ${looks} GROUP BY source, day, age
       UNION ALL
       SELECT DISTINCT source, day, 'month end', CAST(${nextMonth} - day AS INTEGER) FROM ${looks}
     )
     SELECT day, currency, 'now' AS since, ${sums} FROM ${daysOf(query.dataset, query).from}
     WHERE ${where.sql} GROUP BY day, currency
     UNION ALL
     SELECT c.day, c.currency, m.since, ${sums} FROM changes AS c
     JOIN moments AS m ON m.source = c.source AND m.day = c.day AND m.known < c.age
     GROUP BY c.day, c.currency, m.since`,
    where.values,
  );
  return rows.map(toAmounts);
}

const toAmounts = (row: SqlRow): Amounts => ({
  day: String(row.day),
  currency: String(row.currency),
  since: String(row.since),
  sales: toUnits(String(row.sales ?? 0)),
  commission: toUnits(String(row.commission ?? 0)),
  conversions: toUnits(String(row.conversions ?? 0)),
});
