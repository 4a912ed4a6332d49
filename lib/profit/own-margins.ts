import { and, eq } from 'drizzle-orm';
import { workspaces } from '@/lib/accounts/schema';
import { isOfApiInUse } from '@/lib/db/api-in-use';
import type { Db } from '@/lib/db/database';
import { Failure } from '@/lib/failure';
import { marginLimits } from './margin-rule';
import { margins } from './schema';

/** The margins of a workspace, under the API in use. */
export const ownMargins = (workspaceId: string) =>
  and(eq(margins.workspaceId, workspaceId), isOfApiInUse(margins.api));

/**
 * Within a transaction that changes margins: nobody else changes any of the workspace until it ends. Without that lock, two
 * imports could wait for each other's rows.
 */
export async function lockMargins(tx: Db, workspaceId: string): Promise<void> {
  await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('no key update');
}

/** Within a transaction that added margins. Throws Failure `invalid_input` where there are more than a workspace may have. */
export async function requireRoom(tx: Db, workspaceId: string, field: string): Promise<void> {
  if ((await tx.$count(margins, ownMargins(workspaceId))) <= marginLimits.stored) return;
  const message = `A workspace stores at most ${marginLimits.stored} margins. Nothing was stored.`;
  throw new Failure('invalid_input', message, {
    issues: [{ field, message: `must leave at most ${marginLimits.stored} margins stored` }],
  });
}
