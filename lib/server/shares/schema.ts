import { foreignKey, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { memberships } from '@/lib/server/accounts/schema';
import { moment } from '@/lib/server/db/moment';

/** Shared pages: read-only views of a report for people without an account. Each is deleted with its membership. */
export const shares = pgTable(
  'shares',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    page: text('page').notNull(),
    /** The page's parameters as a query string, without a relative range. */
    search: text('search').notNull(),
    /** The name of a relative range, such as `last-28-days`. Null if the days are fixed, or the page has none. */
    range: text('range'),
    /** The day that weeks of the range start on; Sunday is 0. */
    weekStart: smallint('week_start').notNull(),
    /** argon2id. Null without a password. */
    passwordHash: text('password_hash'),
    /** SHA-256 of the secret. The secret itself is not stored. */
    digest: text('digest').notNull().unique(),
    lastFour: text('last_four').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** Views of the same minute count once. */
    views: integer('views').notNull().default(0),
    lastViewedAt: moment('last_viewed_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    foreignKey({
      name: 'shares_member_fk',
      columns: [table.workspaceId, table.userId],
      foreignColumns: [memberships.workspaceId, memberships.userId],
    }).onDelete('cascade'),
    index('shares_member').on(table.workspaceId, table.userId),
  ],
);
