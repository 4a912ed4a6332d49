import type { Session } from '../store/store';

/** Columns of an item, by their SQL type. All are read from what the API said, which `data` has whole. */
export const itemColumns = {
  /** What tells items of a list apart. */
  key: 'VARCHAR',
  /** The order of the API. */
  place: 'INTEGER',
  id: 'VARCHAR',
  name: 'VARCHAR',
  /** Sorts by `name`, whatever the case. */
  sort_name: 'VARCHAR COLLATE "C"',
  /** What a search looks through, in lower case. */
  texts: 'VARCHAR',
  brand: 'VARCHAR',
  marketplace: 'VARCHAR COLLATE "C"',
  category: 'VARCHAR COLLATE "C"',
  status: 'VARCHAR COLLATE "C"',
  tag: 'VARCHAR COLLATE "C"',
  /** The name of a creator's profile in the program, in lower case. */
  profile: 'VARCHAR COLLATE "C"',
  email: 'VARCHAR',
  active: 'BOOLEAN',
  in_stock: 'BOOLEAN',
  price: 'DECIMAL(38,8)',
  currency: 'VARCHAR COLLATE "C"',
  rate: 'DECIMAL(38,8)',
  budget: 'DECIMAL(38,8)',
  from_day: 'DATE',
  to_day: 'DATE',
  /** Ids of brands, each between bars. */
  partners: 'VARCHAR',
  data: 'VARCHAR',
} as const;

export type ItemColumn = keyof typeof itemColumns;

const place = 'workspace VARCHAR NOT NULL, list VARCHAR NOT NULL';

/**
 * `walk` names the walk that brought an item, 0 for items that the API has no more: those say when they were last seen.
 * A list shows the items of one walk.
 */
export const listTables: readonly (readonly [name: string, columns: string])[] = [
  [
    'ledger.items',
    `${place}, walk INTEGER NOT NULL, last_seen VARCHAR, ${Object.entries(itemColumns)
      .map(([name, type]) => `${name} ${type}`)
      .join(', ')}`,
  ],
  [
    'ledger.lists',
    `${place}, connection VARCHAR NOT NULL, walk INTEGER NOT NULL, as_of VARCHAR NOT NULL,
     whole BOOLEAN NOT NULL, cut BOOLEAN NOT NULL, item_count INTEGER NOT NULL`,
  ],
];

const indexes = [
  'CREATE INDEX IF NOT EXISTS ledger_items_place ON ledger.items (workspace, list, walk, place)',
  'CREATE INDEX IF NOT EXISTS ledger_items_key ON ledger.items (workspace, list, key)',
  'CREATE INDEX IF NOT EXISTS ledger_items_id ON ledger.items (workspace, list, id)',
  'CREATE UNIQUE INDEX IF NOT EXISTS ledger_lists_place ON ledger.lists (workspace, list)',
];

/**
 * Makes the tables of lists where they are missing. They outlive other versions of report tables: items that left the API
 * cannot be fetched again.
 */
export async function makeListTables({ run }: Session, kind: 'duckdb' | 'postgres'): Promise<void> {
  for (const [name, columns] of listTables) await run(`CREATE TABLE IF NOT EXISTS ${name} (${columns})`);
  // Tables of earlier versions lack it. It is filled by the next walk.
  await run(`ALTER TABLE ledger.items ADD COLUMN IF NOT EXISTS profile ${itemColumns.profile}`);
  if (kind === 'postgres') for (const index of indexes) await run(index);
}
