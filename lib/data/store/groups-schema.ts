import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { GroupFilter } from '@/lib/data/terms/filters/group-filter';
import { groupKinds } from '@/lib/data/terms/group-dimensions';
import { apiColumn } from '@/lib/server/db/api-in-use';
import { moment } from '@/lib/server/db/moment';
import { users, workspaces } from '@/lib/server/identity/schema';

const workspaceId = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' });

/** Named groups of creators or products. */
export const namedGroups = pgTable(
  'named_groups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: workspaceId(),
    api: apiColumn(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: groupKinds }).notNull(),
    name: text('name').notNull(),
    /** The filter whose matches are the members. Null: the members were chosen. */
    filter: jsonb('filter').$type<GroupFilter>(),
    /** The stored list that the filter's members are from. Null: not evaluated yet. */
    evaluated: text('evaluated'),
    /** Increases with each change of the name or the members. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('named_groups_name').on(table.workspaceId, table.api, table.kind, table.name),
    index('named_groups_user').on(table.userId),
  ],
);

/** The creators or products of each group, by id. Product ids count in every marketplace. */
export const groupMembers = pgTable(
  'group_members',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => namedGroups.id, { onDelete: 'cascade' }),
    workspaceId: workspaceId(),
    member: text('member').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.member] }),
    index('group_members_workspace').on(table.workspaceId, table.member),
  ],
);
