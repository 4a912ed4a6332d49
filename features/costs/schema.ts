import { date, index, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { apiColumn } from '@/lib/server/db/api-in-use';
import { users, workspaces } from '@/lib/server/identity/schema';
import { costKinds, costSubjects } from './cost-shape';

/** Costs beside commission, entered by people. */
export const costs = pgTable(
  'costs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    api: apiColumn(),
    kind: text('kind', { enum: costKinds }).notNull(),
    /** Both null for a cost of the whole workspace. */
    subjectKind: text('subject_kind', { enum: costSubjects }),
    subjectId: text('subject_id'),
    amount: numeric('amount', { precision: 15, scale: 3 }).notNull(),
    currency: text('currency').notNull(),
    /** UTC, inclusive. */
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    note: text('note').notNull().default(''),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    storedAt: timestamp('stored_at', { withTimezone: true, mode: 'date', precision: 3 })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    index('costs_days').on(table.workspaceId, table.firstDay, table.lastDay),
    index('costs_user').on(table.userId),
  ],
);
