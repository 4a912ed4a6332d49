import { datasets } from '@/lib/data/datasets';
import type { Day } from '@/lib/data/days';
import { isPlacement } from '@/lib/data/placement-dimensions';
import { fromStoredKey, whereRows } from '@/lib/data/query/filter-sql';
import { findLabel, readLabels } from '@/lib/data/query/read-labels';
import type { Session, SqlRow } from '@/lib/data/store/store';
import { divideToRate, toUnits, unitsNumber, unitsText } from '@/lib/data/units';
import { lookAges } from '@/lib/data/windows/look-ages';
import { type Span, sourcesOf } from './day-histories';
import type { SettlementQuery } from './settlement-query';
import type { SettlementGroup } from './settlement-shape';

const settledAge = lookAges.at(-1);

const orders: Record<SettlementQuery['sort'], string> = {
  lost: 'net',
  // Exact enough to rank; the answer's share is divided exactly.
  share: 'CASE WHEN reported > 0 THEN CAST(net AS FLOAT8) / CAST(reported AS FLOAT8) END NULLS LAST',
  reported: 'reported DESC',
};

type GroupPage = { groups: SettlementGroup[]; count: number };

/**
 * What each group's settled days had when they were first seen, and when they settled, a page per currency. A day counts
 * for a source that was fetched before it was settled and after, if its rows are stored.
 */
export async function readGroups(
  read: Session['read'],
  workspaceId: string,
  query: SettlementQuery,
  span: Span,
): Promise<Map<string, GroupPage>> {
  const { dataset, group, top, offset } = query;
  const sources = sourcesOf(query);
  if (sources.length === 0) return new Map();
  const { range } = span;
  const { sql, values } = groupsSql(workspaceId, query, span, sources);
  const rows = await read(
    `SELECT * FROM (
       SELECT *, COUNT(*) OVER (PARTITION BY currency) AS group_count,
         ROW_NUMBER() OVER (PARTITION BY currency ORDER BY ${orders[query.sort]}, key NULLS LAST) AS position
       FROM (${sql}) AS summed
     ) AS ranked WHERE position > ${offset} AND position <= ${offset + top} ORDER BY currency, position`,
    values,
  );
  const keys = rows.map(({ key }) => fromStoredKey(group, key));
  const labels = await readLabels(read, workspaceId, { dataset, range, dimension: group }, keys);
  const pages = new Map<string, GroupPage>();
  rows.forEach((row, at) => {
    const page = pages.get(String(row.currency)) ?? { groups: [], count: Number(row.group_count) };
    pages.set(String(row.currency), page);
    const key = keys[at] ?? null;
    page.groups.push(toGroup(row, key, row.label === null ? findLabel(labels, key) : String(row.label)));
  });
  return pages;
}

function groupsSql(
  workspaceId: string,
  query: SettlementQuery,
  { range, gaps }: Span,
  sources: readonly string[],
) {
  const { dataset, metric, group } = query;
  const where = whereRows(workspaceId, dataset, range, query);
  const { values } = where;
  const placed = isPlacement(group);
  const [key, label] = placed
    ? [`p.${group}`, `MAX(p.${group}_name)`]
    : [`r.${datasets[dataset].dimensions[group] ?? 'brand'}`, 'CAST(NULL AS VARCHAR)'];
  // On Postgres, workspaces of rows and of placements have different types, so they need separate parameters.
  const join = placed
    ? `LEFT JOIN ledger.placements AS p ON p.workspace = $${values.push(workspaceId)} AND p.link = r.link`
    : '';
  const own = values.push(workspaceId);
  const listed = sources.map((source) => `$${values.push(source)}`).join(', ');
  const mark = (day: Day) => `CAST($${values.push(day)} AS DATE)`;
  const stored = gaps.map(({ from, to }) => ` AND NOT day BETWEEN ${mark(from)} AND ${mark(to)}`).join('');
  const spans = `SELECT source AS of_source, day AS of_day, MIN(seen) AS first_seen,
      MAX(CASE WHEN age = ${settledAge} THEN seen END) AS settled_seen
    FROM ledger.looks WHERE workspace = $${own} AND source IN (${listed})
      AND day BETWEEN ${mark(range.from)} AND ${mark(range.to)}${stored}
    GROUP BY source, day`;
  const select = (table: string, columns: string, on: string) =>
    `SELECT r.currency AS currency, ${key} AS key, ${label} AS label, ${columns}
     FROM (SELECT * FROM ${table} WHERE ${where.sql}) AS r
     JOIN spans ON of_source = r.source AND of_day = r.day AND first_seen < settled_seen${on} ${join}
     GROUP BY r.currency, ${key}`;
  const later = 'r.age > settled_seen';
  const between = `r.age <= settled_seen`;
  return {
    values,
    sql: `WITH spans AS (${spans}), parts AS (
        ${select(
          datasets[dataset].table,
          `SUM(r.${metric}) AS current, 0 AS later, 0 AS reversed, 0 AS added,
           SUM(r.conversions) AS conversions, COUNT(DISTINCT r.day) AS days`,
          '',
        )}
        UNION ALL
        ${select(
          'ledger.differences',
          `0, SUM(CASE WHEN ${later} THEN r.${metric} ELSE 0 END),
           SUM(CASE WHEN ${between} AND r.${metric} < 0 THEN r.${metric} ELSE 0 END),
           SUM(CASE WHEN ${between} AND r.${metric} > 0 THEN r.${metric} ELSE 0 END),
           -SUM(r.conversions), 0`,
          ' AND r.age > first_seen',
        )}
      )
      SELECT currency, key, MAX(label) AS label, SUM(current) - SUM(later) AS settled,
        SUM(current) - SUM(later) - SUM(reversed) - SUM(added) AS reported, SUM(reversed) AS reversed,
        SUM(added) AS added, SUM(reversed) + SUM(added) AS net, SUM(conversions) AS conversions, MAX(days) AS days
      FROM parts GROUP BY currency, key`,
  };
}

function toGroup(row: SqlRow, key: string | null, label: string | null): SettlementGroup {
  const [reported, settled] = [toUnits(String(row.reported)), toUnits(String(row.settled))];
  return {
    ...{ key, label },
    reported: unitsText(reported),
    settled: unitsText(settled),
    reversed: unitsText(toUnits(String(row.reversed))),
    added: unitsText(toUnits(String(row.added))),
    share: reported > 0n ? divideToRate(settled - reported, reported) : null,
    conversions: unitsNumber(toUnits(String(row.conversions))),
    days: Number(row.days),
  };
}
