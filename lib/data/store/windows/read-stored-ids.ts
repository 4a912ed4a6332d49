import type { Session } from '@/lib/data/store/engine/store';
import { datasetOf, datasets } from '@/lib/data/terms/datasets';
import type { Holder } from './fence';
import { inWindow, windowKey } from './window-key';
import type { WindowRecord } from './windows';

/** The ids of rows that an earlier walk stored for exactly these days; none if that walk does not count. */
export async function readStoredIds(
  read: Session['read'],
  holder: Holder,
  window: Pick<WindowRecord, 'source' | 'scope' | 'from' | 'to'>,
): Promise<string[]> {
  const { table } = datasets[datasetOf(window.source)];
  const rows = await read(
    `SELECT CAST(id AS VARCHAR) AS id FROM ${table} WHERE ${inWindow} AND EXISTS (
       SELECT 1 FROM ledger.windows WHERE workspace = $1 AND source = $2 AND scope = $3
         AND from_day = CAST($4 AS DATE) AND to_day = CAST($5 AS DATE) AND status = 'ok' AND reason IS NULL)`,
    windowKey(holder, window),
  );
  return rows.map(({ id }) => String(id));
}
