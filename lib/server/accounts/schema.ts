import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '@/lib/server/db/moment';

const created = () => moment('created_at').notNull().defaultNow();

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Lower case, trimmed. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  createdAt: created(),
});

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Separate from `users`, so that no list of people can contain a hash. */
export const passwords = pgTable('passwords', {
  userId: userId().primaryKey(),
  hash: text('hash').notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

/** A person's identity at an OpenID provider. */
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: userId(),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
);

export const workspaces = pgTable('workspaces', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  demo: boolean('demo').notNull().default(false),
  /** Whether creators see the earnings of their links. */
  creatorEarnings: boolean('creator_earnings').notNull().default(false),
  /** The currency that amounts are also shown in; null for no conversion. */
  reportingCurrency: text('reporting_currency'),
  createdAt: created(),
});

const workspaceId = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' });

export const roles = ['owner', 'admin', 'analyst', 'creator'] as const;
export type Role = (typeof roles)[number];

export const memberships = pgTable(
  'memberships',
  {
    workspaceId: workspaceId(),
    userId: userId(),
    role: text('role', { enum: roles }).notNull(),
    joinedAt: moment('joined_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('memberships_user').on(table.userId),
  ],
);

export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    /** SHA-256 of the token in the link. The token itself is not stored. */
    tokenDigest: text('token_digest').notNull().unique(),
    role: text('role', { enum: roles }).notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: created(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('invitations_workspace').on(table.workspaceId)],
);

/** Password reset links. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the token in the link. The token itself is not stored. */
    tokenDigest: text('token_digest').primaryKey(),
    userId: userId(),
    /** The member who created the link; null if it was created on the server or sent by mail. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: created(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('password_resets_user').on(table.userId)],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    workspaceId: workspaceId(),
    createdAt: created(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    userAgent: text('user_agent').notNull(),
    /** The session's network (/24 or /48), never the full address. */
    ipPrefix: text('ip_prefix').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_workspace').on(table.workspaceId)],
);

export const auditEvents = pgTable(
  'audit_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('audit_events_workspace').on(table.workspaceId, table.at),
    index('audit_events_user').on(table.userId),
  ],
);

/** Attempt counters, shared by all instances. The column names are rate-limiter-flexible's. */
export const throttles = pgTable('throttles', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: moment('expire'),
});
