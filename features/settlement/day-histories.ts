import { datasets, type SourceId } from '@/lib/data/datasets';
import { addDays, type Day, type DayRange } from '@/lib/data/days';
import { whereRows } from '@/lib/data/query/filter-sql';
import { touchesGap } from '@/lib/data/ranges/gaps';
import type { Session, SqlRow } from '@/lib/data/store/store';
import { toUnits, type Units } from '@/lib/data/units';
import { daysOf } from '@/lib/data/windows/day-sums';
import { lookAges } from '@/lib/data/windows/look-ages';
import type { SettlementQuery } from './settlement-query';

/** The index of the last age, at which a day is settled. */
export const settledAt = lookAges.length - 1;

const ages: readonly number[] = lookAges;

/** When a day was fetched: for each of `lookAges`, its age in days at the first fetch; null if there was none. */
export type DayLooks = { day: Day; seen: readonly (number | null)[] };

/** What a day has in a currency now and had at each of `lookAges`. */
export type DayHistory = DayLooks & {
  current: Units;
  values: readonly (Units | null)[];
  /** What was known after the fetches of the first `age` days. */
  valueAt: (age: number) => Units;
};

export type Histories = {
  /** Every day that was fetched after it had ended, in order. */
  looks: DayLooks[];
  /** The first moment at which a day was fetched that could still change; null if none was. */
  since: string | null;
  /** Days with rows by currency, in order. */
  byCurrency: Map<string, DayHistory[]>;
};

type Difference = { source: string; age: number; amount: Units };
type SourceLooks = Map<string, (number | null)[]>;
type DayFacts = { current: Map<string, Units>; differences: Difference[] };

/** The sources whose rows a query counts. */
export const sourcesOf = ({ dataset, payout_models }: SettlementQuery): readonly SourceId[] =>
  datasets[dataset].sources.filter(
    (source) => !payout_models || payout_models.some((model) => source === `${dataset}:${model}`),
  );

/** Whether a day was fetched at an age before it was settled, and may tell how it changed. */
export const isWatched = ({ seen }: DayLooks): boolean =>
  seen.some((age, at) => at < settledAt && age !== null);

/** Days, and those of them whose rows are not stored. */
export type Span = { range: DayRange; gaps: readonly DayRange[] };

/** Reads what each stored day had at each age. A day counts at an age if all its sources were fetched then. */
export async function readHistories(
  read: Session['read'],
  workspaceId: string,
  query: SettlementQuery,
  { range, gaps }: Span,
): Promise<Histories> {
  const { rows: every, since } = await readLooks(read, workspaceId, query, range);
  const rows = [...every].filter(([day]) => !touchesGap({ from: day, to: day }, gaps));
  const facts = await readFacts(read, workspaceId, query, range);
  const looks = rows.map(([day, sources]) => ({ day, seen: joinSources(sources) }));
  const byCurrency = new Map<string, DayHistory[]>();
  for (const [day, sources] of rows) {
    const seen = joinSources(sources);
    for (const [currency, fact] of facts.get(day) ?? []) {
      const list = byCurrency.get(currency) ?? [];
      list.push(toHistory({ day, seen }, sources, fact));
      byCurrency.set(currency, list);
    }
  }
  return { looks, since, byCurrency };
}

async function readLooks(
  read: Session['read'],
  workspaceId: string,
  query: SettlementQuery,
  { from, to }: DayRange,
): Promise<{ rows: Map<Day, SourceLooks>; since: string | null }> {
  const sources = sourcesOf(query);
  if (sources.length === 0) return { rows: new Map(), since: null };
  const found = await read(
    `SELECT source, day, age, seen, seen_at FROM ledger.looks
     WHERE workspace = $1 AND day BETWEEN CAST($2 AS DATE) AND CAST($3 AS DATE)
       AND source IN (${sources.map((_, at) => `$${at + 4}`).join(', ')}) ORDER BY day`,
    [workspaceId, from, to, ...sources],
  );
  const rows = new Map<Day, SourceLooks>();
  let since: string | null = null;
  for (const row of found) {
    const day = String(row.day);
    const ofDay: SourceLooks = rows.get(day) ?? new Map();
    const seen = ofDay.get(String(row.source)) ?? lookAges.map(() => null);
    const at = ages.indexOf(Number(row.age));
    seen[at] = Number(row.seen);
    rows.set(day, ofDay.set(String(row.source), seen));
    const moment = String(row.seen_at);
    if (at < settledAt && (since === null || moment < since)) since = moment;
  }
  return { rows, since };
}

const joinSources = (sources: SourceLooks): (number | null)[] =>
  lookAges.map((_, at) => {
    const seen = [...sources.values()].map((ages) => ages[at] ?? null);
    return seen.includes(null) ? null : Math.max(...seen.map(Number));
  });

/** What each day has now by source, and by how much it changed at each age, by currency. */
async function readFacts(
  read: Session['read'],
  workspaceId: string,
  query: SettlementQuery,
  range: DayRange,
): Promise<Map<Day, Map<string, DayFacts>>> {
  const { dataset, metric } = query;
  const where = whereRows(workspaceId, dataset, range, query);
  const select = (from: string, columns: string, group: string) =>
    read(
      `SELECT source, day, currency, ${columns} FROM ${from} WHERE ${where.sql} GROUP BY ${group}`,
      where.values,
    );
  const current = await select(
    daysOf(dataset, query).from,
    `SUM(${metric}) AS amount`,
    'source, day, currency',
  );
  const ours = datasets[dataset].sources.map((source) => `'${source}'`).join(', ');
  const changed = await select(
    `(SELECT * FROM ledger.differences WHERE source IN (${ours})) AS differences`,
    `age, SUM(${metric}) AS amount`,
    'source, day, currency, age',
  );
  const facts = new Map<Day, Map<string, DayFacts>>();
  const factsOf = (row: SqlRow): DayFacts => {
    const ofDay = facts.get(String(row.day)) ?? new Map<string, DayFacts>();
    facts.set(String(row.day), ofDay);
    const fact = ofDay.get(String(row.currency)) ?? { current: new Map(), differences: [] };
    ofDay.set(String(row.currency), fact);
    return fact;
  };
  for (const row of current) factsOf(row).current.set(String(row.source), toUnits(String(row.amount ?? 0)));
  for (const row of changed) {
    const { source, age, amount } = row;
    factsOf(row).differences.push({
      ...{ source: String(source), age: Number(age), amount: toUnits(String(amount)) },
    });
  }
  return facts;
}

function toHistory(looks: DayLooks, sources: SourceLooks, { current, differences }: DayFacts): DayHistory {
  const now = sum([...current.values()]);
  const later = (isLater: (difference: Difference) => boolean) =>
    sum(differences.filter(isLater).map(({ amount }) => amount));
  return {
    ...looks,
    current: now,
    values: looks.seen.map((seen, at) =>
      seen === null
        ? null
        : now - later(({ source, age }) => age > (sources.get(source)?.[at] ?? Number.POSITIVE_INFINITY)),
    ),
    valueAt: (known) => now - later(({ age }) => age > known),
  };
}

export const sum = (units: readonly Units[]): Units => units.reduce((total, one) => total + one, 0n);

/** The day on which a day's look became known; null if there was none. */
export const knownOn = ({ day, seen }: DayLooks, at: number): Day | null => {
  const age = seen[at];
  return age === null || age === undefined ? null : addDays(day, age);
};
