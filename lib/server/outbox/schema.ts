import { type AnyPgColumn, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { apiInUse } from '@/lib/server/db/api-in-use';
import { moment } from '@/lib/server/db/moment';
import { workspaces } from '@/lib/server/identity/schema';
import { messageStates, transports } from './message-state';

/** All that leaves by mail, chat or webhook. Stored in the transaction that causes it, sent by `createSender`. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** See `MessageKind`. Each kind has its own slots. */
    kind: text('kind').notNull(),
    transport: text('transport', { enum: transports }).notNull(),
    /** Whose turn it takes. Null: of the whole installation. */
    workspaceId: uuid('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    /** It is sent while this API is in use. Null: whichever is. */
    api: text('api').default(apiInUse),
    /** Who gets it: a channel, a member or an address. One message at a time goes to each, and limits count by it. */
    destination: text('destination').notNull(),
    /** What it must not be stored twice for. */
    once: text('once').unique(),
    /** The alert, edition or recipient that it is about. */
    subjectId: uuid('subject_id'),
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
    state: text('state', { enum: messageStates }).notNull().default('waiting'),
    /** Attempts since it was stored or last sent again. */
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** The next attempt, and when there are no more. */
    nextAt: moment('next_at').notNull(),
    givenUpAt: moment('given_up_at').notNull(),
    /** Until then one process makes or sends it. It is lost after that. */
    heldUntil: moment('held_until'),
    /** Incremented with each holder, so that a previous one cannot send it or end it. */
    fence: integer('fence').notNull().default(0),
    /** When the last attempt began. */
    sentAt: moment('sent_at'),
    /** The message that contains this one, and whose outcome it gets. Null: its own. */
    sentIn: uuid('sent_in').references((): AnyPgColumn => messages.id, { onDelete: 'set null' }),
    /** The HTTP status of the last answer, or why there was none. */
    status: integer('status'),
    problem: text('problem'),
    /** SHA-256 of the secret in its link. The secret itself is not stored. */
    secretDigest: text('secret_digest').unique(),
  },
  (table) => [
    index('messages_due').on(table.state, table.kind, table.nextAt),
    index('messages_subject').on(table.subjectId),
    index('messages_destination').on(table.destination, table.createdAt),
    index('messages_workspace').on(table.workspaceId, table.kind, table.sentAt),
    index('messages_sent_in').on(table.sentIn),
  ],
);

export type Message = typeof messages.$inferSelect;

/**
 * SHA-256 of the addresses that want no mail from this server. They outlive workspaces and people, and a restore that reads the
 * replaced database.
 */
export const unwantedAddresses = pgTable('unwanted_addresses', {
  address: text('address').primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
