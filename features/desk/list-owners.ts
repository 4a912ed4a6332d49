import { asc, eq, sql } from 'drizzle-orm';
import { may } from '@/lib/access/member';
import type { Db } from '@/lib/server/db/database';
import { memberships, users } from '@/lib/server/identity/schema';

/** The members who can own partners, because they see reports. By name. */
export async function listOwners(
  db: Db,
  workspaceId: string,
): Promise<{ id: string; name: string; email: string }[]> {
  const found = await db
    .select({ id: users.id, name: users.name, email: users.email, role: memberships.role })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.workspaceId, workspaceId))
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id));
  return found.filter(({ role }) => may(role, 'view'));
}
