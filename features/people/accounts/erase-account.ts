import { normalizeEmail } from '@/lib/access/email';
import type { Member } from '@/lib/access/member';
import { Failure } from '@/lib/base/failure';
import { readTypedAddress } from '@/lib/language/format/typed-text';
import type { Db } from '@/lib/server/db/database';
import { deleteAccount, prepareDeletion } from './delete-account';

type Parts = {
  db: Db;
  /** Deletes a person's rows, and those of workspaces, in parts that hold up nobody. */
  emptyAccount: (userId: string, workspaceIds: readonly string[]) => Promise<void>;
  /** Deletes data stored for the workspace. */
  workspaceDeleted: (workspaceId: string) => Promise<void>;
};

/** Throws Failure `invalid_input` for the field `email` unless the member typed their own address. */
export function requireTypedAddress(typed: string, { email }: Member): void {
  if (normalizeEmail(readTypedAddress(typed)) === email) return;
  const issue = { field: 'email', message: `Type ${email} to confirm` };
  throw new Failure('invalid_input', issue.message, { issues: [issue] });
}

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
