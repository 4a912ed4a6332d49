import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { apiColumn } from '@/lib/server/db/api-in-use';
import { moment } from '@/lib/server/db/moment';
import { memberships, workspaces } from '@/lib/server/identity/schema';

const workspaceId = () => uuid('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' });

/** The stages of a workspace's desk, in order. Without a row, it has the default ones. */
export const deskStages = pgTable('desk_stages', {
  workspaceId: workspaceId().primaryKey(),
  stages: jsonb('stages').$type<{ key: string; name: string | null }[]>().notNull(),
  /** Increases with each change. */
  version: integer('version').notNull(),
});

/** Partners and recruits on the desk of a workspace. */
export const deskPartners = pgTable(
  'desk_partners',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: workspaceId().notNull(),
    api: apiColumn(),
    /** The creator of the API. Null for a recruit. */
    creatorId: text('creator_id'),
    name: text('name').notNull(),
    email: text('email'),
    handle: text('handle'),
    link: text('link'),
    /** The key of a stage. */
    stage: text('stage').notNull(),
    ownerId: uuid('owner_id'),
    tags: text('tags').array().notNull(),
    notes: text('notes').notNull().default(''),
    /** The next step, and its day in UTC. Without a step, both are null. */
    step: text('step'),
    stepDay: date('step_day'),
    /** Increases with each change. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    // The migration empties only `owner_id` when a member leaves: drizzle-kit cannot write a column list.
    foreignKey({
      columns: [table.workspaceId, table.ownerId],
      foreignColumns: [memberships.workspaceId, memberships.userId],
      name: 'desk_partners_owner_fk',
    }).onDelete('set null'),
    uniqueIndex('desk_partners_creator').on(table.workspaceId, table.api, table.creatorId),
    index('desk_partners_owner').on(table.workspaceId, table.ownerId),
    index('desk_partners_due').on(table.workspaceId, table.stepDay),
  ],
);
