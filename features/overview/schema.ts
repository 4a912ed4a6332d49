import { pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users, workspaces } from '@/lib/server/identity/schema';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** When a person last looked at a workspace, and when their previous visit ended. */
export const visits = pgTable(
  'visits',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull(),
    previousSeenAt: moment('previous_seen_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId] })],
);
