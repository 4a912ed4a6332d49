import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { groupBy } from '@/lib/base/group-by';
import type { Month } from '@/lib/data/terms/month';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';
import { users } from '@/lib/server/identity/schema';
import { closingAdjustments, closingInvoices, closingLines, closings } from './schema';

type StoredLine = typeof closingLines.$inferSelect;
type StoredAdjustment = typeof closingAdjustments.$inferSelect;

/** A closing with its frozen figures. */
export type StoredClosing = typeof closings.$inferSelect & {
  closedBy: string | null;
  lines: StoredLine[];
  adjustments: StoredAdjustment[];
};

export const ownClosings = (workspaceId: string): SQL | undefined =>
  and(eq(closings.workspaceId, workspaceId), isOfApiInUse(closings.api));

/** The closings of a currency with their frozen figures, oldest month first. There are no gaps between months. */
export async function readChain(db: Db, workspaceId: string, currency: string): Promise<StoredClosing[]> {
  const rows = await selectClosings(db, and(ownClosings(workspaceId), eq(closings.currency, currency)));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lines = await db.select().from(closingLines).where(inArray(closingLines.closingId, ids));
  const adjustments = await db
    .select()
    .from(closingAdjustments)
    .where(inArray(closingAdjustments.closingId, ids));
  const linesOf = groupBy(lines, ({ closingId }) => closingId);
  const adjustmentsOf = groupBy(adjustments, ({ closingId }) => closingId);
  return rows.map((row) => ({
    ...row,
    lines: linesOf.get(row.id) ?? [],
    adjustments: adjustmentsOf.get(row.id) ?? [],
  }));
}

/** Closings with the names of the people who closed them, oldest month first. */
export async function selectClosings(db: Db, where: SQL | undefined) {
  const rows = await db
    .select({ closing: closings, closedBy: users.name })
    .from(closings)
    .leftJoin(users, eq(users.id, closings.userId))
    .where(where)
    .orderBy(asc(closings.month), asc(closings.currency));
  return rows.map(({ closing, closedBy }) => ({ ...closing, closedBy }));
}

/** The invoice totals of a closing. The one for all brands comes first. */
export const readInvoices = (db: Db, closingId: string) =>
  db
    .select()
    .from(closingInvoices)
    .where(eq(closingInvoices.closingId, closingId))
    .orderBy(asc(closingInvoices.brand));

/** The last closed month; null if there is none. */
export const lastMonth = (chain: readonly { month: Month }[]): Month | null => chain.at(-1)?.month ?? null;
