import { jsonb, numeric, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { apiColumn } from '@/lib/server/db/api-in-use';
import { moment } from '@/lib/server/db/moment';
import { users, workspaces } from '@/lib/server/identity/schema';
import type { ClosingReceipt } from './statement-shape';

/** As exact as the ledger's sums. */
const amount = (name: string) => numeric(name, { precision: 38, scale: 8 }).notNull();

const userId = () => uuid('user_id').references(() => users.id, { onDelete: 'set null' });

/** A closed month of one currency, with frozen figures. */
export const closings = pgTable(
  'closings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    api: apiColumn(),
    /** YYYY-MM, UTC. */
    month: text('month').notNull(),
    currency: text('currency').notNull(),
    closedAt: moment('closed_at').notNull(),
    userId: userId(),
    /** The source of the figures, and what could still change. */
    receipt: jsonb('receipt').$type<ClosingReceipt>().notNull(),
    note: text('note'),
  },
  (table) => [uniqueIndex('closings_one').on(table.workspaceId, table.api, table.currency, table.month)],
);

const closingId = () =>
  uuid('closing_id')
    .notNull()
    .references(() => closings.id, { onDelete: 'cascade' });

/** A closed month's figures by brand, with the brand's name at closing. */
export const closingLines = pgTable(
  'closing_lines',
  {
    closingId: closingId(),
    brand: text('brand').notNull(),
    name: text('name'),
    sales: amount('sales'),
    commission: amount('commission'),
    bonus: amount('bonus'),
    /** The final and the open part of the commission. */
    settled: amount('settled'),
    open: amount('open'),
  },
  (table) => [primaryKey({ columns: [table.closingId, table.brand] })],
);

/** Changes of earlier closed months that this closing counted. */
export const closingAdjustments = pgTable(
  'closing_adjustments',
  {
    closingId: closingId(),
    /** The month that changed. */
    month: text('month').notNull(),
    brand: text('brand').notNull(),
    name: text('name'),
    sales: amount('sales'),
    commission: amount('commission'),
    bonus: amount('bonus'),
  },
  (table) => [primaryKey({ columns: [table.closingId, table.month, table.brand] })],
);

/** Invoice totals that people entered for a closed month. */
export const closingInvoices = pgTable(
  'closing_invoices',
  {
    closingId: closingId(),
    /** Empty if the invoice is for all brands. */
    brand: text('brand').notNull(),
    amount: numeric('amount', { precision: 20, scale: 4 }).notNull(),
    reference: text('reference'),
    userId: userId(),
    enteredAt: moment('entered_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.closingId, table.brand] })],
);
