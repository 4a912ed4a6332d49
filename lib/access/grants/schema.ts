import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '@/lib/server/db/moment';
import { memberships, workspaces } from '@/lib/server/identity/schema';
import { grantKinds } from './grant-kinds';

/** What opens something by a secret, without a session. Each belongs to a membership and is deleted with it. */
export const grants = pgTable(
  'grants',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: grantKinds }).notNull(),
    name: text('name').notNull(),
    /** What it opens. The kind's `opens` reads it. */
    opens: jsonb('opens').notNull(),
    /** argon2id. Null without a password. */
    passwordHash: text('password_hash'),
    /** SHA-256 of the secret. The secret itself is not stored. */
    digest: text('digest').notNull().unique(),
    lastFour: text('last_four').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** Uses of the same minute count once. */
    uses: integer('uses').notNull().default(0),
    lastUsedAt: moment('last_used_at'),
    /** The network of the last use (/24 or /48), never the full address. */
    lastUsedFrom: text('last_used_from'),
    /** When a read last started to fetch what it shows. */
    refreshedAt: moment('refreshed_at'),
    revokedAt: moment('revoked_at'),
    /** Of the mails about it: that of its member when it was made. */
    language: text('language').notNull().default('en'),
  },
  (table) => [
    foreignKey({
      name: 'grants_member_fk',
      columns: [table.workspaceId, table.userId],
      foreignColumns: [memberships.workspaceId, memberships.userId],
    }).onDelete('cascade'),
    index('grants_member').on(table.workspaceId, table.userId),
    index('grants_end').on(table.expiresAt),
  ],
);

/** What an owner allows of new grants. A workspace without a row has the usual rules. */
export const grantRules = pgTable('grant_rules', {
  workspaceId: uuid('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  /** Whether those who make one need a second factor. */
  secondFactor: boolean('second_factor').notNull(),
  /** The longest life of a new one. */
  longestDays: smallint('longest_days').notNull(),
});
