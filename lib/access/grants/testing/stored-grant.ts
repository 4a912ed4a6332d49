import { eq } from 'drizzle-orm';
import { grants } from '@/lib/access/grants/schema';
import type { Db } from '@/lib/server/db/database';
import { digestToken } from '@/lib/server/identity/link-token';

const withSecret = (secret: string) => eq(grants.digest, digestToken(secret));

/** The row of a grant; undefined if there is none. */
export async function rowOf(db: Db, secret: string) {
  const [row] = await db.select().from(grants).where(withSecret(secret));
  return row;
}

/** The id of a grant; empty if there is none. */
export const idOf = async (db: Db, secret: string): Promise<string> => (await rowOf(db, secret))?.id ?? '';

/** Changes the row of a grant. */
export async function changeGrant(
  db: Db,
  secret: string,
  values: Partial<typeof grants.$inferInsert>,
): Promise<void> {
  await db.update(grants).set(values).where(withSecret(secret));
}
