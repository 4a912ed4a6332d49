import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { invitations, type Role, roles } from '@/lib/server/identity/schema';

type Which = { workspaceId?: string; invited?: readonly Role[] };

/** Withdraws a person's unused links: all of them, or only those to a workspace or roles. */
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
