import { groupBy } from '@/lib/base/group-by';
import { whereRows } from '@/lib/data/read/query/filter-sql';
import type { Session, SqlRow, SqlValue } from '@/lib/data/store/engine/store';
import { daysOf } from '@/lib/data/store/windows/day-sums';
import { datasets } from '@/lib/data/terms/datasets';
import { type Day, type DayRange, daysBetween, endOfMonth } from '@/lib/data/terms/days';
import type { LookMetric } from '@/lib/data/terms/look-ages';
import { sumUnits, toUnits, type Units } from '@/lib/data/terms/units';
import {
  type DayLooks,
  type Looks,
  type RowsAsked,
  type SourceLooks,
  seenColumns,
  seenNames,
} from './day-looks';

/** What a day has in a currency now and had at each of `lookAges`. */
export type DayHistory = DayLooks & {
  current: Units;
  values: readonly (Units | null)[];
  /** What was known on the day after the end of its month. */
  atMonthEnd: Units;
};

/** Days with rows by currency, in order. */
export type Histories = ReadonlyMap<string, DayHistory[]>;

/** An amount of a source on a day: what it has now (`age` null), or a change and the age at which it was found. */
export type DayAmount = { day: Day; currency: string; source: string; amount: Units; age: number | null };

/** Reads what each stored day had at each age, in each of `metrics`. `looks`: of these days. */
export async function readHistories<Metric extends LookMetric>(
  read: Session['read'],
  workspaceId: string,
  query: RowsAsked & { metrics: readonly Metric[] },
  { looks, range }: { looks: Looks; range: DayRange },
): Promise<(metric: Metric) => Histories> {
  const rows = await readRows(read, workspaceId, query, range);
  const made = new Map(
    query.metrics.map((metric) => [metric, toHistories(readAmounts(rows, metric), looks)] as const),
  );
  return (metric) => made.get(metric) ?? new Map();
}

function toHistories(amounts: readonly DayAmount[], looks: Looks): Histories {
  const histories = new Map<string, DayHistory[]>();
  for (const [currency, own] of groupBy(amounts, (one) => one.currency)) {
    const byDay = groupBy(own, ({ day }) => day);
    const days = looks.joined.flatMap((seen) => {
      const ofDay = byDay.get(seen.day);
      return ofDay ? [toHistory(seen, looks.days.get(seen.day) ?? new Map(), ofDay)] : [];
    });
    if (days.length > 0) histories.set(currency, days);
  }
  return histories;
}

const readAmounts = (rows: readonly SqlRow[], metric: LookMetric): DayAmount[] =>
  rows
    .map((row) => ({
      day: String(row.day),
      currency: String(row.currency),
      source: String(row.source),
      amount: toUnits(String(row[metric] ?? 0)),
      age: row.age === null ? null : Number(row.age),
    }))
    .filter(({ age, amount }) => age === null || amount !== 0n);

/** Current amounts (`age` null) and changes, by day, source and currency. */
async function readRows(
  read: Session['read'],
  workspaceId: string,
  query: RowsAsked & { metrics: readonly LookMetric[] },
  range: DayRange,
): Promise<SqlRow[]> {
  const { dataset, metrics } = query;
  const where = whereRows(workspaceId, dataset, range, query);
  const sums = metrics.map((metric) => `SUM(${metric}) AS ${metric}`).join(', ');
  const current = await read(
    `SELECT source, day, currency, NULL AS age, ${sums} FROM ${daysOf(dataset, query).from} WHERE ${where.sql}
     GROUP BY source, day, currency`,
    where.values,
  );
  return [...current, ...(await readChanges(read, workspaceId, { query, where, sums }, range))];
}

type ChangesAsked = { query: RowsAsked; where: { sql: string; values: SqlValue[] }; sums: string };

/**
 * What changed on each day between two moments: its looks, and the end of its month. `age` is the first one after the
 * earlier moment. Days without looks are left out.
 */
function readChanges(
  read: Session['read'],
  workspaceId: string,
  { query: { dataset }, where, sums }: ChangesAsked,
  range: DayRange,
): Promise<SqlRow[]> {
  const listed = datasets[dataset].sources.map((source) => `'${source}'`).join(', ');
  const values = [...where.values];
  const [own, from, to] = [workspaceId, range.from, range.to].map((value) => `$${values.push(value)}`);
  const nextMonth = `CAST(date_trunc('month', CAST(day AS TIMESTAMP)) + INTERVAL '1 month' AS DATE)`;
  const moments = [...seenNames, 'days_left'].map((moment) => `CASE WHEN ${moment} < age THEN ${moment} END`);
  return read(
    `SELECT source, day, currency, COALESCE(GREATEST(${moments.join(', ')}), 0) + 1 AS age, ${sums}
     FROM (SELECT * FROM ledger.differences WHERE source IN (${listed}) AND ${where.sql}) AS d
     JOIN (
       SELECT source AS of_source, day AS of_day, ${seenColumns}, CAST(${nextMonth} - day AS INTEGER) AS days_left
       FROM ledger.looks
       WHERE workspace = ${own} AND source IN (${listed})
         AND day BETWEEN CAST(${from} AS DATE) AND CAST(${to} AS DATE) GROUP BY source, day
     ) AS looks ON of_source = source AND of_day = day
     GROUP BY 1, 2, 3, 4`,
    values,
  );
}

/** What a day had at its looks and at the end of its month: what it has now, less what changed later. */
export function toHistory(
  looks: DayLooks,
  sources: SourceLooks,
  amounts: readonly Pick<DayAmount, 'source' | 'age' | 'amount'>[],
): DayHistory {
  const sum = (counts: (source: string, age: number | null) => boolean) =>
    sumUnits(amounts.filter(({ source, age }) => counts(source, age)).map(({ amount }) => amount));
  const now = sum((_, age) => age === null);
  const later = (ageOf: (source: string) => number) =>
    sum((source, age) => age !== null && age > ageOf(source));
  return {
    ...looks,
    current: now,
    values: looks.seen.map((seen, at) =>
      seen === null ? null : now - later((source) => sources.get(source)?.[at] ?? Number.POSITIVE_INFINITY),
    ),
    atMonthEnd: now - later(() => daysLeft(looks.day)),
  };
}

/** The days from a day to the first one of the next month. */
const daysLeft = (day: Day): number => daysBetween(day, endOfMonth(day)) + 1;
