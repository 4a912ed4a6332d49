import { date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { connections } from '@/lib/gateway/connections/schema';

/** Catalog data is deleted with its key, and so with the workspace. */
const connectionId = () =>
  uuid('connection_id')
    .notNull()
    .references(() => connections.id, { onDelete: 'cascade' });

/** The compared fields of a product. */
export const productFields = ['rate', 'stock', 'active', 'price'] as const;
export type ProductField = (typeof productFields)[number];

/**
 * One row per product, field and day (UTC) with a difference from the previous list. `before` is also `after` if it changed
 * back on that day, after days without a list.
 */
export const productChanges = pgTable(
  'product_changes',
  {
    connectionId: connectionId(),
    day: date('day').notNull(),
    marketplace: text('marketplace').notNull(),
    product: text('product').notNull(),
    field: text('field', { enum: productFields }).notNull(),
    brand: text('brand').notNull(),
    /** The title on that day. */
    title: text('title').notNull(),
    /** The day of the last list with `before`. */
    since: date('since').notNull(),
    before: text('before').notNull(),
    after: text('after').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.day, table.marketplace, table.product, table.field] }),
    index('product_changes_field').on(table.connectionId, table.field, table.day),
  ],
);
