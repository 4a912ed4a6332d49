import { and, eq } from 'drizzle-orm';
import { Failure } from '@/lib/base/failure';
import type { Db } from '@/lib/server/db/database';
import { memberships, type Role, sessions, users, workspaces } from '@/lib/server/identity/schema';
import { createOwnWorkspace } from './create-workspace';
import type { InSession, Member, SignedIn } from './member';
import { memberFields } from './member-fields';
import { refuseInDemo } from './members';
import { countAttempt } from './throttle';

export type OwnWorkspace = { id: string; name: string; role: Role };

/** A person's workspaces, by name. */
export function listWorkspaces(db: Db, userId: string): Promise<OwnWorkspace[]> {
  return db
    .select({ id: workspaces.id, name: workspaces.name, role: memberships.role })
    .from(memberships)
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(eq(memberships.userId, userId))
    .orderBy(workspaces.name, workspaces.id);
}

/** A person as a member of one of their workspaces. `lacksFactor`: as in SignedIn. */
export type Membership = Member & Pick<SignedIn, 'lacksFactor'>;

/** A person as a member of each of their workspaces, by its name. `hasFactor`: whether their session has a second factor. */
export async function listMemberships(
  db: Db,
  { userId, hasFactor }: Pick<SignedIn, 'userId' | 'hasFactor'>,
): Promise<Membership[]> {
  const rows = await db
    .select({ ...memberFields, required: workspaces.secondFactor })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(eq(memberships.userId, userId))
    .orderBy(workspaces.name, workspaces.id);
  return rows.map(({ required, ...member }) => ({ ...member, lacksFactor: required && !hasFactor }));
}

/**
 * Creates a workspace and switches the session to it. Throws Failure `conflict` in the demo, and
 * `throttled`.
 */
export async function openNewWorkspace(db: Db, member: InSession, name: string): Promise<void> {
  refuseInDemo(member);
  await countAttempt(db, 'workspace', member.userId);
  const workspaceId = await createOwnWorkspace(db, { name, userId: member.userId });
  await switchWorkspace(db, member, workspaceId);
}

/** Switches one session to another workspace of its person. Throws Failure `not_found` if they are not a member. */
export async function switchWorkspace(
  db: Db,
  { sessionId, userId }: { sessionId: string; userId: string },
  workspaceId: string,
): Promise<void> {
  const own = await listWorkspaces(db, userId);
  if (!own.some(({ id }) => id === workspaceId)) {
    throw new Failure('not_found', 'You are no longer a member of this workspace.');
  }
  await db
    .update(sessions)
    .set({ workspaceId })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
}
