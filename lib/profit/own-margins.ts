import { and, eq } from 'drizzle-orm';
import { workspaces } from '@/lib/accounts/schema';
import { isOfApiInUse } from '@/lib/db/api-in-use';
import type { Db } from '@/lib/db/database';
import { Failure } from '@/lib/failure';
import { marginLimits } from './margin-rule';
import { margins } from './schema';

/** The margins of a workspace for the API in use. */
export const ownMargins = (workspaceId: string) =>
  and(eq(margins.workspaceId, workspaceId), isOfApiInUse(margins.api));

/** Locks the workspace's margins until the transaction ends. Without it, two imports could deadlock. */
export async function lockMargins(tx: Db, workspaceId: string): Promise<void> {
  await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('no key update');
}

/**
 * Checks the limit after margins were added in this transaction. Throws Failure `invalid_input` if there are too many.
 */
export async function requireRoom(tx: Db, workspaceId: string, field: string): Promise<void> {
  if ((await tx.$count(margins, ownMargins(workspaceId))) <= marginLimits.stored) return;
  const message = `A workspace stores at most ${marginLimits.stored} margins. Nothing was stored.`;
  throw new Failure('invalid_input', message, {
    issues: [{ field, message: `must leave at most ${marginLimits.stored} margins stored` }],
  });
}
