import type { Session } from './store';

/** Columns of an item by SQL type. All derive from the API's JSON, which `data` contains. */
export const itemColumns = {
  /** Unique within a list. */
  key: 'VARCHAR',
  /** Position in the API's order. */
  place: 'INTEGER',
  id: 'VARCHAR',
  name: 'VARCHAR',
  /** `name` in lower case, for sorting. */
  sort_name: 'VARCHAR COLLATE "C"',
  /** Text to search, in lower case. */
  texts: 'VARCHAR',
  brand: 'VARCHAR',
  marketplace: 'VARCHAR COLLATE "C"',
  category: 'VARCHAR COLLATE "C"',
  status: 'VARCHAR COLLATE "C"',
  tag: 'VARCHAR COLLATE "C"',
  /** The creator's profile name in the program, in lower case. */
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
  /** Brand ids, each enclosed by bars. */
  partners: 'VARCHAR',
  data: 'VARCHAR',
} as const;

export type ItemColumn = keyof typeof itemColumns;

const keyColumns = 'workspace VARCHAR NOT NULL, list VARCHAR NOT NULL';

/**
 * `walk` is the walk that stored an item; 0 for items that the API no longer lists, which have the day they were last
 * seen. A list shows the items of one walk.
 */
export const listTables: readonly (readonly [name: string, columns: string])[] = [
  [
    'ledger.items',
    `${keyColumns}, walk INTEGER NOT NULL, last_seen VARCHAR, ${Object.entries(itemColumns)
      .map(([name, type]) => `${name} ${type}`)
      .join(', ')}`,
  ],
  [
    'ledger.lists',
    `${keyColumns}, connection VARCHAR NOT NULL, walk INTEGER NOT NULL, as_of VARCHAR NOT NULL,
     whole BOOLEAN NOT NULL, cut BOOLEAN NOT NULL, item_count INTEGER NOT NULL, unread VARCHAR`,
  ],
];

const indexes = [
  'CREATE INDEX IF NOT EXISTS ledger_items_place ON ledger.items (workspace, list, walk, place)',
  'CREATE INDEX IF NOT EXISTS ledger_items_key ON ledger.items (workspace, list, key)',
  'CREATE INDEX IF NOT EXISTS ledger_items_id ON ledger.items (workspace, list, id)',
  'CREATE UNIQUE INDEX IF NOT EXISTS ledger_lists_place ON ledger.lists (workspace, list)',
];

/**
 * Creates missing tables of lists. They survive new versions of report tables, because items that left the API cannot
 * be fetched again.
 */
export async function makeListTables({ run }: Session, kind: 'duckdb' | 'postgres'): Promise<void> {
  for (const [name, columns] of listTables) await run(`CREATE TABLE IF NOT EXISTS ${name} (${columns})`);
  // Missing in tables of earlier versions. The next walk fills it.
  await run(`ALTER TABLE ledger.items ADD COLUMN IF NOT EXISTS profile ${itemColumns.profile}`);
  await run('ALTER TABLE ledger.lists ADD COLUMN IF NOT EXISTS unread VARCHAR');
  if (kind === 'postgres') for (const index of indexes) await run(index);
}
