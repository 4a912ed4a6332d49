import { and, eq } from 'drizzle-orm';
import type { Db } from '@/lib/db/database';
import { Failure } from '@/lib/failure';
import { memberships, type Role, sessions, workspaces } from './schema';

export type OwnWorkspace = { id: string; name: string; role: Role };

/** The workspaces a person belongs to, by name. */
export function listWorkspaces(db: Db, userId: string): Promise<OwnWorkspace[]> {
  return db
    .select({ id: workspaces.id, name: workspaces.name, role: memberships.role })
    .from(memberships)
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(eq(memberships.userId, userId))
    .orderBy(workspaces.name, workspaces.id);
}

/** Moves one session to another of its person's workspaces. Throws Failure `not_found` where they do not belong to it. */
export async function switchWorkspace(
  db: Db,
  { sessionId, userId }: { sessionId: string; userId: string },
  workspaceId: string,
): Promise<void> {
  const own = await listWorkspaces(db, userId);
  if (!own.some(({ id }) => id === workspaceId)) {
    throw new Failure('not_found', 'You do not belong to this workspace any more.');
  }
  await db
    .update(sessions)
    .set({ workspaceId })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
}
