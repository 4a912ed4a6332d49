import { whereRows } from '@/lib/data/read/query/filter-sql';
import { ofAskedGroups } from '@/lib/data/read/query/group-sql';
import { isKnownToMonths, selectMonths } from '@/lib/data/read/summary/group-rows';
import type { Session, SqlValue } from '@/lib/data/store/engine/store';
import { daysOf } from '@/lib/data/store/windows/day-sums';
import { daysOfMonth, listSummedMonths, withoutMonths } from '@/lib/data/store/windows/month-sums';
import { bucketOf, keyOf } from '@/lib/data/store/windows/summary-sql';
import { datasets, isSummedByDay } from '@/lib/data/terms/datasets';
import { type Day, type DayRange, eachDay, endOfMonth } from '@/lib/data/terms/days';
import type { Dimension } from '@/lib/data/terms/dimensions';
import { groupKindOf } from '@/lib/data/terms/group-dimensions';
import { lookAges } from '@/lib/data/terms/look-ages';
import { isPlacement } from '@/lib/data/terms/placement-dimensions';
import { isWatched, type Looks, type Span, settledAt, sourcesOf } from './day-looks';
import type { SettlementQuery } from './settlement-query';

type Parts = {
  workspaceId: string;
  query: SettlementQuery;
  /** The dimension that has the key: links, creators or products, if these are grouped by attributes or named groups. */
  dimension: Dimension;
  values: SqlValue[];
  /** Selects, by day, the age of each source at its first look, and when it had settled. */
  spans: string;
};

/**
 * Selects what each group's settled days had at their first look and when they settled, by currency. Reads the sums of
 * months whose days all count, and the rows of other days.
 */
export async function groupsSql(
  session: Session,
  workspaceId: string,
  query: SettlementQuery,
  { looks, range: asked, gaps }: Span & { looks: Looks },
): Promise<{ sql: string; values: SqlValue[] }> {
  const { dataset, group, metric } = query;
  const range = settledPart(asked, query, looks);
  const dimension = isPlacement(group) ? 'link' : (groupKindOf(group) ?? group);
  const values: SqlValue[] = [];
  const spans = spansSql(workspaceId, query, { range, gaps }, values);
  const parts = { workspaceId, query, dimension, values, spans };
  const summed = isKnownToMonths(query, dimension)
    ? await listSummedMonths(session.read, workspaceId, dataset, range)
    : [];
  const months = summed.filter((month) => isWhole(month, query, looks));
  const present = withoutMonths(range, months).map((days) => rowsSql(parts, days));
  if (months.length > 0) {
    present.push(
      `SELECT currency, key, month, days, ${metric} AS current, conversions
       FROM (${selectMonths({ workspaceId, query, dimension, months }, values)}) AS months`,
    );
  }
  const current = named(parts, `(${present.join(' UNION ALL ')})`, 'month, days, current, conversions');
  return {
    values,
    sql: `SELECT currency, key, MAX(label) AS label, SUM(current) - SUM(later) AS settled,
        SUM(current) - SUM(later) - SUM(reversed) - SUM(added) AS reported, SUM(reversed) AS reversed,
        SUM(added) AS added, SUM(reversed) + SUM(added) AS net, SUM(conversions) AS conversions, SUM(days) AS days
      FROM (
        SELECT currency, key, MAX(label) AS label, SUM(current) AS current, 0 AS later, 0 AS reversed, 0 AS added,
          SUM(conversions) AS conversions, ${session.countBits('BIT_OR(days)')} AS days
        FROM (${current}) AS present GROUP BY currency, key, month
        UNION ALL
        SELECT currency, key, label, 0, later, reversed, added, -conversions, 0
        FROM (${named(parts, `(${changesSql(parts, range)})`, 'later, reversed, added, conversions')}) AS changes
      ) AS parts GROUP BY currency, key`,
  };
}

/** Whether a day was fetched before it settled, and after. */
const counts = (seen: readonly (number | null)[] = []): boolean =>
  seen[settledAt] != null && isWatched({ seen });

/** Whether each source counts on each day of a month. */
const isWhole = (month: Day, query: SettlementQuery, { days }: Looks): boolean =>
  eachDay({ from: month, to: endOfMonth(month) }).every((day) =>
    sourcesOf(query).every((source) => counts(days.get(day)?.get(source))),
  );

/** The part of a range up to the last day that counts, at least one day. */
function settledPart({ from, to }: DayRange, query: SettlementQuery, { days }: Looks): DayRange {
  const settled = [...days].filter(
    ([day, seen]) => day >= from && day <= to && sourcesOf(query).some((source) => counts(seen.get(source))),
  );
  return { from, to: settled.at(-1)?.[0] ?? from };
}

/** Selects when each source of a day was first seen, and when it had settled. Postgres plans joins well with one row per day. */
function spansSql(
  workspaceId: string,
  query: SettlementQuery,
  { range, gaps }: Span,
  values: SqlValue[],
): string {
  const add = (value: SqlValue) => `$${values.push(value)}`;
  const mark = (day: Day) => `CAST(${add(day)} AS DATE)`;
  const stored = gaps.map(({ from, to }) => ` AND NOT day BETWEEN ${mark(from)} AND ${mark(to)}`).join('');
  const columns = sourcesOf(query).map((source, at) => {
    const settled = `source = '${source}' AND age = ${lookAges[settledAt]}`;
    return `MIN(CASE WHEN source = '${source}' THEN seen END) AS first_${at},
      MAX(CASE WHEN ${settled} THEN seen END) AS settled_${at}`;
  });
  return `SELECT day AS of_day, ${columns.join(', ')} FROM ledger.looks
    WHERE workspace = ${add(workspaceId)} AND day BETWEEN ${mark(range.from)} AND ${mark(range.to)}${stored}
    GROUP BY day`;
}

/** Rows `r` with the columns of their day's spans. Rows of other days and sources have none. */
const onSpans = ({ query, spans }: Parts): string =>
  `JOIN (${spans}) AS spans ON of_day = r.day AND ${seenOf(query, 'first')} < ${seenOf(query, 'settled')}`;

const seenOf = (query: SettlementQuery, name: 'first' | 'settled'): string =>
  `CASE r.source ${sourcesOf(query)
    .map((source, at) => `WHEN '${source}' THEN ${name}_${at}`)
    .join(' ')} END`;

/** What groups have now, by month, with the days on which they have rows. */
function rowsSql(parts: Parts, days: DayRange): string {
  const { workspaceId, query, dimension, values } = parts;
  const { dataset, metric } = query;
  const from = isSummedByDay(dataset, dimension)
    ? daysOf(dataset, query, dimension).from
    : datasets[dataset].table;
  const where = whereRows(workspaceId, dataset, days, query, values);
  const key = `r.${keyOf(dataset, dimension)}`;
  return `SELECT r.currency AS currency, ${key} AS key, ${bucketOf('month')} AS month, ${daysOfMonth} AS days,
      SUM(r.${metric}) AS current, SUM(r.conversions) AS conversions
    FROM (SELECT * FROM ${from} WHERE ${where.sql}) AS r ${onSpans(parts)}
    GROUP BY r.currency, ${key}, ${bucketOf('month')}`;
}

/** By how much groups changed since the first look of each day: after it had settled, and until then. */
function changesSql(parts: Parts, range: DayRange): string {
  const { workspaceId, query, dimension, values } = parts;
  const [first, settled] = [seenOf(query, 'first'), seenOf(query, 'settled')];
  const { dataset, metric } = query;
  const where = whereRows(workspaceId, dataset, range, query, values);
  const key = `r.${keyOf(dataset, dimension)}`;
  const sumWhere = (condition: string) => `SUM(CASE WHEN ${condition} THEN r.${metric} ELSE 0 END)`;
  return `SELECT r.currency AS currency, ${key} AS key, ${sumWhere(`r.age > ${settled}`)} AS later,
      ${sumWhere(`r.age <= ${settled} AND r.${metric} < 0`)} AS reversed,
      ${sumWhere(`r.age <= ${settled} AND r.${metric} > 0`)} AS added, SUM(r.conversions) AS conversions
    FROM (SELECT * FROM ledger.differences WHERE ${where.sql}) AS r ${onSpans(parts)}
      AND r.age > ${first}
    GROUP BY r.currency, ${key}`;
}

/**
 * Adds labels to rows by key. Links become the attributes that are grouped by; creators and products their named groups, with a
 * row for each.
 */
function named({ workspaceId, query, values }: Parts, from: string, columns: string): string {
  const { group } = query;
  const kind = groupKindOf(group);
  if (kind) {
    const members = ofAskedGroups(kind, workspaceId, query, values);
    return `SELECT currency, g.group_id AS key, g.group_name AS label, ${columns} FROM ${from} AS r
      LEFT JOIN ledger.group_members AS g ON g.member = r.key AND ${members}`;
  }
  if (!isPlacement(group))
    return `SELECT currency, key, CAST(NULL AS VARCHAR) AS label, ${columns} FROM ${from} AS r`;
  // On Postgres, workspaces of rows and of placements have different types, so they need separate parameters.
  const own = `$${values.push(workspaceId)}`;
  return `SELECT currency, p.${group} AS key, p.${group}_name AS label, ${columns} FROM ${from} AS r
    LEFT JOIN ledger.placements AS p ON p.workspace = ${own} AND p.link = r.key`;
}
