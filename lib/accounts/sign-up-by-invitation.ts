import type { Db } from '@/lib/db/database';
import { acceptInvitation } from './invitations';
import { type NewAccount, signUp } from './sign-up';

/**
 * Makes a person who joins the workspace a token invites to; where the token is used up meanwhile, nobody is made.
 * Throws Failure as signUp and acceptInvitation do.
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
