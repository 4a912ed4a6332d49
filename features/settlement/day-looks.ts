import type { Session } from '@/lib/data/store/engine/store';
import { datasets, type SourceId } from '@/lib/data/terms/datasets';
import { addDays, type Day, type DayRange } from '@/lib/data/terms/days';
import type { Filters } from '@/lib/data/terms/filters/filter-dimensions';
import { lookAges } from '@/lib/data/terms/look-ages';
import { touchesGap } from '@/lib/data/terms/ranges/gaps';
import type { SettlementQuery } from './settlement-query';

/** The index of the last age, at which a day is settled. */
export const settledAt = lookAges.length - 1;

/** Columns with the first fetch since each of `lookAges`, of looks that are grouped by source and day. */
const seenNames = lookAges.map((_, at) => `seen_${at}`);
const seenColumns = lookAges
  .map((age, at) => `MAX(CASE WHEN age = ${age} THEN seen END) AS ${seenNames[at]}`)
  .join(', ');

/** Rows of a dataset that pass filters. */
export type RowsAsked = Pick<SettlementQuery, 'dataset'> & Filters;

/** Days, and those of them whose rows are not stored. */
export type Span = { range: DayRange; gaps: readonly DayRange[] };

/** When a day was fetched: for each of `lookAges`, its age in days at the first fetch; null if there was none. */
export type DayLooks = {
  day: Day;
  seen: readonly (number | null)[];
  /** The days of these fetches. */
  known: readonly (Day | null)[];
};

/** Of each source of a day, its age at the first fetch since each of `lookAges`. */
export type SourceLooks = ReadonlyMap<string, readonly (number | null)[]>;

export type Looks = {
  /** Every stored day that was fetched after it had ended, in order. */
  days: ReadonlyMap<Day, SourceLooks>;
  /** The same days, with the looks that all of their sources have. */
  joined: readonly DayLooks[];
  /** The first moment at which a day was fetched that could still change; null if none was. */
  since: string | null;
};

/** The sources whose rows a query counts. */
export const sourcesOf = ({ dataset, payout_models }: RowsAsked): readonly SourceId[] =>
  datasets[dataset].sources.filter(
    (source) => !payout_models || payout_models.some((model) => source === `${dataset}:${model}`),
  );

export const toLooks = (day: Day, seen: DayLooks['seen']): DayLooks => ({
  day,
  seen,
  known: seen.map((age) => (age === null ? null : addDays(day, age))),
});

/** Whether a day was fetched at an age before it was settled, and may tell how it changed. */
export const isWatched = ({ seen }: Pick<DayLooks, 'seen'>): boolean =>
  seen.some((age, at) => at < settledAt && age !== null);

/** Reads when days of a workspace were fetched, without those whose rows are not stored. */
export async function readLooks(
  read: Session['read'],
  workspaceId: string,
  query: RowsAsked,
  { range: { from, to }, gaps }: Span,
): Promise<Looks> {
  const sources = sourcesOf(query);
  if (sources.length === 0) return { days: new Map(), joined: [], since: null };
  const found = await read(
    `SELECT source, day, ${seenColumns}, MIN(CASE WHEN age < ${lookAges[settledAt]} THEN seen_at END) AS since
     FROM ledger.looks
     WHERE workspace = $1 AND day BETWEEN CAST($2 AS DATE) AND CAST($3 AS DATE)
       AND source IN (${sources.map((_, at) => `$${at + 4}`).join(', ')}) GROUP BY source, day ORDER BY day`,
    [workspaceId, from, to, ...sources],
  );
  const days = new Map<Day, Map<string, (number | null)[]>>();
  let since: string | null = null;
  for (const row of found) {
    const ofDay = days.get(String(row.day)) ?? new Map<string, (number | null)[]>();
    const seen = seenNames.map((name) => (row[name] === null ? null : Number(row[name])));
    days.set(String(row.day), ofDay.set(String(row.source), seen));
    if (row.since !== null && (since === null || String(row.since) < since)) since = String(row.since);
  }
  const stored = [...days].filter(([day]) => !touchesGap({ from: day, to: day }, gaps));
  const joined = stored.map(([day, ofDay]) => joinSources(day, ofDay));
  return { days: new Map(stored), joined, since };
}

/** A day counts at an age if all its sources were fetched then. */
const joinSources = (day: Day, sources: SourceLooks): DayLooks =>
  toLooks(
    day,
    lookAges.map((_, at) => {
      const seen = [...sources.values()].map((ages) => ages[at] ?? null);
      return seen.includes(null) ? null : Math.max(...seen.map(Number));
    }),
  );
