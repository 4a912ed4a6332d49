import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { apiColumn } from '@/lib/server/db/api-in-use';
import { moment } from '@/lib/server/db/moment';
import { workspaces } from '@/lib/server/identity/schema';
import { usualPerHour, webhookShapes } from './webhook-shape';

/** Where alerts of a workspace can be sent besides mail. */
export const alertChannels = pgTable(
  'alert_channels',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    api: apiColumn(),
    name: text('name').notNull(),
    shape: text('shape', { enum: webhookShapes }).notNull(),
    /** Its address and signing secret, encrypted like a key of the API (see vault.ts). */
    jwe: text('jwe').notNull(),
    /** The host and the last characters of its address. */
    shown: text('shown').notNull(),
    /** Messages per hour to a chat, at most. */
    perHour: integer('per_hour').notNull().default(usualPerHour),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** The first of the failures since the last delivery. */
    failingSince: moment('failing_since'),
    /** Why nothing is sent: it failed for a week, or its receiver said that it has gone. Null while it is in use. */
    disabled: text('disabled', { enum: ['failing', 'gone'] }),
  },
  (table) => [index('alert_channels_workspace').on(table.workspaceId)],
);
