import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createWorkspace } from '@/lib/access/create-workspace';
import { findMember } from '@/lib/access/find-member';
import type { SignedIn } from '@/lib/access/member';
import { createUser } from '@/lib/access/sign-up';
import { startSession } from '@/lib/access/start-session';
import type { Db } from '@/lib/server/db/database';
import { memberships, type Role } from '@/lib/server/identity/schema';

export const visitor = { network: '192.0.2.7/32', ipPrefix: '192.0.2.0/24', userAgent: 'test' };

/** A signed-in person in a new workspace, or in the given one. */
export async function makeMember(
  db: Db,
  { role = 'owner', workspaceId }: { role?: Role; workspaceId?: string } = {},
): Promise<SignedIn> {
  const userId = await createUser(db, { name: 'Ada', email: `${randomUUID()}@example.com` });
  const home = workspaceId ?? (await createWorkspace(db, { name: 'Home', ownerId: userId }));
  if (workspaceId) await db.insert(memberships).values({ workspaceId, userId, role });
  const member = await findMember(db, await startSession(db, userId, visitor, { workspaceId: home }));
  if (!member) throw new Error('The session does not lead to its member.');
  return member;
}

/** A person with a workspace, written by the columns that every version has had. */
export async function makeEarlierMember(db: Db): Promise<{ userId: string; workspaceId: string }> {
  const [userId, workspaceId] = [randomUUID(), randomUUID()];
  await db.execute(
    sql`INSERT INTO users (id, email, name) VALUES (${userId}, ${`${userId}@example.com`}, 'Ada')`,
  );
  await db.execute(sql`INSERT INTO workspaces (id, name) VALUES (${workspaceId}, 'Home')`);
  await db.execute(
    sql`INSERT INTO memberships (workspace_id, user_id, role) VALUES (${workspaceId}, ${userId}, 'owner')`,
  );
  return { userId, workspaceId };
}
