import { date, index, numeric, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users, workspaces } from '@/lib/server/identity/schema';

/** Exchange rates by day. Independent of the API, because rates are the same for every platform. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** The currency that amounts are converted to. */
    toCurrency: text('to_currency').notNull(),
    currency: text('currency').notNull(),
    /** UTC. */
    day: date('day').notNull(),
    /** Units of `toCurrency` per unit of `currency`. */
    rate: numeric('rate', { precision: 20, scale: 10 }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    storedAt: timestamp('stored_at', { withTimezone: true, mode: 'date', precision: 3 })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.toCurrency, table.currency, table.day] }),
    index('exchange_rates_user').on(table.userId),
  ],
);
