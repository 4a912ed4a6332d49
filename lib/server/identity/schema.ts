import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '@/lib/server/db/moment';

const created = () => moment('created_at').notNull().defaultNow();

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Lower case, trimmed. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  /** The language of the weekly mail about all workspaces; null for no mail. */
  weeklyMail: text('weekly_mail'),
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
  /** Whether members who sign in with a password need a second factor. */
  secondFactor: boolean('second_factor').notNull().default(false),
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
    /** Started by single sign-on, whose provider asks for a second factor. */
    singleSignOn: boolean('single_sign_on').notNull().default(false),
    /** When the person last gave their second factor in this session. */
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_workspace').on(table.workspaceId)],
);

/** A person's authenticator app (TOTP). */
export const authenticatorApps = pgTable('authenticator_apps', {
  userId: userId().primaryKey(),
  /** Its secret, encrypted and bound to the person. */
  jwe: text('jwe').notNull(),
  createdAt: created(),
  /** When its first code was entered. Until then it counts for nothing. */
  confirmedAt: moment('confirmed_at'),
  /** The time step of the last accepted code, so that a code works once. */
  lastStep: bigint('last_step', { mode: 'number' }),
  lastUsedAt: moment('last_used_at'),
});

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, as base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the authenticator says it was used; 0 if it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: created(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Codes for people who have lost their other factors. Each is deleted when it is used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId(),
    /** SHA-256 of the code. The code itself is not stored. */
    codeDigest: text('code_digest').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeDigest] })],
);

/** Sign-ins with a correct password that wait for the second factor. They are not sessions. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    /** SHA-256 of the token in the browser's cookie. The token itself is not stored. */
    tokenDigest: text('token_digest').primaryKey(),
    userId: userId(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('pending_sign_ins_user').on(table.userId)],
);

/** Challenges that passkeys have to sign. Each is deleted when it is used. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge. */
    challengeDigest: text('challenge_digest').primaryKey(),
    userId: userId(),
    /** What it is for, and the session or pending sign-in that asked. */
    purpose: text('purpose').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_user').on(table.userId)],
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

/** Attempt counters, shared by all instances. See `countAttempt`. */
export const throttles = pgTable('throttles', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: moment('expire'),
});
