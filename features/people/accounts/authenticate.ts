import { and, eq } from 'drizzle-orm';
import { normalizeEmail } from '@/lib/access/email';
import { checkPassword } from '@/lib/access/password';
import { findUserByEmail } from '@/lib/access/sign-up';
import { countAttempt, returnAttempt, type ThrottleName } from '@/lib/access/throttle';
import type { Visitor } from '@/lib/access/visitor';
import { type Environment, isDemoOn } from '@/lib/base/environment';
import { Failure } from '@/lib/base/failure';
import type { Db } from '@/lib/server/db/database';
import { memberships, workspaces } from '@/lib/server/identity/schema';

/** Returns the id of the person with this e-mail and password. Throws Failure `unauthenticated` or `throttled`. */
export async function authenticateByPassword(
  db: Db,
  { email, password }: { email: string; password: string },
  visitor: Visitor,
): Promise<string> {
  const account = normalizeEmail(email);
  const user = await findUserByEmail(db, account);
  const allowances = listAllowances(account, user?.id, visitor);
  for (const [name, subject] of allowances) await countAttempt(db, name, subject);
  const matches = await checkPassword(user?.hash ?? undefined, password);
  if (!user || !matches) throw new Failure('unauthenticated', 'Wrong e-mail or password.');
  for (const [name, subject] of allowances) await returnAttempt(db, name, subject);
  return user.id;
}

/** A known device has its own rate limit, so that strangers in its network cannot use it up. */
function listAllowances(
  account: string,
  userId: string | undefined,
  { network, device }: Visitor,
): [ThrottleName, string][] {
  if (device && device.userId === userId) return [['device', device.id]];
  return [
    ['network', network],
    ['account', `${account} ${network}`],
  ];
}

/** Returns the id of the demo user. Throws Failure `forbidden` if there is no demo. */
export async function authenticateDemo(db: Db, environment: Environment, visitor: Visitor): Promise<string> {
  if (!isDemoOn(environment)) throw new Failure('forbidden', 'There is no demo here.');
  await countAttempt(db, 'demo', visitor.network);
  const [owner] = await db
    .select({ userId: memberships.userId })
    .from(workspaces)
    .innerJoin(memberships, and(eq(memberships.workspaceId, workspaces.id), eq(memberships.role, 'owner')))
    .where(eq(workspaces.demo, true))
    .limit(1);
  if (!owner)
    throw new Failure('forbidden', 'The demo has not been set up yet. Start the server with npm start.');
  return owner.userId;
}
