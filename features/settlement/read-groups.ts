import { fromStoredKey } from '@/lib/data/read/query/filter-sql';
import { findLabel, readLabels } from '@/lib/data/read/query/read-labels';
import type { Session, SqlRow } from '@/lib/data/store/engine/store';
import { divideToRate, toUnits, unitsNumber, unitsText } from '@/lib/data/terms/units';
import { type Looks, type Span, sourcesOf } from './day-looks';
import { groupsSql } from './group-sql';
import type { SettlementQuery } from './settlement-query';
import type { SettlementGroup } from './settlement-shape';

const orders: Record<SettlementQuery['sort'], string> = {
  lost: 'net',
  // Exact enough to rank; the answer's share is divided exactly.
  share: 'CASE WHEN reported > 0 THEN CAST(net AS FLOAT8) / CAST(reported AS FLOAT8) END NULLS LAST',
  reported: 'reported DESC',
};

type GroupPage = { groups: SettlementGroup[]; count: number };

/**
 * What each group's settled days had when they were first seen, and when they settled, a page per currency. A day counts
 * for a source that was fetched before it was settled and after. `looks`: of these days.
 */
export async function readGroups(
  session: Session,
  workspaceId: string,
  query: SettlementQuery,
  known: Span & { looks: Looks },
): Promise<Map<string, GroupPage>> {
  const { dataset, group, top, offset } = query;
  if (sourcesOf(query).length === 0) return new Map();
  const { sql, values } = await groupsSql(session, workspaceId, query, known);
  const rows = await session.read(
    `SELECT * FROM (
       SELECT *, COUNT(*) OVER (PARTITION BY currency) AS group_count,
         ROW_NUMBER() OVER (PARTITION BY currency ORDER BY ${orders[query.sort]}, key NULLS LAST) AS position
       FROM (${sql}) AS summed
     ) AS ranked WHERE position > ${offset} AND position <= ${offset + top} ORDER BY currency, position`,
    values,
  );
  const keys = rows.map(({ key }) => fromStoredKey(group, key));
  const labels = await readLabels(
    session.read,
    workspaceId,
    { dataset, range: known.range, dimension: group },
    keys,
  );
  const pages = new Map<string, GroupPage>();
  rows.forEach((row, at) => {
    const page = pages.get(String(row.currency)) ?? { groups: [], count: Number(row.group_count) };
    pages.set(String(row.currency), page);
    const key = keys[at] ?? null;
    page.groups.push(toGroup(row, key, row.label === null ? findLabel(labels, key) : String(row.label)));
  });
  return pages;
}

function toGroup(row: SqlRow, key: string | null, label: string | null): SettlementGroup {
  const [reported, settled] = [toUnits(String(row.reported)), toUnits(String(row.settled))];
  return {
    key,
    label,
    reported: unitsText(reported),
    settled: unitsText(settled),
    reversed: unitsText(toUnits(String(row.reversed))),
    added: unitsText(toUnits(String(row.added))),
    share: reported > 0n ? divideToRate(settled - reported, reported) : null,
    conversions: unitsNumber(toUnits(String(row.conversions))),
    days: Number(row.days),
  };
}
