import { eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { alertRules, alerts } from '@/features/alerts/schema';
import { closingLines, closings } from '@/features/closing/schema';
import { costs } from '@/features/costs/schema';
import { bonusCredits } from '@/features/credits/schema';
import { notes } from '@/features/notes/schema';
import { margins } from '@/features/profit/schema';
import { exchangeRates } from '@/features/rates/schema';
import { reportEditions, reportSchedules } from '@/features/schedules/schema';
import { deskPartners } from '@/lib/data/store/desk-schema';
import { groupMembers } from '@/lib/data/store/groups-schema';
import {
  importedLinks,
  linkBatches,
  linkBatchRows,
  linkOwners,
  linkRequests,
  madeLinks,
} from '@/lib/data/store/links-schema';
import { productChanges } from '@/lib/data/store/lists/schema';
import { connections } from '@/lib/gateway/connections/schema';
import type { Db } from '@/lib/server/db/database';
import { deleteInParts, emptyInParts } from '@/lib/server/db/delete-rows';
import { auditEvents } from '@/lib/server/identity/schema';
import { messages } from '@/lib/server/outbox/schema';

type Rows = { table: PgTable; which: SQL };

/** A workspace's rows in tables that can hold thousands of them, in the order to delete them: rows before those that they refer to. */
export function listLargeTables(db: Db, workspaceId: string): Rows[] {
  const of = <T extends PgTable & { workspaceId: PgColumn }>(table: T) => ({
    table,
    which: eq(table.workspaceId, workspaceId),
  });
  const idsOf = (
    table:
      | typeof alertRules
      | typeof closings
      | typeof connections
      | typeof linkBatches
      | typeof madeLinks
      | typeof reportSchedules,
  ) => db.select({ id: table.id }).from(table).where(eq(table.workspaceId, workspaceId));
  return [
    of(messages),
    { table: reportEditions, which: inArray(reportEditions.scheduleId, idsOf(reportSchedules)) },
    { table: linkBatchRows, which: inArray(linkBatchRows.batchId, idsOf(linkBatches)) },
    { table: linkOwners, which: inArray(linkOwners.madeLinkId, idsOf(madeLinks)) },
    of(linkRequests),
    of(madeLinks),
    of(linkBatches),
    of(importedLinks),
    { table: closingLines, which: inArray(closingLines.closingId, idsOf(closings)) },
    { table: productChanges, which: inArray(productChanges.connectionId, idsOf(connections)) },
    { table: alerts, which: inArray(alerts.ruleId, idsOf(alertRules)) },
    of(exchangeRates),
    of(costs),
    of(bonusCredits),
    of(deskPartners),
    of(groupMembers),
    of(margins),
    of(notes),
    of(auditEvents),
  ];
}

/** The columns that name a person in thousands of rows, which stay. */
export const namingColumns = [
  bonusCredits,
  costs,
  exchangeRates,
  margins,
  importedLinks,
  madeLinks,
  auditEvents,
].map((table) => ({
  table,
  column: table.userId,
}));

/** Deletes workspaces' rows and a person's name in those of others, so that deleting them takes one short statement. */
export async function emptyAccount(db: Db, userId: string, workspaceIds: readonly string[]): Promise<void> {
  for (const workspaceId of workspaceIds) {
    for (const { table, which } of listLargeTables(db, workspaceId)) await deleteInParts(db, table, which);
  }
  await deleteInParts(db, linkOwners, eq(linkOwners.userId, userId));
  for (const { table, column } of namingColumns) {
    await emptyInParts(db, { table, column, which: eq(column, userId) });
  }
}
