import { checkPassword } from '@/lib/access/password';
import { countAttempt, returnAttempt, type ThrottleName } from '@/lib/access/throttle';
import { Failure } from '@/lib/base/failure';
import type { Db } from '@/lib/server/db/database';
import type { Share } from './shares';

type Locked = Pick<Share, 'id' | 'passwordHash'>;

/**
 * Checks the password of a share. Wrong ones count for the share and the network together, so that strangers cannot lock
 * others out, and for the network. Throws Failure `unauthenticated` or `throttled`.
 */
export async function unlockShare(
  db: Db,
  { id, passwordHash }: Locked,
  password: string,
  network: string,
): Promise<void> {
  const allowances: [ThrottleName, string][] = [
    ['network', network],
    ['share', `${id} ${network}`],
  ];
  for (const [name, subject] of allowances) await countAttempt(db, name, subject);
  if (!(await checkPassword(passwordHash ?? undefined, password))) {
    const issues = [{ field: 'password', message: 'Wrong password' }];
    throw new Failure('unauthenticated', 'Check the fields below.', { issues });
  }
  for (const [name, subject] of allowances) await returnAttempt(db, name, subject);
}
