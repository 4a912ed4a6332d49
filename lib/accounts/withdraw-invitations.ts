import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '@/lib/db/database';
import { invitations, type Role, roles } from './schema';

type Which = { workspaceId?: string; invited?: readonly Role[] };

/** Links somebody made that nobody has used yet are worth nothing any more: all of them, or those to a workspace, to roles. */
export async function withdrawInvitationsOf(
  tx: Db,
  userId: string,
  { workspaceId, invited = roles }: Which = {},
): Promise<void> {
  await tx
    .delete(invitations)
    .where(
      and(
        eq(invitations.createdBy, userId),
        isNull(invitations.usedAt),
        inArray(invitations.role, invited),
        workspaceId === undefined ? undefined : eq(invitations.workspaceId, workspaceId),
      ),
    );
}
