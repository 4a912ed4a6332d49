import type { Session } from '@/lib/data/store/engine/store';

/** Another process took over the sync. This one must not store anything more. */
export class LeaseLostError extends Error {}

export type Holder = { workspaceId: string; fence: number };

/**
 * Raises the fence to the newest holder of a source's lease, so that earlier ones can store nothing more. Throws
 * LeaseLostError if there is a newer one.
 */
export async function raiseFence(
  session: Session,
  source: string,
  { workspaceId, fence }: Holder,
): Promise<void> {
  const key = [workspaceId, source];
  const raised = await session.run(
    'UPDATE ledger.fences SET token = $3 WHERE workspace = $1 AND source = $2 AND token <= $3',
    [...key, fence],
  );
  if (raised > 0) return;
  const [newer] = await session.read(
    'SELECT token FROM ledger.fences WHERE workspace = $1 AND source = $2',
    key,
  );
  if (newer) throw takenOver();
  await session.run('INSERT INTO ledger.fences VALUES ($1, $2, $3)', [...key, fence]);
}

/** Throws LeaseLostError if there is a newer holder. Blocks new ones until the transaction ends. */
export async function requireFence(session: Session, source: string, holder: Holder): Promise<void> {
  const [fence] = await session.read(
    `SELECT token FROM ledger.fences WHERE workspace = $1 AND source = $2${session.shareLock}`,
    [holder.workspaceId, source],
  );
  if (Number(fence?.token) !== holder.fence) throw takenOver();
}

const takenOver = () => new LeaseLostError('Another process took this sync over.');
