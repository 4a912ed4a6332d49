import { index, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { apiColumn } from '@/lib/server/db/api-in-use';
import { moment } from '@/lib/server/db/moment';
import { users, workspaces } from '@/lib/server/identity/schema';

const amount = (name: string) => numeric(name, { precision: 20, scale: 3 });

/** The bonus that marketplaces credited for a month, by brand, currency and marketplace. */
export const bonusCredits = pgTable(
  'bonus_credits',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    api: apiColumn(),
    /** The month of the sales, YYYY-MM, UTC. */
    month: text('month').notNull(),
    brand: text('brand').notNull(),
    currency: text('currency').notNull(),
    /** Empty for a credit of all marketplaces. */
    marketplace: text('marketplace').notNull().default(''),
    amount: amount('amount').notNull(),
    /** The amount before the last import; null if that import added the credit. */
    replaced: amount('replaced'),
    /** The import that set the amount; null once another one of it was undone. */
    importId: uuid('import_id'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    storedAt: moment('stored_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('bonus_credits_one').on(
      table.workspaceId,
      table.api,
      table.month,
      table.brand,
      table.currency,
      table.marketplace,
    ),
    index('bonus_credits_import').on(table.workspaceId, table.importId),
    index('bonus_credits_user').on(table.userId),
  ],
);
