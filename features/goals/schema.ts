import { date, index, numeric, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { apiColumn } from '@/lib/server/db/api-in-use';
import { moment } from '@/lib/server/db/moment';
import { users, workspaces } from '@/lib/server/identity/schema';
import { goalMetrics, goalScopes } from './goal-shape';

/** Goals of months and quarters. */
export const goals = pgTable(
  'goals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    api: apiColumn(),
    metric: text('metric', { enum: goalMetrics }).notNull(),
    /** Null for counts of rows in every currency. */
    currency: text('currency'),
    /** The days of the period: UTC, inclusive. */
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    target: numeric('target', { precision: 15, scale: 3 }).notNull(),
    /** Both null for the whole workspace. The id of a group that was deleted stays. */
    subjectKind: text('subject_kind', { enum: goalScopes }),
    subjectId: text('subject_id'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    storedAt: moment('stored_at').notNull().defaultNow(),
  },
  (table) => [
    unique('goals_once')
      .on(
        table.workspaceId,
        table.api,
        table.firstDay,
        table.lastDay,
        table.metric,
        table.currency,
        table.subjectKind,
        table.subjectId,
      )
      .nullsNotDistinct(),
    index('goals_user').on(table.userId),
  ],
);
