import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { apiColumn } from '@/lib/server/db/api-in-use';
import { moment } from '@/lib/server/db/moment';
import { users, workspaces } from '@/lib/server/identity/schema';

export const keyFamilies = ['seller', 'creator'] as const;

export const connections = pgTable(
  'connections',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** The API it was entered for. The encrypted key is bound to it too. */
    api: apiColumn(),
    family: text('family', { enum: keyFamilies }).notNull(),
    /** The key, encrypted and bound to this row, its workspace and its API (see vault.ts). */
    jwe: text('jwe').notNull(),
    prefix: text('prefix').notNull(),
    lastFour: text('last_four').notNull(),
    /** Whether calls to its API use it. */
    inUse: boolean('in_use').notNull(),
    /** Created at startup from the environment or for the demo, not by a person. */
    provisioned: boolean('provisioned').notNull().default(false),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSuccessAt: moment('last_success_at'),
    lastRefusedAt: moment('last_refused_at'),
  },
  (table) => [
    index('connections_workspace').on(table.workspaceId),
    uniqueIndex('connections_in_use')
      .on(table.workspaceId, table.api, table.family)
      .where(sql`${table.inUse}`),
  ],
);
