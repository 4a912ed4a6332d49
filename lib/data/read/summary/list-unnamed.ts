import type { Session } from '@/lib/data/store/engine/store';
import type { DatasetName } from '@/lib/data/terms/datasets';
import type { DayRange } from '@/lib/data/terms/days';
import { type NamedDimension, nameLists } from '@/lib/data/terms/named-dimensions';
import { readGroupRows } from './group-rows';

/** At most `most` ids in stored rows whose names are not in their list. */
export async function listUnnamed(
  read: Session['read'],
  workspaceId: string,
  { dataset, range, dimension }: { dataset: DatasetName; range: DayRange; dimension: NamedDimension },
  most: number,
): Promise<string[]> {
  const { from, values } = await readGroupRows(
    read,
    { id: workspaceId },
    { query: { dataset }, ranges: [range], dimension },
  );
  const at = values.push(workspaceId);
  const rows = await read(
    `SELECT used.id FROM (SELECT DISTINCT CAST(key AS VARCHAR) AS id FROM ${from} WHERE key IS NOT NULL) AS used
     WHERE NOT EXISTS (SELECT 1 FROM ledger.items AS item
       WHERE item.workspace = $${at} AND item.list = '${nameLists[dimension]}' AND item.id = used.id)
     ORDER BY 1 LIMIT ${most}`,
    values,
  );
  return rows.map(({ id }) => String(id));
}
