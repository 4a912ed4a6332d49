import type { Member } from '@/lib/access/member';
import type { Db } from '@/lib/server/db/database';
import { deleteAccount, prepareDeletion } from './delete-account';

type Parts = {
  db: Db;
  /** Deletes a person's rows, and those of workspaces, in parts that hold up nobody. */
  emptyAccount: (userId: string, workspaceIds: readonly string[]) => Promise<void>;
  /** Deletes data stored for the workspace. */
  workspaceDeleted: (workspaceId: string) => Promise<void>;
};

/**
 * Deletes a person, the workspaces where they are the only member, and those workspaces' stored data. Cancels their
 * syncs. Throws Failure like deleteAccount, without deleting anything. A crash can leave the person with emptied
 * workspaces; deleting the account again goes on.
 */
export async function eraseAccount(
  { db, emptyAccount, workspaceDeleted }: Parts,
  member: Member,
): Promise<void> {
  await emptyAccount(member.userId, await prepareDeletion(db, member));
  for (const workspaceId of await deleteAccount(db, member)) await workspaceDeleted(workspaceId);
}
