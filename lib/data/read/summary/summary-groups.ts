import { tupleKey } from '@/lib/base/tuple-key';
import { makeSums, readSums, type Sums } from '@/lib/data/read/figures';
import { fromStoredKey, oneOfValues, toStoredKeys, typeOf } from '@/lib/data/read/query/filter-sql';
import { findLabel, readLabels } from '@/lib/data/read/query/read-labels';
import type { Session, SqlRow, SqlValue } from '@/lib/data/store/engine/store';
import type { ComparedDays } from '@/lib/data/store/windows/compared-days';
import { bucketOf, keyOf, sumColumns } from '@/lib/data/store/windows/summary-sql';
import type { FreshLedger } from '@/lib/data/store/workspace';
import { type Day, type DayRange, earlierOf, laterOf } from '@/lib/data/terms/days';
import type { Dimension } from '@/lib/data/terms/dimensions';
import type { ChangeOrder } from '@/lib/data/terms/ranges/compared-range';
import { type GroupsOf, type RowsOf, readGroupRows } from './group-rows';
import type { SummaryQuery } from './summary-query';

/** Sums of one group in one currency. */
export type GroupSums = {
  currency: string;
  key: string | null;
  label: string | null;
  bucket: Day | null;
  sums: Sums;
};

/** The top groups of one currency, largest first, and the remaining ones. */
export type TopGroups = {
  top: GroupSums[];
  /** `any`: whether their rows may still change. */
  others: { groups: number; any: boolean };
};

const toGroup = (row: SqlRow, dimension: Dimension): GroupSums => ({
  currency: String(row.currency),
  key: fromStoredKey(dimension, row.key),
  label: row.label === null || row.label === undefined ? null : String(row.label),
  bucket: row.bucket === undefined ? null : String(row.bucket),
  sums: readSums(row),
});

/** `by`: the SQL of a sum. `change`: ranks groups by its change between counted days, and finds those of the compared days alone. */
export type Ranking = {
  by: string;
  change?: { days: Pick<ComparedDays, 'now' | 'before'>; order: ChangeOrder } | undefined;
};

/**
 * The top groups of each currency. Ranks all groups by one sum or its change, then reads the other sums only for the top groups,
 * because most rows belong to neither. The sums of the rest are the total minus the top groups.
 */
export async function readTopGroups(
  read: Session['read'],
  context: FreshLedger,
  asked: GroupsOf<SummaryQuery>,
  { by, change }: Ranking,
): Promise<Map<string, TopGroups>> {
  const { query, ranges, dimension } = asked;
  const { from, values } = await readGroupRows(read, context, asked);
  const weigh = (rows: string, weight: string, any: string) =>
    `SELECT currency, key, ${weight} AS weight, ${any} AS provisional_any FROM ${rows} GROUP BY 1, 2`;
  // Groups of days that do not count are listed, too, with no change.
  const own = weigh(from, change ? '0' : by, 'BOOL_OR(NOT final)');
  const rowsIn = async (days: readonly DayRange[]) =>
    (await readGroupRows(read, context, { ...asked, ranges: days, values })).from;
  const both =
    change &&
    `(${own} UNION ALL ${weigh(await rowsIn(change.days.now), by, 'FALSE')}
      UNION ALL ${weigh(await rowsIn(change.days.before), `-(${by})`, 'FALSE')}) AS weighed`;
  const direction = change?.order === 'fall' ? 'ASC' : 'DESC';
  const { top, offset } = query;
  const isTop = `position > ${offset} AND position <= ${offset + top}`;
  const rows = await read(
    `WITH grouped AS (
       ${both ? weigh(both, 'SUM(weight)', 'BOOL_OR(provisional_any)') : own}
     ), ranked AS (
       SELECT *, ROW_NUMBER() OVER (PARTITION BY currency ORDER BY weight ${direction} NULLS LAST, key NULLS LAST) AS position
       FROM grouped
     )
     SELECT currency, CASE WHEN ${isTop} THEN position ELSE ${offset + top + 1} END AS spot, BOOL_AND(${isTop}) AS is_top,
       MAX(CASE WHEN ${isTop} THEN CAST(key AS VARCHAR) END) AS key, COUNT(*) AS groups,
       BOOL_OR(provisional_any) AS provisional_any
     FROM ranked GROUP BY 1, 2 ORDER BY 1, 2`,
    values,
  );
  const ranked = rows.map((row) => ({
    currency: String(row.currency),
    isTop: row.is_top === true,
    key: fromStoredKey(dimension, row.key),
    others: { groups: Number(row.groups), any: row.provisional_any === true },
  }));
  const keys = [...new Set(ranked.flatMap(({ isTop, key }) => (isTop ? [key] : [])))];
  const sums = keys.length > 0 ? await readGroupsByKey(read, context, asked, keys) : [];
  const all = [...ranges, ...(change?.days.before ?? [])];
  const range = {
    from: all.map(({ from }) => from).reduce(earlierOf),
    to: all.map(({ to }) => to).reduce(laterOf),
  };
  const named = { dataset: query.dataset, range, dimension };
  const labels = await readLabels(read, context.id, named, keys);
  for (const group of sums) group.label ??= findLabel(labels, group.key);
  const groups = new Map(sums.map((group) => [tupleKey(group.currency, group.key), group]));
  const found = new Map<string, TopGroups>();
  for (const { currency, isTop, key, others } of ranked) {
    const tops = found.get(currency) ?? { top: [], others: { groups: 0, any: false } };
    found.set(currency, tops);
    const group = groups.get(tupleKey(currency, key));
    if (!isTop) tops.others = others;
    else if (group) tops.top.push(group);
    else if (change)
      tops.top.push({ currency, key, label: findLabel(labels, key), bucket: null, sums: makeSums() });
  }
  return found;
}

function keyCondition(
  query: RowsOf,
  dimension: Dimension,
  keys: readonly (string | null)[],
  values: SqlValue[],
): string {
  const stored = toStoredKeys(query.dataset, dimension, keys);
  return oneOfValues('key', typeOf(query.dataset, keyOf(query.dataset, dimension)), stored, values);
}

/** Sums of given groups. */
export async function readGroupsByKey(
  read: Session['read'],
  context: FreshLedger,
  asked: GroupsOf,
  keys: readonly (string | null)[],
): Promise<GroupSums[]> {
  const { query, dimension } = asked;
  const { from, values } = await readGroupRows(read, context, asked);
  const condition = keyCondition(query, dimension, keys, values);
  const rows = await read(
    `SELECT currency, key, MAX(label) AS label, ${sumColumns(query.dataset)}
     FROM ${from} WHERE ${condition} GROUP BY 1, 2`,
    values,
  );
  return rows.map((row) => toGroup(row, dimension));
}

/** Sums of given groups by bucket. */
export async function readGroupSeries(
  read: Session['read'],
  context: FreshLedger,
  asked: GroupsOf<SummaryQuery>,
  keys: readonly (string | null)[],
): Promise<GroupSums[]> {
  const { query, dimension } = asked;
  const finest = query.grain === 'month' ? 'month' : 'day';
  const { from, values } = await readGroupRows(read, context, { ...asked, finest });
  const condition = keyCondition(query, dimension, keys, values);
  const rows = await read(
    `SELECT currency, key, ${bucketOf(query.grain)} AS bucket, ${sumColumns(query.dataset)}
     FROM ${from} WHERE ${condition} GROUP BY 1, 2, 3`,
    values,
  );
  return rows.map((row) => toGroup(row, dimension));
}
