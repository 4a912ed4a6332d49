import { type NewAccount, signUp } from '@/lib/access/sign-up';
import type { Db } from '@/lib/server/db/database';
import { acceptInvitation } from './invitations';

/**
 * Creates a person who joins the workspace of an invitation, both or neither. Throws Failure like signUp and
 * acceptInvitation.
 */
export async function signUpByInvitation(
  db: Db,
  account: NewAccount,
  token: string,
): Promise<{ userId: string; workspaceId: string }> {
  let workspaceId = '';
  const userId = await signUp(db, account, {
    join: async (tx, userId) => {
      workspaceId = await acceptInvitation(tx, token, userId);
    },
  });
  return { userId, workspaceId };
}
