import { eq } from 'drizzle-orm';
import type { Transaction } from '@/lib/server/db/database';
import { authenticatorApps, passkeys, recoveryCodes } from '@/lib/server/identity/schema';

/** Deletes a person's second factors and recovery codes. */
export async function deleteFactors(tx: Transaction, userId: string): Promise<void> {
  for (const table of [authenticatorApps, passkeys, recoveryCodes]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
}
