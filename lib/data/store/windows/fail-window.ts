import type { Session } from '@/lib/data/store/engine/store';
import { type Holder, requireFence } from './fence';
import { touching, windowKey } from './window-key';
import { insertWindows, type WindowRecord } from './windows';

/** Records that a window could not be fetched. Stored rows of its days stay, with the reason why they are not newer. */
export async function failWindow(session: Session, holder: Holder, window: WindowRecord): Promise<void> {
  const key = windowKey(holder, window);
  await requireFence(session, window.source, holder);
  const updated = await session.run(
    `UPDATE ledger.windows SET reason = $6 WHERE ${touching} AND status = 'ok'`,
    [...key, window.reason],
  );
  if (updated > 0) return;
  await session.run(`DELETE FROM ledger.windows WHERE ${touching}`, key);
  await insertWindows(session, holder.workspaceId, [window]);
}
