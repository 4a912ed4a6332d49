import { betweenValues } from '@/lib/data/store/engine/column-text';
import type { SqlValue } from '@/lib/data/store/engine/store';
import { type ColumnType, type DatasetName, datasets } from '@/lib/data/terms/datasets';
import type { DayRange } from '@/lib/data/terms/days';
import type { Dimension } from '@/lib/data/terms/dimensions';
import { dimensionFilters, type Filters, filterDimensions } from '@/lib/data/terms/filters/filter-dimensions';
import { readFilterValue } from '@/lib/data/terms/filters/filter-value';
import { type GroupKind, groupKindOf } from '@/lib/data/terms/group-dimensions';
import { isPlacement, type PlacementDimension } from '@/lib/data/terms/placement-dimensions';

/** A condition and its parameters, numbered from $1. */
type Condition = { sql: string; values: SqlValue[] };

/** Matches a workspace's rows of a dataset and range that pass the filters. Adds parameters to `values`. */
export function whereRows(
  workspaceId: string,
  dataset: DatasetName,
  range: DayRange,
  filters: Filters,
  values: SqlValue[] = [],
): Condition {
  const last = values.push(workspaceId, range.from, range.to);
  const parts = [
    `workspace = $${last - 2}`,
    `day BETWEEN CAST($${last - 1} AS DATE) AND CAST($${last} AS DATE)`,
  ];
  const { dimensions } = datasets[dataset];
  for (const name of dimensionFilters) {
    const dimension = filterDimensions[name];
    const column = dimensions[dimension];
    const kind = groupKindOf(dimension);
    const accepted = filters[name]?.map((value) => readFilterValue(dimension, value));
    if (column && accepted && isPlacement(dimension)) {
      parts.push(whereLinkHas(dimension, accepted, workspaceId, values));
    } else if (column && accepted && kind) {
      parts.push(whereInGroups({ kind, column }, accepted, workspaceId, values));
    } else if (column && accepted) {
      parts.push(
        oneOfValues(column, typeOf(dataset, column), toStoredKeys(dataset, dimension, accepted), values),
      );
    }
  }
  if (filters.currencies) parts.push(oneOfValues('currency', 'text', filters.currencies, values));
  return { sql: parts.join(' AND '), values };
}

/** The embedded store takes long to bind each parameter, and answers nobody meanwhile. */
const mostParameters = 1_000;

const writeList = (list: readonly string[], values: SqlValue[]) =>
  list.map((value) => `$${values.push(value)}`).join(', ');

/** A list as one parameter. No row has a value with the character between values. */
function writeLongList(list: readonly string[], values: SqlValue[]): string {
  const text = list.filter((value) => !value.includes(betweenValues)).join(betweenValues);
  return `SELECT unnest(string_to_array($${values.push(text)}, chr(31)))`;
}

/** Whether `column` is one of `accepted`, or null if they contain null. Adds its parameters to `values`. */
export function oneOfValues(
  column: string,
  type: ColumnType,
  accepted: readonly (string | null)[],
  values: SqlValue[],
): string {
  const present = accepted.filter((value) => value !== null);
  const stored = type === 'uuid' ? present.map((value) => value.toLowerCase()) : present;
  const marks = stored.length > mostParameters ? writeLongList(stored, values) : writeList(stored, values);
  const listed = present.length > 0 ? `${column} IN (${marks})` : 'FALSE';
  return present.length === accepted.length ? listed : `(${listed} OR ${column} IS NULL)`;
}

/** Matches if any of the conditions does. Never without one. */
export const anyOf = (conditions: readonly string[]): string =>
  conditions.length > 0 ? `(${conditions.join(' OR ')})` : 'FALSE';

/** Rows whose link has one of these values. Null means links created elsewhere. */
function whereLinkHas(
  dimension: PlacementDimension,
  accepted: readonly (string | null)[],
  workspaceId: string,
  values: SqlValue[],
): string {
  const ofWorkspace = () =>
    `SELECT link FROM ledger.placements WHERE workspace = $${values.push(workspaceId)}`;
  const present = accepted.filter((value) => value !== null);
  const parts = present.length < accepted.length ? [`link NOT IN (${ofWorkspace()})`] : [];
  if (present.length > 0) {
    const own = ofWorkspace();
    parts.push(`link IN (${own} AND ${oneOfValues(dimension, 'text', present, values)})`);
  }
  return anyOf(parts);
}

/** Rows or items whose creator or product, in `column`, is in one of these groups. Null means in none. */
export function whereInGroups(
  { kind, column }: { kind: GroupKind; column: string },
  accepted: readonly (string | null)[],
  workspaceId: string,
  values: SqlValue[],
): string {
  const members = () =>
    `SELECT member FROM ledger.group_members WHERE workspace = $${values.push(workspaceId)} AND kind = '${kind}'`;
  const present = accepted.filter((value) => value !== null);
  const parts =
    present.length < accepted.length ? [`${column} IS NULL`, `${column} NOT IN (${members()})`] : [];
  if (present.length > 0) {
    const own = members();
    parts.push(`${column} IN (${own} AND ${oneOfValues('group_id', 'uuid', present, values)})`);
  }
  return anyOf(parts);
}

export function typeOf(dataset: DatasetName, column: string): ColumnType {
  return datasets[dataset].columns.find(({ name }) => name === column)?.type ?? 'text';
}

/** Converts keys to their stored form: the payout model is part of the source. */
export function toStoredKeys(
  dataset: DatasetName,
  dimension: Dimension,
  keys: readonly (string | null)[],
): (string | null)[] {
  return dimension === 'payout_model' ? keys.map((key) => key && `${dataset}:${key}`) : [...keys];
}

/** The inverse of toStoredKeys, for one key. */
export function fromStoredKey(dimension: Dimension, key: SqlValue | undefined): string | null {
  if (key === null || key === undefined) return null;
  return dimension === 'payout_model' ? (String(key).split(':')[1] ?? null) : String(key);
}
