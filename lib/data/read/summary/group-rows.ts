import { oneOfValues, toStoredKeys, whereRows } from '@/lib/data/read/query/filter-sql';
import { joinGroups } from '@/lib/data/read/query/group-sql';
import { joinPlacements } from '@/lib/data/read/query/placement-sql';
import type { Session, SqlValue } from '@/lib/data/store/engine/store';
import { daysOf } from '@/lib/data/store/windows/day-sums';
import {
  isSummedByMonth,
  listSummedMonths,
  summedSources,
  withoutMonths,
} from '@/lib/data/store/windows/month-sums';
import { keyOf } from '@/lib/data/store/windows/summary-sql';
import type { Ledger } from '@/lib/data/store/workspace';
import { datasets, isSummedByDay } from '@/lib/data/terms/datasets';
import type { Day, DayRange } from '@/lib/data/terms/days';
import type { Dimension } from '@/lib/data/terms/dimensions';
import { type Filters, filterDimensions, setFilters } from '@/lib/data/terms/filters/filter-dimensions';
import { type GroupDimension, groupKindOf, isGroupDimension } from '@/lib/data/terms/group-dimensions';
import { isPlacement } from '@/lib/data/terms/placement-dimensions';
import type { SummaryQuery } from './summary-query';

/** The rows to sum: a dataset and its filters. */
export type RowsOf = Pick<SummaryQuery, 'dataset'> & Filters;

/** Which rows to sum by a dimension, in which separate ranges of days: at least one. */
export type GroupsOf<Query = RowsOf, Kind = Dimension> = {
  query: Query;
  ranges: readonly DayRange[];
  dimension: Kind;
};

/** `values`: parameters that the statement has already. */
type Asked<Kind> = GroupsOf<RowsOf, Kind> & { finest?: 'day' | 'month'; values?: SqlValue[] };

type GroupRows = { from: string; values: SqlValue[] };

/**
 * The source for sums by a dimension: month and day sums if they support the filters, otherwise rows. Columns are
 * `source` (not for link attributes and groups), `currency`, `key`, `label`, `final`, `day` and the metrics. A month's row has its
 * first day, unless `finest` asks for days. Adds parameters to `values`.
 */
export async function readGroupRows(
  read: Session['read'],
  { id: workspaceId }: Pick<Ledger, 'id'>,
  { query, ranges, dimension, finest = 'month', values = [] }: Asked<Dimension>,
): Promise<GroupRows> {
  const { dataset } = query;
  const asked = { query, ranges, finest, values };
  if (isPlacement(dimension)) {
    const byLink = await readGroupRows(read, { id: workspaceId }, { ...asked, dimension: 'link' });
    return joinPlacements(byLink, workspaceId, dimension, Object.values(datasets[dataset].metrics));
  }
  if (isGroupDimension(dimension)) {
    const byMember = await readMemberRows(read, { id: workspaceId }, { ...asked, dimension });
    const sums = Object.values(datasets[dataset].metrics);
    return joinGroups(byMember, workspaceId, { dimension, filters: query, sums });
  }
  const { table, labels, metrics } = datasets[dataset];
  const sums = Object.values(metrics).join(', ');
  const rows = isSummedByDay(dataset, dimension) ? daysOf(dataset, query, dimension).from : table;
  const byMonth = finest === 'month' && isKnownToMonths(query, dimension);
  const parts: string[] = [];
  const months: Day[] = [];
  for (const range of ranges) {
    const whole = byMonth ? await listSummedMonths(read, workspaceId, dataset, range) : [];
    months.push(...whole);
    for (const days of withoutMonths(range, whole)) {
      const { sql } = whereRows(workspaceId, dataset, days, query, values);
      parts.push(
        `SELECT source, currency, ${keyOf(dataset, dimension)} AS key, CAST(${labels[dimension] ?? 'NULL'} AS VARCHAR) AS label, final, day, ${sums}
        FROM ${rows} WHERE ${sql}`,
      );
    }
  }
  if (months.length > 0) {
    const summed = selectMonths({ workspaceId, query, dimension, months }, values);
    parts.push(
      `SELECT source, currency, key, label, final, month AS day, ${sums} FROM (${summed}) AS months`,
    );
  }
  return { from: `(${parts.join(' UNION ALL ')}) AS rows`, values };
}

/**
 * The source for sums of a named group's members: like `readGroupRows`, with the creator or product of each row as `key`.
 */
export const readMemberRows = (
  read: Session['read'],
  context: Pick<Ledger, 'id'>,
  asked: Asked<GroupDimension>,
): Promise<GroupRows> =>
  readGroupRows(read, context, { ...asked, dimension: groupKindOf(asked.dimension) ?? 'creator' });

type MonthsAsked = { workspaceId: string; query: RowsOf; dimension: Dimension; months: readonly Day[] };

/** Selects the sums of months by a dimension, of the payout models and currencies in the filters. Adds parameters to `values`. */
export function selectMonths(
  { workspaceId, query, dimension, months }: MonthsAsked,
  values: SqlValue[],
): string {
  const { dataset } = query;
  const add = (value: SqlValue) => `$${values.push(value)}`;
  const conditions = [
    `workspace = ${add(workspaceId)}`,
    `dimension = ${add(dimension)}`,
    `month IN (${months.map((month) => `CAST(${add(month)} AS DATE)`).join(', ')})`,
    `source IN (${summedSources(dataset).map(add).join(', ')})`,
  ];
  if (query.payout_models) {
    const stored = toStoredKeys(dataset, 'payout_model', query.payout_models);
    conditions.push(oneOfValues('source', 'text', stored, values));
  }
  if (query.currencies) conditions.push(oneOfValues('currency', 'text', query.currencies, values));
  return `SELECT * FROM ledger.months WHERE ${conditions.join(' AND ')}`;
}

/** Month sums have currency, payout model and one dimension. */
export const isKnownToMonths = (filters: Filters, dimension: Dimension): boolean =>
  isSummedByMonth(dimension) &&
  setFilters(filters).every((name) => filterDimensions[name] === 'payout_model');
