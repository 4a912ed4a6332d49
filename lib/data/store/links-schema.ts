import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { apiColumn } from '@/lib/server/db/api-in-use';
import { users, workspaces } from '@/lib/server/identity/schema';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const created = () => moment('created_at').notNull().defaultNow();
const id = () => uuid('id').primaryKey().defaultRandom();

const workspaceId = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' });

const userId = () => uuid('user_id').references(() => users.id, { onDelete: 'set null' });

/** The request of a link. `marketplace` is null if the API found it by id. */
const requestColumns = () => ({
  productId: text('product_id').notNull(),
  marketplace: text('marketplace'),
  title: text('title'),
  subid1: text('subid1'),
  subid2: text('subid2'),
  sharedid: text('sharedid'),
});

export const batchStates = ['ready', 'running', 'paused', 'cancelled', 'finished'] as const;
export type BatchState = (typeof batchStates)[number];

export const linkBatches = pgTable(
  'link_batches',
  {
    id: id(),
    workspaceId: workspaceId(),
    api: apiColumn(),
    userId: userId(),
    name: text('name').notNull(),
    state: text('state', { enum: batchStates }).notNull().default('ready'),
    /** Why it paused automatically, such as a rejected key. */
    note: text('note'),
    createdAt: created(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    /** The process that runs it, and when its lease expires. */
    leaseOwner: text('lease_owner'),
    leaseUntil: moment('lease_until'),
  },
  (table) => [
    index('link_batches_workspace').on(table.workspaceId, table.createdAt),
    index('link_batches_running').on(table.leaseUntil).where(sql`${table.state} = 'running'`),
  ],
);

/** Links created through a workspace. One row each, also if several people ask for the same one. */
export const madeLinks = pgTable(
  'made_links',
  {
    id: id(),
    workspaceId: workspaceId(),
    api: apiColumn(),
    userId: userId(),
    batchId: uuid('batch_id').references(() => linkBatches.id, { onDelete: 'set null' }),
    ...requestColumns(),
    /** As in the API's response. Always known, unlike the requested one. */
    marketplace: text('marketplace').notNull(),
    linkId: text('link_id').notNull(),
    type: text('type').notNull(),
    url: text('url').notNull(),
    mobileUrl: text('mobile_url').notNull(),
    createdAt: created(),
    archivedAt: moment('archived_at'),
  },
  (table) => [
    uniqueIndex('made_links_one').on(table.workspaceId, table.api, table.linkId),
    index('made_links_recent').on(table.workspaceId, table.createdAt, table.id),
    index('made_links_batch').on(table.batchId),
    index('made_links_user').on(table.userId),
    index('made_links_product').on(table.workspaceId, table.productId, table.marketplace),
  ],
);

/** Links created elsewhere whose subids were imported. A link that is also created here counts as created here. */
export const importedLinks = pgTable(
  'imported_links',
  {
    id: id(),
    workspaceId: workspaceId(),
    api: apiColumn(),
    userId: userId(),
    linkId: text('link_id').notNull(),
    subid1: text('subid1'),
    subid2: text('subid2'),
    note: text('note'),
    importedAt: moment('imported_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('imported_links_one').on(table.workspaceId, table.api, table.linkId),
    index('imported_links_user').on(table.userId),
  ],
);

/** Everyone who requested a link, for creators' histories. */
export const linkOwners = pgTable(
  'link_holders',
  {
    madeLinkId: uuid('made_link_id')
      .notNull()
      .references(() => madeLinks.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    askedAt: moment('asked_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.madeLinkId] }),
    index('link_holders_link').on(table.madeLinkId),
  ],
);

/** One row per distinct request of a workspace and key, so that it is sent once. */
export const linkRequests = pgTable(
  'link_requests',
  {
    workspaceId: workspaceId(),
    digest: text('digest').notNull(),
    state: text('state', { enum: ['sending', 'made', 'unknown'] }).notNull(),
    /** The attempt that has claimed the row. */
    attempt: uuid('attempt').notNull(),
    /** The process that sends it. */
    owner: text('holder'),
    claimedAt: moment('claimed_at').notNull(),
    madeLinkId: uuid('made_link_id').references(() => madeLinks.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.digest] }),
    index('link_requests_link').on(table.madeLinkId),
  ],
);

/** `dropped`: waited when its batch was canceled, and other rows of the batch were retried. */
export const rowStates = ['waiting', 'sending', 'made', 'existing', 'refused', 'unknown', 'dropped'] as const;
export type RowState = (typeof rowStates)[number];

export const linkBatchRows = pgTable(
  'link_batch_rows',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => linkBatches.id, { onDelete: 'cascade' }),
    /** Starts at 1, in the given order. */
    position: integer('position').notNull(),
    ...requestColumns(),
    state: text('state', { enum: rowStates }).notNull().default('waiting'),
    reason: text('reason'),
    attempts: integer('attempts').notNull().default(0),
    /** A person retried it although its outcome was unknown. */
    again: boolean('again').notNull().default(false),
    madeLinkId: uuid('made_link_id'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.position] }),
    index('link_batch_rows_state').on(table.batchId, table.state, table.position),
    index('link_batch_rows_made').on(table.madeLinkId),
    foreignKey({
      columns: [table.madeLinkId],
      foreignColumns: [madeLinks.id],
      name: 'link_batch_rows_link',
    }).onDelete('set null'),
  ],
);

export const linkPresets = pgTable(
  'link_presets',
  {
    id: id(),
    workspaceId: workspaceId(),
    userId: userId(),
    name: text('name').notNull(),
    subid1: text('subid1'),
    subid2: text('subid2'),
    sharedid: text('sharedid'),
    createdAt: created(),
  },
  (table) => [uniqueIndex('link_presets_name').on(table.workspaceId, table.name)],
);
