import type { LedgerContext } from './context';
import { type Dimension, datasets } from './datasets';
import type { Day, DayRange } from './days';
import { readSums, type Sums } from './figures';
import { fromStoredKey, oneOfValues, toStoredKeys, typeOf, whereRows } from './filter-sql';
import { provisionalMetrics } from './metrics';
import { type Filters, noneValue } from './query-parameters';
import type { Session, SqlRow } from './store/store';
import type { SummaryQuery } from './summary-query';
import { bucketOf, keyOf, labelOf, sumColumns } from './summary-sql';

/** Sums of one group, or (not kept) of all others. */
export type GroupSums = {
  currency: string;
  kept: boolean;
  key: string | null;
  label: string | null;
  groups: number;
  bucket: Day | null;
  sums: Sums;
};

const toGroup = (row: SqlRow, dimension: Dimension): GroupSums => ({
  currency: String(row.currency),
  kept: row.kept !== false,
  key: fromStoredKey(dimension, row.key),
  label: row.label === null || row.label === undefined ? null : String(row.label),
  groups: Number(row.groups ?? 1),
  bucket: row.bucket === undefined ? null : String(row.bucket),
  sums: readSums(row),
});

/** The groups to keep a currency, the largest first, then the rest as one. */
export async function readTopGroups(
  read: Session['read'],
  context: LedgerContext,
  query: SummaryQuery,
  range: DayRange,
  dimension: Dimension,
  rank: string,
): Promise<GroupSums[]> {
  const where = whereRows(context.workspaceId, query.dataset, range, query);
  const names = Object.keys(datasets[query.dataset].metrics);
  const provisional = provisionalMetrics.filter((name) => names.includes(name));
  const again = [
    ...names.map((name) => `SUM("${name}") AS "${name}"`),
    ...provisional.map((name) => `SUM(provisional_${name}) AS provisional_${name}`),
  ].join(', ');
  const { top, offset } = query;
  const kept = `place > ${offset} AND place <= ${offset + top}`;
  const rows = await read(
    `WITH grouped AS (
       SELECT currency, ${keyOf(query.dataset, dimension)} AS key, ${labelOf(query.dataset, dimension)} AS label,
         ${rank} AS weight, ${sumColumns(query.dataset)}
       FROM ${datasets[query.dataset].table} WHERE ${where.sql} GROUP BY 1, 2
     ), ranked AS (
       SELECT *, ROW_NUMBER() OVER (PARTITION BY currency ORDER BY weight DESC NULLS LAST, key NULLS LAST) AS place
       FROM grouped
     )
     SELECT currency, CASE WHEN ${kept} THEN place ELSE ${offset + top + 1} END AS spot, BOOL_AND(${kept}) AS kept,
       MAX(CASE WHEN ${kept} THEN CAST(key AS VARCHAR) END) AS key,
       MAX(CASE WHEN ${kept} THEN label END) AS label, COUNT(*) AS groups,
       ${again}, BOOL_OR(provisional_any) AS provisional_any
     FROM ranked GROUP BY 1, 2 ORDER BY 1, 2`,
    where.values,
  );
  return rows.map((row) => toGroup(row, dimension));
}

/** Which rows: a dataset and its filters. */
type RowsOf = Pick<SummaryQuery, 'dataset'> & Filters;

function keyCondition(query: RowsOf, dimension: Dimension, keys: readonly (string | null)[]) {
  const column = keyOf(query.dataset, dimension);
  const wanted = toStoredKeys(
    query.dataset,
    dimension,
    keys.map((key) => key ?? noneValue),
  );
  return (values: Parameters<typeof oneOfValues>[3]) =>
    oneOfValues(column, typeOf(query.dataset, column), wanted, values);
}

/** Sums of given groups. */
export async function readGroupsByKey(
  read: Session['read'],
  context: LedgerContext,
  query: RowsOf,
  range: DayRange,
  dimension: Dimension,
  keys: readonly (string | null)[],
): Promise<GroupSums[]> {
  const where = whereRows(context.workspaceId, query.dataset, range, query);
  const condition = keyCondition(query, dimension, keys)(where.values);
  const rows = await read(
    `SELECT currency, ${keyOf(query.dataset, dimension)} AS key, ${labelOf(query.dataset, dimension)} AS label,
       ${sumColumns(query.dataset)}
     FROM ${datasets[query.dataset].table} WHERE ${where.sql} AND ${condition} GROUP BY 1, 2`,
    where.values,
  );
  return rows.map((row) => toGroup(row, dimension));
}

/** Sums of given groups, a bucket at a time. */
export async function readGroupSeries(
  read: Session['read'],
  context: LedgerContext,
  query: SummaryQuery,
  range: DayRange,
  dimension: Dimension,
  keys: readonly (string | null)[],
): Promise<GroupSums[]> {
  const where = whereRows(context.workspaceId, query.dataset, range, query);
  const condition = keyCondition(query, dimension, keys)(where.values);
  const rows = await read(
    `SELECT currency, ${keyOf(query.dataset, dimension)} AS key, ${bucketOf(query.grain)} AS bucket,
       ${sumColumns(query.dataset)}
     FROM ${datasets[query.dataset].table} WHERE ${where.sql} AND ${condition} GROUP BY 1, 2, 3`,
    where.values,
  );
  return rows.map((row) => toGroup(row, dimension));
}
