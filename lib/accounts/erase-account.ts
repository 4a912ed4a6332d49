import type { Db } from '@/lib/db/database';
import { deleteAccount } from './delete-account';
import type { Member } from './member';

type Parts = {
  db: Db;
  /** Drops what was kept of a workspace's other keys. */
  keysChanged: (workspaceId: string) => Promise<void>;
};

/**
 * Deletes a person with the workspaces in which they are alone, and what the keys of those brought; a sync that runs
 * there stops. Throws Failure as deleteAccount does, and then leaves everything.
 */
export async function eraseAccount({ db, keysChanged }: Parts, member: Member): Promise<void> {
  for (const workspaceId of await deleteAccount(db, member)) await keysChanged(workspaceId);
}
