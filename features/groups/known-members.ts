import { readNames } from '@/lib/data/read/query/read-names';
import { betweenValues } from '@/lib/data/store/engine/column-text';
import type { LedgerStore } from '@/lib/data/store/engine/store';
import type { GroupKind } from '@/lib/data/terms/group-dimensions';
import { nameLists } from '@/lib/data/terms/named-dimensions';
import type { GroupMember } from './group-shape';

/** The ids that a stored list contains or contained. */
export async function findKnown(
  store: LedgerStore,
  workspaceId: string,
  kind: GroupKind,
  ids: readonly string[],
): Promise<Set<string>> {
  const given = ids.filter((id) => !id.includes(betweenValues)).join(betweenValues);
  const rows = await store.snapshot(({ read, splitText }) =>
    read(
      `SELECT DISTINCT id FROM ledger.items
       WHERE workspace = $1 AND list = $2 AND id IN (SELECT unnest(${splitText('$3')}))`,
      [workspaceId, nameLists[kind], given],
    ),
  );
  return new Set(rows.map(({ id }) => String(id)));
}

/** The ids with their names in the stored lists. */
export async function nameMembers(
  store: LedgerStore,
  workspaceId: string,
  kind: GroupKind,
  ids: readonly string[],
): Promise<GroupMember[]> {
  const names = await readNames(store.read, workspaceId, kind, ids);
  return ids.map((id) => ({ id, name: names.get(id) ?? null }));
}
