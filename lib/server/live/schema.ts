import { foreignKey, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { memberships } from '@/lib/server/accounts/schema';
import { moment } from '@/lib/server/db/moment';
import { receiptForms } from '@/lib/server/files/receipt';

/** Live addresses: lists and views as CSV, for programs without an account. Each is deleted with its membership. */
export const liveAddresses = pgTable(
  'live_addresses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    list: text('list').notNull(),
    /** The list's parameters as a query string, without a relative range. */
    search: text('search').notNull(),
    /** The name of a relative range, such as `last-28-days`. Null if the days are fixed, or the list has none. */
    range: text('range'),
    /** The day that weeks of the range start on; Sunday is 0. */
    weekStart: smallint('week_start').notNull(),
    receipt: text('receipt', { enum: receiptForms }).notNull(),
    /** SHA-256 of the secret. The secret itself is not stored. */
    digest: text('digest').notNull().unique(),
    lastFour: text('last_four').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** Written at most once a minute. */
    lastUsedAt: moment('last_used_at'),
    /** When a read last started to fetch what the list comes from. */
    refreshedAt: moment('refreshed_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    foreignKey({
      name: 'live_addresses_member_fk',
      columns: [table.workspaceId, table.userId],
      foreignColumns: [memberships.workspaceId, memberships.userId],
    }).onDelete('cascade'),
    index('live_addresses_member').on(table.workspaceId, table.userId),
  ],
);
