import type { CostLine } from '@/features/costs/sum-costs';
import { anyOf, oneOfValues, whereRows } from '@/lib/data/read/query/filter-sql';
import { ofAskedGroups } from '@/lib/data/read/query/group-sql';
import { joinPlacements } from '@/lib/data/read/query/placement-sql';
import { betweenValues } from '@/lib/data/store/engine/column-text';
import type { Session, SqlRow, SqlValue } from '@/lib/data/store/engine/store';
import { keyOf } from '@/lib/data/store/windows/summary-sql';
import { datasets } from '@/lib/data/terms/datasets';
import type { DayRange } from '@/lib/data/terms/days';
import type { Dimension } from '@/lib/data/terms/dimensions';
import { filterDimensions, setFilters } from '@/lib/data/terms/filters/filter-dimensions';
import { groupKindOf, isGroupDimension } from '@/lib/data/terms/group-dimensions';
import { isPlacement } from '@/lib/data/terms/placement-dimensions';
import type { MarginBook } from './margin-book';
import { writeMargins } from './margin-sql';
import type { ProfitQuery } from './profit-query';
import type { ProfitSort } from './profit-shape';

/** The sum of a currency's costs has at most 3 decimals. */
const costType = 'DECIMAL(24,3)';

/**
 * Selects costs: currency, key, label, cost and entries, and whether they belong to a group. Sends one string per column.
 * Adds parameters to `values`.
 */
function selectCosts(session: Session, costs: readonly CostLine[], values: SqlValue[]): string {
  if (costs.length === 0) {
    return `(SELECT CAST(NULL AS VARCHAR) AS currency, CAST(NULL AS VARCHAR) AS key, CAST(NULL AS VARCHAR) AS label,
      CAST(NULL AS ${costType}) AS cost, CAST(NULL AS INTEGER) AS entries, FALSE AS assigned WHERE FALSE)`;
  }
  const list = (name: keyof CostLine) => {
    const text = costs.map((line) => String(line[name] ?? '').replaceAll(betweenValues, ' '));
    return `unnest(${session.splitText(`$${values.push(text.join(betweenValues))}`)}) AS ${name}`;
  };
  const given = (['currency', 'key', 'label', 'cost', 'entries'] as const).map(list).join(', ');
  return `(SELECT currency, NULLIF(key, '') AS key, NULLIF(label, '') AS label, CAST(cost AS ${costType}) AS cost,
      CAST(entries AS INTEGER) AS entries, key <> '' AS assigned
    FROM (SELECT ${given}) AS given)`;
}

export type ProfitRowsQuery = {
  workspaceId: string;
  query: ProfitQuery;
  /** Separate ranges of days, at least one. */
  ranges: readonly DayRange[];
  book: MarginBook;
  costs: readonly CostLine[];
};

const summed = ['sales', 'commission', 'clicks', 'conversions'] as const;
/** The columns that determine a row's margin. */
const marginColumns = ['product', 'brand', 'marketplace'] as const;

const covered = 'percent IS NOT NULL';

/** `net` and `gross` are in hundredths, because percentages are divided only at the end. */
const figures = [
  'BOOL_OR(NOT final) AS provisional',
  ...summed.map((name) => `COALESCE(SUM(${name}), 0) AS ${name}`),
  ...summed.map((name) => `SUM(${name}) FILTER (WHERE ${covered}) AS covered_${name}`),
  'COUNT(percent) AS covered',
  'COUNT(final) AS counted',
  'SUM(cost) AS costs',
  'SUM(entries) AS entries',
  'SUM(sales * percent) AS gross',
  `SUM(sales * percent - commission * CAST(100 AS DECIMAL(5,2))) FILTER (WHERE ${covered}) AS net`,
].join(', ');

/** Null if there are rows and none has a margin. In hundredths. */
const netAfterCosts = `CASE WHEN covered > 0 OR counted = 0
  THEN COALESCE(net, 0) - COALESCE(costs, 0) * CAST(100 AS DECIMAL(5,2)) END`;

const sorts: Record<ProfitSort, string> = {
  netProfit: 'net',
  netProfitAfterCosts: netAfterCosts,
  returnOnCommission: 'CAST(net AS FLOAT8) / NULLIF(CAST(covered_commission AS FLOAT8), 0)',
  returnOnAllCost: `CAST(${netAfterCosts} AS FLOAT8)
    / NULLIF(CAST(COALESCE(covered_commission, 0) + COALESCE(costs, 0) AS FLOAT8), 0)`,
  costs: 'costs',
  sales: 'sales',
  commission: 'commission',
  clicks: 'clicks',
  uncovered: 'sales - COALESCE(covered_sales, 0)',
};

/** BRB estimates have only a brand and marketplace, so they cannot be attributed to any other dimension. */
export const countsBonus = (query: ProfitQuery): boolean =>
  query.group === 'brand' &&
  setFilters(query).every((name) => filterDimensions[name] in datasets.brb.dimensions);

/**
 * Figures of each currency (`is_total` is 1), of its costs that belong to no group (2), and of the requested groups (0): a
 * page of them, or those in `keys`. Keys have their stored format.
 */
export function readProfitRows(
  session: Session,
  parts: ProfitRowsQuery,
  keys?: readonly (string | null)[],
): Promise<SqlRow[]> {
  const { query } = parts;
  const { sort, order, top, offset } = query;
  const values: SqlValue[] = [];
  const tables = [
    ...pricedTables(session, parts, values),
    ...groupedTables(parts, values),
    `bonuses AS (${selectBonuses(parts, values)})`,
    `ranked AS (
       SELECT grouped.*, bonuses.bonus,
         SUM(bonuses.bonus) FILTER (WHERE covered > 0) OVER (PARTITION BY currency) AS all_bonus,
         SUM(entries) FILTER (WHERE is_total = 1) OVER (PARTITION BY currency) AS all_entries,
         COUNT(*) FILTER (WHERE is_total = 0) OVER (PARTITION BY currency) AS groups,
         COUNT(*) FILTER (WHERE is_total = 0 AND net < 0) OVER (PARTITION BY currency) AS losing,
         COUNT(*) FILTER (WHERE is_total = 0 AND covered = 0 AND counted > 0) OVER (PARTITION BY currency) AS bare,
         ROW_NUMBER() OVER (
           PARTITION BY currency, is_total ORDER BY ${sorts[sort]} ${order} NULLS LAST, sales DESC, key NULLS LAST
         ) AS position
       FROM grouped LEFT JOIN bonuses ON bonuses.of_currency = currency AND bonuses.of_brand = key)`,
  ];
  const chosen = keys
    ? oneOfValues('key', 'text', keys, values)
    : `position > ${offset} AND position <= ${offset + top}`;
  return session.read(
    `WITH ${tables.join(', ')}
     SELECT * FROM ranked WHERE is_total > 0 OR ${chosen}
     ORDER BY currency, CASE WHEN is_total = 1 THEN 0 ELSE 1 END, is_total, position`,
    values,
  );
}

const totals = `SELECT currency, CAST(NULL AS VARCHAR) AS key, CAST(NULL AS VARCHAR) AS label, ${figures}, 1 AS is_total
  FROM priced GROUP BY currency`;

/**
 * The tables of a WITH clause after `priced`. The last one, `grouped`, has the figures of each currency and of its groups.
 * Lines of named groups may overlap, so totals come from rows that are not joined to groups.
 */
function groupedTables(parts: ProfitRowsQuery, values: SqlValue[]): string[] {
  const { group } = parts.query;
  if (group === 'none') return [`grouped AS (${totals})`];
  if (isGroupDimension(group)) {
    return [
      `lines AS (${selectLines(parts, values)})`,
      `grouped AS (
         SELECT currency, key, MAX(label) AS label, ${figures}, CASE WHEN assigned THEN 0 ELSE 2 END AS is_total
         FROM lines GROUP BY currency, key, assigned UNION ALL ${totals})`,
    ];
  }
  return [
    `grouped AS (SELECT currency, key, MAX(label) AS label, ${figures},
       CASE WHEN GROUPING(key) = 1 THEN 1 WHEN assigned THEN 0 ELSE 2 END AS is_total
       FROM priced GROUP BY GROUPING SETS ((currency, key, assigned), (currency)))`,
  ];
}

/** Selects the rows of `priced` by named group: one for each group of their member. Rows without a group have no key. */
function selectLines({ workspaceId, query }: ProfitRowsQuery, values: SqlValue[]): string {
  const kind = groupKindOf(query.group) ?? 'creator';
  const columns = ['currency', 'final', ...summed, 'percent', 'cost', 'entries', 'assigned'];
  return `SELECT g.group_id AS key, g.group_name AS label, ${columns.map((name) => `one.${name}`).join(', ')}
    FROM priced AS one LEFT JOIN ledger.group_members AS g
      ON one.assigned AND g.member = one.key AND ${ofAskedGroups(kind, workspaceId, query, values)}`;
}

/**
 * Figures of the groups that have rows or costs in `ranges` and none in `present`, in one row of each currency. Bonus
 * estimates are not among them.
 */
export function readAloneRows(
  session: Session,
  parts: ProfitRowsQuery,
  present: Pick<ProfitRowsQuery, 'ranges' | 'costs'>,
): Promise<SqlRow[]> {
  const values: SqlValue[] = [];
  const tables = pricedTables(session, parts, values);
  const rows = selectRows({ ...parts, ranges: present.ranges }, values);
  const costs = selectCosts(session, present.costs, values);
  const [shown, alone] = isGroupDimension(parts.query.group)
    ? selectGroupsAlone(parts, values)
    : [
        `SELECT currency AS of_currency, ${textKey} AS of_key FROM shown`,
        `NOT ${isPresent('currency', textKey)}`,
      ];
  return session.read(
    `WITH ${tables.join(', ')},
     shown AS (SELECT currency, key FROM ${rows} UNION SELECT currency, key FROM ${costs} AS costs WHERE assigned),
     present AS (${shown})
     SELECT currency, ${figures},
       (SELECT SUM(everything.entries) FROM priced AS everything WHERE everything.currency = priced.currency) AS all_entries
     FROM priced
     WHERE assigned AND ${alone}
     GROUP BY currency ORDER BY currency`,
    values,
  );
}

/** A key as text that distinguishes null. */
const toTextKey = (key: string) => `COALESCE('=' || CAST(${key} AS VARCHAR), '')`;
const textKey = toTextKey('key');
const isPresent = (currency: string, key: string) =>
  `EXISTS (SELECT 1 FROM present WHERE of_currency = ${currency} AND of_key = ${key})`;

/**
 * `shown`: selects the groups of the members in table `shown`. `alone`: the condition of members with a group that is not
 * among those.
 */
function selectGroupsAlone(
  { workspaceId, query }: Pick<ProfitRowsQuery, 'workspaceId' | 'query'>,
  values: SqlValue[],
): [shown: string, alone: string] {
  const kind = groupKindOf(query.group) ?? 'creator';
  const groupsOf = (table: string) => `FROM ${table} AS one LEFT JOIN ledger.group_members AS g
    ON g.member = one.key AND ${ofAskedGroups(kind, workspaceId, query, values)}`;
  const group = toTextKey('g.group_id');
  return [
    `SELECT DISTINCT one.currency AS of_currency, ${group} AS of_key ${groupsOf('shown')}`,
    `(currency, key) IN (
       SELECT one.currency, one.key ${groupsOf('priced')}
       WHERE one.assigned AND NOT ${isPresent('one.currency', group)})`,
  ];
}

/** Gross profit (in hundredths) and commission of rows with a margin, by currency and day. Estimates need them. */
export function readCoveredDays(session: Session, parts: Omit<ProfitRowsQuery, 'costs'>): Promise<SqlRow[]> {
  const values: SqlValue[] = [];
  const ungrouped = { ...parts, query: { ...parts.query, group: 'none' as const }, costs: [] };
  const tables = pricedTables(session, ungrouped, values);
  return session.read(
    `WITH ${tables.join(', ')}
     SELECT currency, day, SUM(sales * percent) AS gross, SUM(commission) AS commission
     FROM priced WHERE ${covered} GROUP BY currency, day ORDER BY currency, day`,
    values,
  );
}

/** Rows of named groups have the key of their member. */
const dimensionOf = ({ group }: ProfitQuery): Dimension | null => (group === 'none' ? null : group);

/** The tables of a WITH clause. The last one, `priced`, has each row with its margin. */
function pricedTables(session: Session, parts: ProfitRowsQuery, values: SqlValue[]): string[] {
  const rows = selectRows(parts, values);
  const margins = writeMargins(session, parts.workspaceId, parts.book, values);
  const ofRows = ['currency', 'key', 'label', 'day', 'final', ...summed]
    .map((name) => `rows.${name}`)
    .join(', ');
  const costs = selectCosts(session, parts.costs, values);
  return [
    ...margins.tables,
    `priced AS (
       SELECT ${ofRows}, ${margins.percent} AS percent, CAST(NULL AS ${costType}) AS cost, 0 AS entries, TRUE AS assigned
       FROM ${rows} ${margins.joins}
       UNION ALL SELECT currency, key, label, ${noRow}, cost, entries, assigned FROM ${costs} AS costs)`,
  ];
}

/** Columns of `priced` that a cost has not: the day, whether it is final, the sums and the percentage. */
const noRow = ['day', 'final', ...summed, 'percent'].map(() => 'NULL').join(', ');

type Selected = Omit<ProfitRowsQuery, 'book' | 'costs'>;

function selectRows({ workspaceId, query, ranges }: Selected, values: SqlValue[]): string {
  const dimension = dimensionOf(query);
  const byLink = dimension !== null && isPlacement(dimension);
  const key = byLink ? 'link' : dimension ? keyOf('reports', dimension) : 'CAST(NULL AS VARCHAR)';
  const columns = [...marginColumns, ...summed].map((name) => `${name}`).join(', ');
  const where = whereAnyRange('reports', { workspaceId, query, ranges }, values);
  const from = `(SELECT currency, ${key} AS key, CAST(NULL AS VARCHAR) AS label, final, day, ${columns}
    FROM ${datasets.reports.table} WHERE ${where}) AS rows`;
  return byLink
    ? joinPlacements({ from, values }, workspaceId, dimension, [...marginColumns, ...summed]).from
    : from;
}

function selectBonuses(selected: Selected, values: SqlValue[]): string {
  if (!countsBonus(selected.query)) {
    return `SELECT CAST(NULL AS VARCHAR) AS of_currency, CAST(NULL AS VARCHAR) AS of_brand,
      CAST(NULL AS DECIMAL(38,8)) AS bonus`;
  }
  const where = whereAnyRange('brb', selected, values);
  return `SELECT currency AS of_currency, brand AS of_brand, SUM(bonus) AS bonus
    FROM ${datasets.brb.table} WHERE ${where} GROUP BY 1, 2`;
}

/** The condition of the rows in one of the ranges. Adds its parameters to `values`. */
const whereAnyRange = (
  dataset: 'reports' | 'brb',
  { workspaceId, query, ranges }: Selected,
  values: SqlValue[],
): string => anyOf(ranges.map((range) => `(${whereRows(workspaceId, dataset, range, query, values).sql})`));
