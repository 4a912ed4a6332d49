import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SyncCounts } from '@/lib/data/terms/progress-shape';
import { apiColumn } from '@/lib/server/db/api-in-use';
import { workspaces } from '@/lib/server/identity/schema';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One sync per workspace, API and source: the lease holder, its expiry, and progress. */
export const ledgerSyncs = pgTable(
  'ledger_syncs',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    api: apiColumn(),
    source: text('source').notNull(),
    state: text('state', { enum: ['running', 'complete', 'partial', 'cancelled', 'failed'] }).notNull(),
    /** The requested days. A request that joins a running sync may extend them. */
    fromDay: text('from_day').notNull(),
    toDay: text('to_day').notNull(),
    /** How many requests, at the start or joining later, also asked for fresh days that may still change. */
    forced: integer('forced').notNull().default(0),
    /** The fencing token. Incremented with each holder, so that a previous one cannot store anything. */
    fence: integer('fence').notNull(),
    leaseUntil: moment('lease_until').notNull(),
    cancelAsked: boolean('cancel_asked').notNull().default(false),
    counts: jsonb('counts').$type<SyncCounts>().notNull(),
    reason: text('reason'),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.api, table.source] })],
);
