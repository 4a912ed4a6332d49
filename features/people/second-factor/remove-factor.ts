import { and, eq, isNotNull } from 'drizzle-orm';
import { deleteFactors } from '@/features/people/accounts/delete-factors';
import type { FactorChanging } from '@/features/people/accounts/factor-mails';
import { hasFactor } from '@/lib/access/has-factor';
import { lockUser } from '@/lib/access/quotas';
import { Failure } from '@/lib/base/failure';
import type { Transaction } from '@/lib/server/db/database';
import { authenticatorApps, passkeys } from '@/lib/server/identity/schema';
import { recordFactor } from './record-factor';

/** Removes a person's authenticator app. Throws Failure `not_found`. */
export function removeApp(parts: FactorChanging, userId: string): Promise<void> {
  return removeOne(parts, userId, 'appRemoved', async (tx) => {
    const own = and(eq(authenticatorApps.userId, userId), isNotNull(authenticatorApps.confirmedAt));
    const gone = await tx
      .delete(authenticatorApps)
      .where(own)
      .returning({ userId: authenticatorApps.userId });
    return gone.length > 0 ? 'authenticator app' : undefined;
  });
}

/** Removes one of a person's passkeys. Throws Failure `not_found`. */
export function removePasskey(parts: FactorChanging, userId: string, id: string): Promise<void> {
  return removeOne(parts, userId, 'passkeyRemoved', async (tx) => {
    const own = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
    const [gone] = await tx.delete(passkeys).where(own).returning({ name: passkeys.name });
    return gone && `passkey ${gone.name}`;
  });
}

/** `remove` says what it removed. Recovery codes go with the last factor. */
async function removeOne(
  { db, mail }: FactorChanging,
  userId: string,
  change: 'appRemoved' | 'passkeyRemoved',
  remove: (tx: Transaction) => Promise<string | undefined>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const subject = await remove(tx);
    if (subject === undefined) throw new Failure('not_found', 'This was removed already.');
    await recordFactor(tx, userId, { change, subject, mail });
    if (!(await hasFactor(tx, userId))) await deleteFactors(tx, userId);
  });
}
