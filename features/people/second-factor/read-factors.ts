import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { authenticatorApps, passkeys } from '@/lib/server/identity/schema';
import { countCodes } from './recovery-codes';

/** A person's second factors, without any secret. */
export async function readFactors(db: Db, userId: string) {
  const confirmed = and(eq(authenticatorApps.userId, userId), isNotNull(authenticatorApps.confirmedAt));
  const [[app], keys, codesLeft] = await Promise.all([
    db
      .select({ addedAt: authenticatorApps.confirmedAt, lastUsedAt: authenticatorApps.lastUsedAt })
      .from(authenticatorApps)
      .where(confirmed),
    db
      .select({
        id: passkeys.id,
        name: passkeys.name,
        addedAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
    countCodes(db, userId),
  ]);
  return {
    app: app ? { addedAt: write(app.addedAt), lastUsedAt: write(app.lastUsedAt) } : null,
    passkeys: keys.map(({ addedAt, lastUsedAt, ...key }) => ({
      ...key,
      addedAt: addedAt.toISOString(),
      lastUsedAt: write(lastUsedAt),
    })),
    codesLeft,
  };
}

const write = (moment: Date | null): string | null => moment?.toISOString() ?? null;
