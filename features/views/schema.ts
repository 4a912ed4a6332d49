import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users, workspaces } from '@/lib/server/identity/schema';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Saved settings of pages, shared in the workspace. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** The path of the page. */
    page: text('page').notNull(),
    name: text('name').notNull(),
    /** The page's query string, without the question mark. */
    search: text('search').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('saved_views_name').on(table.workspaceId, table.page, table.name)],
);
