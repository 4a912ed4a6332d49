import { betweenValues } from '@/lib/data/store/engine/column-text';
import type { Session } from '@/lib/data/store/engine/store';
import type { GroupKind } from '@/lib/data/terms/group-dimensions';

/** A group of a creator or product. */
export type NamedGroup = { id: string; name: string };

/** The groups of creators or products, by name. Those in no group are absent. */
export async function readGroupsOf(
  { read, splitText }: Session,
  workspaceId: string,
  kind: GroupKind,
  ids: readonly string[],
): Promise<Map<string, NamedGroup[]>> {
  if (ids.length === 0) return new Map();
  const rows = await read(
    `SELECT member, group_id, group_name FROM ledger.group_members
     WHERE workspace = $1 AND kind = $2 AND member IN (SELECT unnest(${splitText('$3')}))
     ORDER BY group_name, group_id`,
    [workspaceId, kind, ids.join(betweenValues)],
  );
  const groups = new Map<string, NamedGroup[]>();
  for (const { member, group_id: id, group_name: name } of rows) {
    const own = groups.get(String(member)) ?? [];
    groups.set(String(member), own);
    own.push({ id: String(id), name: String(name) });
  }
  return groups;
}
