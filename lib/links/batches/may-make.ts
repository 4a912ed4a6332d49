import { and, eq } from 'drizzle-orm';
import { may } from '@/lib/accounts/member';
import { memberships } from '@/lib/accounts/schema';
import type { Db } from '@/lib/db/database';

/** Whether a person is still a member of the workspace with a role that creates links. */
export async function mayMake(
  db: Db,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<boolean> {
  const [member] = await db
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)));
  return member !== undefined && may(member.role, 'links', 'write');
}
