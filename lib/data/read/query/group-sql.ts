import type { SqlValue } from '@/lib/data/store/engine/store';
import { dimensionInfo } from '@/lib/data/terms/dimensions';
import type { Filters } from '@/lib/data/terms/filters/filter-dimensions';
import { readFilterValue } from '@/lib/data/terms/filters/filter-value';
import {
  type GroupDimension,
  type GroupKind,
  groupDimensions,
  groupKindOf,
} from '@/lib/data/terms/group-dimensions';
import { oneOfValues } from './filter-sql';

type Rows = { from: string; values: SqlValue[] };

/** The group ids that a query asks for, with null for rows in no group. Null: all groups. */
function askedGroups(kind: GroupKind, filters: Filters): (string | null)[] | null {
  const dimension = groupDimensions[kind];
  return filters[dimensionInfo[dimension].filter]?.map((value) => readFilterValue(dimension, value)) ?? null;
}

/** Conditions for the members `g` of the groups that a query asks for. Adds their parameters to `values`. */
export function ofAskedGroups(
  kind: GroupKind,
  workspaceId: string,
  filters: Filters,
  values: SqlValue[],
): string {
  const asked = askedGroups(kind, filters)?.filter((id) => id !== null);
  const only = asked ? ` AND ${oneOfValues('g.group_id', 'uuid', asked, values)}` : '';
  return `g.workspace = $${values.push(workspaceId)} AND g.kind = '${kind}'${only}`;
}

/**
 * Converts rows grouped by creator or product to rows of named groups: one per group of the row, so sums of several
 * groups may count a row twice. A null key is a row in no group. A filter by groups also selects the groups that are shown.
 */
export function joinGroups(
  { from, values }: Rows,
  workspaceId: string,
  { dimension, filters, sums }: { dimension: GroupDimension; filters: Filters; sums: readonly string[] },
): Rows {
  const kind = groupKindOf(dimension) ?? 'creator';
  const columns = ['currency', 'final', 'day', ...sums].map((name) => `rows.${name}`).join(', ');
  const members = ofAskedGroups(kind, workspaceId, filters, values);
  return {
    from: `(SELECT g.group_id AS key, g.group_name AS label, ${columns} FROM ${from}
      LEFT JOIN ledger.group_members AS g ON g.member = rows.key AND ${members}) AS rows`,
    values,
  };
}

/**
 * Selects the rows of the groups that are not in `keys`, each once. Null in `keys`: rows in no group. `from` has rows by
 * creator or product.
 */
export function selectOtherGroups(
  { from, values }: Rows,
  workspaceId: string,
  { dimension, filters }: { dimension: GroupDimension; filters: Filters },
  keys: readonly (string | null)[],
): Rows {
  const kind = groupKindOf(dimension) ?? 'creator';
  const members = () =>
    `SELECT g.member FROM ledger.group_members AS g WHERE ${ofAskedGroups(kind, workspaceId, filters, values)}`;
  const shown = keys.filter((key) => key !== null);
  const others = `rows.key IN (${members()} AND NOT ${oneOfValues('g.group_id', 'uuid', shown, values)})`;
  const none = keys.includes(null) ? '' : ` OR rows.key IS NULL OR rows.key NOT IN (${members()})`;
  return { from: `(SELECT * FROM ${from} WHERE ${others}${none}) AS rows`, values };
}
