import { and, inArray } from 'drizzle-orm';
import type { Member } from '@/lib/access/member';
import { isUuid } from '@/lib/contract/uuid';
import { ownGroups } from '@/lib/data/read/groups/own-groups';
import { oneOfValues } from '@/lib/data/read/query/filter-sql';
import { readNames } from '@/lib/data/read/query/read-names';
import type { SqlValue } from '@/lib/data/store/engine/store';
import { namedGroups } from '@/lib/data/store/groups-schema';
import type { Ledger } from '@/lib/data/store/workspace';
import type { Dimension } from '@/lib/data/terms/dimensions';
import { findDimension } from '@/lib/data/terms/filters/filter-dimensions';
import { readFilterValue } from '@/lib/data/terms/filters/filter-value';
import { isGroupDimension } from '@/lib/data/terms/group-dimensions';
import { isNamed } from '@/lib/data/terms/named-dimensions';
import { isPlacement } from '@/lib/data/terms/placement-dimensions';
import type { FileFilters } from '@/lib/language/format/file-filters';

/** The dimensions that ids of a list's own filters may name. */
const idsOf: Record<string, readonly Dimension[]> = {
  ids: ['brand', 'campaign', 'product'],
  groups: ['creator_group', 'product_group'],
};

/** `member`: whose records "mine" are; null if that is someone else. */
type Reader = Ledger & { member?: Pick<Member, 'name'> | null };

/** Replaces the ids in filters by names, as far as they are known. Other values stay. */
export async function nameFilterValues(ledger: Reader, filters: FileFilters): Promise<FileFilters> {
  const { member } = ledger;
  const named = await Promise.all(
    Object.entries(filters).map(async ([name, values]): Promise<[string, readonly string[]]> => {
      if (name === 'mine')
        return [name, member ? values.map((value) => (value === 'yes' ? member.name : value)) : values];
      const own = findDimension(name);
      const dimensions = own ? [own] : (idsOf[name] ?? []);
      if (dimensions.length === 0) return [name, values];
      const keyOf = (value: string) => (own ? readFilterValue(own, value) : value);
      const keys = values.flatMap((value) => keyOf(value) ?? []);
      const found = await Promise.all(dimensions.map((dimension) => readKeys(ledger, dimension, keys)));
      const nameOf = (key: string | null) =>
        key === null ? undefined : found.map((names) => names.get(key)).find((known) => known !== undefined);
      return [name, values.map((value) => nameOf(keyOf(value)) ?? value)];
    }),
  );
  return Object.fromEntries(named);
}

/** Names of keys of a dimension, including those that left the API. Unknown ones are absent. */
async function readKeys(
  { id, db, store }: Ledger,
  dimension: Dimension,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = keys.filter(isUuid);
  if (isNamed(dimension)) return readNames(store.read, id, dimension, keys);
  if (isGroupDimension(dimension)) {
    if (ids.length === 0) return new Map();
    const rows = await db
      .select({ id: namedGroups.id, name: namedGroups.name })
      .from(namedGroups)
      .where(and(ownGroups(id), inArray(namedGroups.id, ids)));
    return new Map(rows.map((group) => [group.id, group.name]));
  }
  const from = isPlacement(dimension)
    ? { table: 'ledger.placements', key: dimension, name: `${dimension}_name`, where: '' }
    : namedItems[dimension];
  if (!from || keys.length === 0) return new Map();
  const values: SqlValue[] = [id];
  const rows = await store.read(
    `SELECT ${from.key} AS key, MAX(${from.name}) AS name FROM ${from.table}
     WHERE workspace = $1 ${from.where} AND ${oneOfValues(from.key, 'text', keys, values)} GROUP BY 1`,
    values,
  );
  return new Map(rows.flatMap(({ key, name }) => (name ? [[String(key), String(name)] as const] : [])));
}

/** Dimensions that only rows name, and the stored list that names them. */
const namedItems: Partial<Record<Dimension, { table: string; key: string; name: string; where: string }>> = {
  campaign: { table: 'ledger.items', key: 'id', name: 'name', where: "AND list = 'campaigns'" },
  creator_tag: { table: 'ledger.items', key: 'tag', name: 'name', where: "AND list = 'programCreators'" },
};
