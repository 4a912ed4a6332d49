import { datasets } from '@/lib/data/datasets';
import { type Day, type DayRange, daysBetween, endOfMonth } from '@/lib/data/days';
import { whereRows } from '@/lib/data/query/filter-sql';
import type { Session, SqlRow, SqlValue } from '@/lib/data/store/store';
import { sumUnits, toUnits, type Units } from '@/lib/data/units';
import { daysOf } from '@/lib/data/windows/day-sums';
import type { LookMetric } from '@/lib/data/windows/look-ages';
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

type Difference = { source: string; age: number; amount: Units };
type DayFacts = { current: Map<string, Units>; differences: Difference[] };
/** By day and currency. */
type Facts = Map<Day, Map<string, DayFacts>>;

/** Reads what each stored day had at each age, in each of `metrics`. `looks`: of these days. */
export async function readHistories<Metric extends LookMetric>(
  read: Session['read'],
  workspaceId: string,
  query: RowsAsked & { metrics: readonly Metric[] },
  { looks, range }: { looks: Looks; range: DayRange },
): Promise<(metric: Metric) => Histories> {
  const facts = await readFacts(read, workspaceId, query, range);
  const made = new Map(
    query.metrics.map((metric) => {
      const byCurrency = new Map<string, DayHistory[]>();
      for (const seen of looks.joined) {
        const sources = looks.days.get(seen.day) ?? new Map();
        for (const [currency, fact] of facts.get(metric)?.get(seen.day) ?? []) {
          const list = byCurrency.get(currency) ?? [];
          list.push(toHistory(seen, sources, fact));
          byCurrency.set(currency, list);
        }
      }
      return [metric, byCurrency];
    }),
  );
  return (metric) => made.get(metric) ?? new Map();
}

/** What each day has now by source, and by how much it changed, by metric and currency. */
async function readFacts(
  read: Session['read'],
  workspaceId: string,
  query: RowsAsked & { metrics: readonly LookMetric[] },
  range: DayRange,
): Promise<Map<LookMetric, Facts>> {
  const { dataset, metrics } = query;
  const where = whereRows(workspaceId, dataset, range, query);
  const sums = metrics.map((metric) => `SUM(${metric}) AS ${metric}`).join(', ');
  const current = await read(
    `SELECT source, day, currency, ${sums} FROM ${daysOf(dataset, query).from} WHERE ${where.sql}
     GROUP BY source, day, currency`,
    where.values,
  );
  const changed = await readChanges(read, workspaceId, { query, where, sums }, range);
  const facts = new Map<LookMetric, Facts>(metrics.map((metric) => [metric, new Map()]));
  const factsOf = (metric: LookMetric, row: SqlRow): DayFacts => {
    const days = facts.get(metric);
    const ofDay = days?.get(String(row.day)) ?? new Map<string, DayFacts>();
    days?.set(String(row.day), ofDay);
    const fact = ofDay.get(String(row.currency)) ?? { current: new Map(), differences: [] };
    ofDay.set(String(row.currency), fact);
    return fact;
  };
  for (const metric of metrics) {
    for (const row of current) {
      factsOf(metric, row).current.set(String(row.source), toUnits(String(row[metric] ?? 0)));
    }
    for (const row of changed) {
      const amount = toUnits(String(row[metric]));
      if (amount === 0n) continue;
      factsOf(metric, row).differences.push({ source: String(row.source), age: Number(row.age), amount });
    }
  }
  return facts;
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
  { current, differences }: DayFacts,
): DayHistory {
  const now = sumUnits([...current.values()]);
  const later = (isLater: (difference: Difference) => boolean) =>
    sumUnits(differences.filter(isLater).map(({ amount }) => amount));
  const left = daysLeft(looks.day);
  return {
    ...looks,
    current: now,
    values: looks.seen.map((seen, at) =>
      seen === null
        ? null
        : now - later(({ source, age }) => age > (sources.get(source)?.[at] ?? Number.POSITIVE_INFINITY)),
    ),
    atMonthEnd: now - later(({ age }) => age > left),
  };
}

/** The days from a day to the first one of the next month. */
const daysLeft = (day: Day): number => daysBetween(day, endOfMonth(day)) + 1;
