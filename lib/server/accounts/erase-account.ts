import type { Db } from '@/lib/server/db/database';
import { deleteAccount } from './delete-account';
import type { Member } from './member';

type Parts = {
  db: Db;
  /** Deletes data stored for the workspace. */
  workspaceDeleted: (workspaceId: string) => Promise<void>;
};

/**
 * Deletes a person, the workspaces where they are the only member, and those workspaces' stored data. Cancels their
 * syncs. Throws Failure like deleteAccount, without deleting anything.
 */
export async function eraseAccount({ db, workspaceDeleted }: Parts, member: Member): Promise<void> {
  for (const workspaceId of await deleteAccount(db, member)) await workspaceDeleted(workspaceId);
}
