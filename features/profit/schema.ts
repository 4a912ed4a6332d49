import { date, index, numeric, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { apiColumn } from '@/lib/server/db/api-in-use';
import { users, workspaces } from '@/lib/server/identity/schema';
import { marginKinds } from './margin-shape';

/** The share of sales left after the product's own costs, from a day (UTC) on. */
export const margins = pgTable(
  'margins',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    api: apiColumn(),
    kind: text('kind', { enum: marginKinds }).notNull(),
    /** The id of a brand or product, or the name of a category. */
    subject: text('subject').notNull(),
    from: date('from_day').notNull(),
    percent: numeric('percent', { precision: 5, scale: 2 }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    storedAt: timestamp('stored_at', { withTimezone: true, mode: 'date', precision: 3 })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.api, table.kind, table.subject, table.from] }),
    index('margins_user').on(table.userId),
  ],
);
