import { date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { subjectKinds } from '@/lib/data/terms/note-shape';
import { apiColumn } from '@/lib/server/db/api-in-use';
import { users, workspaces } from '@/lib/server/identity/schema';

const moment = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 }).notNull().defaultNow();

const userId = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' });

/** Notes about days, written by people and shared in the workspace. */
export const notes = pgTable(
  'notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    api: apiColumn(),
    /** UTC, inclusive. */
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    text: text('text').notNull(),
    /** Both null if the note is about the whole workspace. */
    subjectKind: text('subject_kind', { enum: subjectKinds }),
    subjectId: text('subject_id'),
    createdBy: userId('created_by'),
    changedBy: userId('changed_by'),
    createdAt: moment('created_at'),
    changedAt: moment('changed_at'),
  },
  (table) => [index('notes_days').on(table.workspaceId, table.firstDay, table.lastDay)],
);
