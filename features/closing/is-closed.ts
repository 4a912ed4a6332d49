import { and, eq } from 'drizzle-orm';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';
import { closings } from './schema';

/** Whether a month is closed in a currency. */
export async function isClosed(
  db: Db,
  workspaceId: string,
  { month, currency }: { month: string; currency: string },
): Promise<boolean> {
  const closed = and(
    ...[eq(closings.workspaceId, workspaceId), isOfApiInUse(closings.api)],
    ...[eq(closings.month, month), eq(closings.currency, currency)],
  );
  return (await db.$count(closings, closed)) > 0;
}
