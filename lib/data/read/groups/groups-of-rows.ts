import { type AnyColumn, or, type SQL, sql } from 'drizzle-orm';
import { groupMembers, namedGroups } from '@/lib/data/store/groups-schema';
import { noneValue } from '@/lib/data/terms/filters/filter-value';
import type { GroupKind } from '@/lib/data/terms/group-dimensions';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { NamedGroup } from './read-groups-of';

/** Which column of a table has the creator or product, and which one the workspace. */
type Of = { kind: GroupKind; workspaceId: AnyColumn; member: AnyColumn };

/** SQL about the groups of rows in the dashboard's own database. `refreshGroups` makes them current. */
export function groupsOfRows({ kind, workspaceId, member }: Of) {
  const own = sql`FROM ${groupMembers} JOIN ${namedGroups} ON ${namedGroups.id} = ${groupMembers.groupId}
    WHERE ${groupMembers.workspaceId} = ${workspaceId} AND ${groupMembers.member} = ${member}
      AND ${namedGroups.kind} = ${kind} AND ${isOfApiInUse(namedGroups.api)}`;
  return {
    /** Whether a row is in one of these groups. `none` means in no group. */
    isIn(groups: readonly string[]): SQL | undefined {
      const named = sql`EXISTS (SELECT 1 ${own} AND CAST(${namedGroups.id} AS text)
        IN (SELECT json_array_elements_text(CAST(${JSON.stringify(groups)} AS json))))`;
      return groups.includes(noneValue) ? or(named, sql`NOT EXISTS (SELECT 1 ${own})`) : named;
    },
    /** The groups of a row, by name. */
    list: sql<
      NamedGroup[]
    >`(SELECT coalesce(json_agg(json_build_object('id', ${namedGroups.id}, 'name', ${namedGroups.name})
      ORDER BY ${namedGroups.name}, ${namedGroups.id}), '[]') ${own})`,
  };
}
