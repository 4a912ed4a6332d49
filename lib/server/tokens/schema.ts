import { foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { memberships } from '@/lib/server/accounts/schema';
import { moment } from '@/lib/server/db/moment';
import { scopes } from './scopes';

/** API tokens. Each belongs to a membership and is deleted with it. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    scopes: text('scopes', { enum: scopes }).array().notNull(),
    /** SHA-256 of the token. The token itself is not stored. */
    digest: text('digest').notNull().unique(),
    lastFour: text('last_four').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** Written at most once a minute. */
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    foreignKey({
      name: 'api_tokens_member_fk',
      columns: [table.workspaceId, table.userId],
      foreignColumns: [memberships.workspaceId, memberships.userId],
    }).onDelete('cascade'),
    index('api_tokens_member').on(table.workspaceId, table.userId),
  ],
);
