import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { alertChannels } from '@/lib/gateway/webhooks/schema';
import { apiColumn } from '@/lib/server/db/api-in-use';
import { moment } from '@/lib/server/db/moment';
import { memberships } from '@/lib/server/identity/schema';
import type { Condition, Facts } from './alert-shape';
import type { QuietHours } from './quiet-hours';

/** What members want to be told. Each rule is deleted with its membership. */
export const alertRules = pgTable(
  'alert_rules',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    userId: uuid('user_id').notNull(),
    api: apiColumn(),
    name: text('name').notNull(),
    /** It never changes, so that alerts can be judged again. */
    condition: jsonb('condition').$type<Condition>().notNull(),
    /** Whether its owner also gets mail. */
    mail: boolean('mail').notNull(),
    /** The channel that its alerts are also sent to. */
    channelId: uuid('channel_id').references(() => alertChannels.id, { onDelete: 'set null' }),
    /** The language of the mail: a BCP 47 tag. */
    language: text('language').notNull(),
    paused: boolean('paused').notNull().default(false),
    /** Until then its alerts are only in the bell. */
    mutedUntil: moment('muted_until'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** The first day whose figures it tells of (UTC): the day before it was made, or the day when it was resumed. */
    firstDay: date('first_day').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'alert_rules_member_fk',
      columns: [table.workspaceId, table.userId],
      foreignColumns: [memberships.workspaceId, memberships.userId],
    }).onDelete('cascade'),
    index('alert_rules_member').on(table.workspaceId, table.userId),
    index('alert_rules_channel').on(table.channelId),
  ],
);

/** What rules found, for their owners. One alert and one correction per rule and period, whatever process finds it. */
export const alerts = pgTable(
  'alerts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ruleId: uuid('rule_id')
      .notNull()
      .references(() => alertRules.id, { onDelete: 'cascade' }),
    /** What it is about: the last day of a range, or the start of an outage. */
    period: text('period').notNull(),
    /** Whether it takes back the alert of the same rule and period. */
    correction: boolean('correction').notNull(),
    facts: jsonb('facts').$type<Facts>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    readAt: moment('read_at'),
  },
  (table) => [uniqueIndex('alerts_once').on(table.ruleId, table.period, table.correction)],
);

/** When members are told. Those without a row have the usual settings. */
export const alertSettings = pgTable(
  'alert_settings',
  {
    workspaceId: uuid('workspace_id').notNull(),
    userId: uuid('user_id').notNull(),
    quiet: jsonb('quiet').$type<QuietHours>(),
    perHour: integer('per_hour').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    foreignKey({
      name: 'alert_settings_member_fk',
      columns: [table.workspaceId, table.userId],
      foreignColumns: [memberships.workspaceId, memberships.userId],
    }).onDelete('cascade'),
  ],
);
