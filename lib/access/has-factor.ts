import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { authenticatorApps, passkeys, passwords, users } from '@/lib/server/identity/schema';

/** Whether the person of this column has a confirmed authenticator app. For queries of several tables. */
export const ofPersonWithApp = (userId: AnyColumn): SQL<boolean> =>
  sql<boolean>`exists (select from ${authenticatorApps} where ${authenticatorApps.userId} = ${userId} and ${authenticatorApps.confirmedAt} is not null)`;

/** Whether the person of this column has a passkey. For queries of several tables. */
export const ofPersonWithPasskey = (userId: AnyColumn): SQL<boolean> =>
  sql<boolean>`exists (select from ${passkeys} where ${passkeys.userId} = ${userId})`;

/** Whether the person of this column has a second factor. For queries of several tables. */
export const ofPersonWithFactor = (userId: AnyColumn): SQL<boolean> =>
  sql<boolean>`(${ofPersonWithApp(userId)} or ${ofPersonWithPasskey(userId)})`;

/** Whether the person of this column has a password. For queries of several tables. */
export const ofPersonWithPassword = (userId: AnyColumn): SQL<boolean> =>
  sql<boolean>`exists (select from ${passwords} where ${passwords.userId} = ${userId})`;

/** Whether a person has a second factor. */
export async function hasFactor(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), ofPersonWithFactor(users.id)))) > 0;
}
