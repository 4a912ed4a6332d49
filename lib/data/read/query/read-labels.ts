import type { Session, SqlValue } from '@/lib/data/store/engine/store';
import type { DatasetName } from '@/lib/data/terms/datasets';
import type { DayRange } from '@/lib/data/terms/days';
import { type Dimension, dimensionInfo } from '@/lib/data/terms/dimensions';
import type { FilterName, Filters } from '@/lib/data/terms/filters/filter-dimensions';
import { readFilterValue, writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import { type GroupKind, groupDimensions, groupKinds } from '@/lib/data/terms/group-dimensions';
import { listNamed } from '@/lib/data/terms/named-dimensions';
import { oneOfValues } from './filter-sql';
import { nameLinks } from './placement-sql';
import { readNames } from './read-names';

/**
 * Names for keys of a dimension whose rows do not contain them: links by their products, other ids from stored lists.
 */
export async function readLabels(
  read: Session['read'],
  workspaceId: string,
  { dataset, range, dimension }: { dataset: DatasetName; range: DayRange; dimension: Dimension },
  keys: readonly (string | null)[],
): Promise<Map<string, string>> {
  const ids = [...new Set(keys)].filter((key) => key !== null);
  if (dimension === 'link') return nameLinks(read, workspaceId, { dataset, range }, ids);
  const named = listNamed(dataset).find((name) => name === dimension);
  return named ? readNames(read, workspaceId, named, ids) : new Map();
}

/** The label of a key. Rows without a value have none, even if the empty text has one. */
export const findLabel = (labels: ReadonlyMap<string, string>, key: string | null): string | null =>
  key === null ? null : (labels.get(key) ?? null);

/** Names of the values in a response's filters: `{ brands: { [value]: name } }`. Unknown ids are absent. */
export type FilterNames = { [Name in FilterName]?: Record<string, string> };

/** Names of groups that have members. */
async function readGroupNames(
  read: Session['read'],
  workspaceId: string,
  kind: GroupKind,
  ids: readonly string[],
): Promise<[string, string][]> {
  if (ids.length === 0) return [];
  const values: SqlValue[] = [workspaceId];
  const rows = await read(
    `SELECT DISTINCT group_id, group_name FROM ledger.group_members
     WHERE workspace = $1 AND kind = '${kind}' AND ${oneOfValues('group_id', 'uuid', ids, values)}`,
    values,
  );
  return rows.map(({ group_id: id, group_name: name }) => [String(id), String(name)]);
}

/** Reads the names of the ids in filters. */
export async function readFilterNames(
  read: Session['read'],
  workspaceId: string,
  query: Filters,
): Promise<FilterNames> {
  const names: FilterNames = {};
  for (const dimension of ['brand', 'product', 'creator'] as const) {
    const filter = dimensionInfo[dimension].filter;
    const keys = (query[filter] ?? []).flatMap((value) => readFilterValue(dimension, value) ?? []);
    const found = await readNames(read, workspaceId, dimension, keys);
    const named = [...found].map(([key, name]) => [writeFilterValue(dimension, key), name] as const);
    if (named.length > 0) names[filter] = Object.fromEntries(named);
  }
  for (const kind of groupKinds) {
    const filter = dimensionInfo[groupDimensions[kind]].filter;
    const named = await readGroupNames(read, workspaceId, kind, query[filter] ?? []);
    if (named.length > 0) names[filter] = Object.fromEntries(named);
  }
  return names;
}
