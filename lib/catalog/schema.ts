import { date, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { connections } from '@/lib/connections/schema';

/** What is known of a key's catalog goes with the key, and so with its workspace. */
const connectionId = () =>
  uuid('connection_id')
    .notNull()
    .references(() => connections.id, { onDelete: 'cascade' });

/** The products of a key as they were last listed, to compare the next list with. One text: it is read and written whole. */
export const productLists = pgTable('product_lists', {
  connectionId: connectionId().primaryKey(),
  /** When the walk that brought the list began. */
  listedAt: timestamp('listed_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  /** See listed-products.ts. */
  products: text('products').notNull(),
});

/** What of a product is compared. */
export const productFields = ['rate', 'stock', 'active', 'price'] as const;
export type ProductField = (typeof productFields)[number];

/** One row per product, field and day (UTC) on which a list differed from the one before. */
export const productChanges = pgTable(
  'product_changes',
  {
    connectionId: connectionId(),
    day: date('day').notNull(),
    marketplace: text('marketplace').notNull(),
    product: text('product').notNull(),
    field: text('field', { enum: productFields }).notNull(),
    brand: text('brand').notNull(),
    /** As it was then. */
    title: text('title').notNull(),
    /** The day of the last list that had `before`. */
    since: date('since').notNull(),
    before: text('before').notNull(),
    after: text('after').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.day, table.marketplace, table.product, table.field] }),
    index('product_changes_field').on(table.connectionId, table.field, table.day),
  ],
);
