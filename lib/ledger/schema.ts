import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { workspaces } from '@/lib/accounts/schema';
import { apiColumn } from '@/lib/db/api-in-use';
import type { SyncCounts } from './sync/progress-shape';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One sync for each workspace, API and source: who runs it, until when it is theirs, and how far it is. */
export const ledgerSyncs = pgTable(
  'ledger_syncs',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    api: apiColumn(),
    source: text('source').notNull(),
    state: text('state', { enum: ['running', 'complete', 'partial', 'cancelled', 'failed'] }).notNull(),
    /** The requested days. A request that joins a running sync may widen them. */
    fromDay: text('from_day').notNull(),
    toDay: text('to_day').notNull(),
    /** Fetch open days even if they are fresh. Set at the start, or by a request that joins. */
    force: boolean('force').notNull().default(false),
    /** Rises with each holder, so that one who lost the lease can store nothing more. */
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
