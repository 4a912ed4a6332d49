import { date, numeric, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users, workspaces } from '@/lib/accounts/schema';

/** What one unit of a currency is worth in another, day by day. Of no API: rates are the same whatever the platform. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** What amounts are converted to. */
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
  (table) => [primaryKey({ columns: [table.workspaceId, table.toCurrency, table.currency, table.day] })],
);
