import { date, foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { memberships } from '@/lib/server/identity/schema';

/** Actions that a member put away until a day (UTC). Deleted with the membership. */
export const putAwayActions = pgTable(
  'put_away_actions',
  {
    workspaceId: uuid('workspace_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** The id of the action. */
    action: text('action').notNull(),
    until: date('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId, table.action] }),
    foreignKey({
      name: 'put_away_actions_member_fk',
      columns: [table.workspaceId, table.userId],
      foreignColumns: [memberships.workspaceId, memberships.userId],
    }).onDelete('cascade'),
  ],
);
