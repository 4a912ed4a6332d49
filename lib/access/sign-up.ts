import { eq } from 'drizzle-orm';
import { cutText } from '@/lib/base/cut-text';
import { Failure } from '@/lib/base/failure';
import { containsNul } from '@/lib/contract/nul';
import { toNameLine } from '@/lib/language/format/clean-text';
import type { Db } from '@/lib/server/db/database';
import { passwords, users } from '@/lib/server/identity/schema';
import { createOwnWorkspace } from './create-workspace';
import { normalizeEmail } from './email';
import { hashPassword } from './password';
import { requireGoodPassword } from './set-password';

export type NewAccount = { name: string; email: string; password: string };

/**
 * Creates a person with a password and, in the same transaction, a new workspace or a membership. Returns the user id.
 * Throws Failure `invalid_input`, and `conflict` if the e-mail is taken. That reveals whether an e-mail is known,
 * because sign-up proves no e-mail; a rate limit prevents enumeration.
 */
export async function signUp(
  db: Db,
  { name, email, password }: NewAccount,
  home: { workspaceName: string } | { join: (tx: Db, userId: string) => Promise<void> },
): Promise<string> {
  requireGoodPassword(password, email);
  const hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const userId = await createUser(tx, { name, email, hash });
    if ('join' in home) {
      await home.join(tx, userId);
      return userId;
    }
    await createOwnWorkspace(tx, { name: home.workspaceName, userId });
    return userId;
  });
}

/** Creates a person, optionally with a password. Throws Failure `conflict` if the e-mail is taken. */
export async function createUser(
  db: Db,
  { name, email, hash }: { name: string; email: string; hash?: string | undefined },
): Promise<string> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ name: cutText(toNameLine(name), 100), email: normalizeEmail(email) })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (!user) throw takenAddress();
    if (hash) await tx.insert(passwords).values({ userId: user.id, hash });
    return user.id;
  });
}

/** The failure of a sign-up with an address that it cannot have. */
export const takenAddress = (): Failure =>
  new Failure('conflict', 'We could not make an account with this e-mail. If you have one already, sign in.');

/** The person with this e-mail, if any. */
export async function findUserByEmail(db: Db, email: string) {
  if (containsNul(email)) return undefined;
  const [user] = await db
    .select({ id: users.id, name: users.name, email: users.email, hash: passwords.hash })
    .from(users)
    .leftJoin(passwords, eq(passwords.userId, users.id))
    .where(eq(users.email, normalizeEmail(email)));
  return user;
}
