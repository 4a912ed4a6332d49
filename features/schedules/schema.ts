import { boolean, foreignKey, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { savedViews } from '@/features/views/schema';
import { apiColumn } from '@/lib/server/db/api-in-use';
import { moment } from '@/lib/server/db/moment';
import { memberships, users } from '@/lib/server/identity/schema';
import type { ScheduleContent } from './schedule';
import type { SchedulePlan } from './schedule-plan';

/** Reports that members have sent by mail. Each is deleted with its owner's membership. */
export const reportSchedules = pgTable(
  'report_schedules',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    userId: uuid('user_id').notNull(),
    api: apiColumn(),
    name: text('name').notNull(),
    /** The saved view that it sends. Null: a statement, or the view was deleted. */
    viewId: uuid('view_id').references(() => savedViews.id, { onDelete: 'set null' }),
    /** The currency of the statement that it sends. Null: a view. */
    currency: text('currency'),
    plan: jsonb('plan').$type<SchedulePlan>().notNull(),
    content: jsonb('content').$type<ScheduleContent>().notNull(),
    /** The language of its mails: a BCP 47 tag. */
    language: text('language').notNull(),
    paused: boolean('paused').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the next report is due. Null: not planned, such as after a restore. */
    nextAt: moment('next_at'),
  },
  (table) => [
    foreignKey({
      name: 'report_schedules_member_fk',
      columns: [table.workspaceId, table.userId],
      foreignColumns: [memberships.workspaceId, memberships.userId],
    }).onDelete('cascade'),
    index('report_schedules_member').on(table.workspaceId, table.userId),
    index('report_schedules_view').on(table.viewId),
  ],
);

const scheduleId = () =>
  uuid('schedule_id')
    .notNull()
    .references(() => reportSchedules.id, { onDelete: 'cascade' });

/** Who gets a report: a member, or an outside address that has confirmed. */
export const reportRecipients = pgTable(
  'report_recipients',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    scheduleId: scheduleId(),
    /** Null: an outside address. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    address: text('address'),
    confirmedAt: moment('confirmed_at'),
    /** When the recipient wanted no more. */
    stoppedAt: moment('stopped_at'),
  },
  (table) => [
    uniqueIndex('report_recipients_member').on(table.scheduleId, table.userId),
    uniqueIndex('report_recipients_address').on(table.scheduleId, table.address),
    index('report_recipients_user').on(table.userId),
  ],
);

/** The report of one period, stored when it is due. It waits until it is ready; then its mails are stored. */
export const reportEditions = pgTable(
  'report_editions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    scheduleId: scheduleId(),
    /** See `periodOf`. `now` and a moment: sent by hand. */
    period: text('period').notNull(),
    /** The day from which its range is counted. */
    day: text('day').notNull(),
    state: text('state', { enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    createdAt: moment('created_at').notNull(),
    /** Why it could not be made, in one sentence. */
    problem: text('problem'),
  },
  (table) => [uniqueIndex('report_editions_once').on(table.scheduleId, table.period)],
);
