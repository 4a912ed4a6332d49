import { isNotNull } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { leaseOver } from '@/lib/server/jobs/lease';
import { messages } from '../schema';

/** As after the time for which dead processes hold messages. */
export async function endHolds(db: Db): Promise<void> {
  await db.update(messages).set({ heldUntil: leaseOver }).where(isNotNull(messages.heldUntil));
}
