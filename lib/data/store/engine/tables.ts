import {
  type ColumnType,
  type DatasetColumn,
  type DatasetName,
  datasetNames,
  datasets,
} from '@/lib/data/terms/datasets';
import { lookKeys, lookMetrics } from '@/lib/data/terms/look-ages';
import { placementDimensions } from '@/lib/data/terms/placement-dimensions';
import { NewerDatabaseError } from '@/lib/server/db/newer-database';
import { distributeTables } from './distribute-tables';
import { fillLooks } from './fill-looks';
import { listTables, makeListTables } from './list-tables';
import type { LedgerStore, Session } from './store';

/** Increment when stored tables must change. A new nullable column needs no increment: it is added. */
const tablesVersion = 7;

/**
 * Exact in both stores. Money has eight decimals and 15 digits before them, counts four decimals and 14 digits, so that
 * computed values (a rate times a price) add up to the cent over millions of rows. DuckDB computes products and
 * differences of up to 18 digits within 18 digits, so money is wider. Ids of brands, creators and campaigns repeat: as
 * text, DuckDB dictionary-encodes them and halves the file.
 */
export const sqlTypes: Record<ColumnType, string> = {
  text: 'VARCHAR',
  uuid: 'VARCHAR',
  money: 'DECIMAL(23,8)',
  count: 'DECIMAL(18,4)',
  flag: 'BOOLEAN',
};

/** All columns that some dataset sums. */
export const sumNames = [...new Set(datasetNames.flatMap((name) => Object.values(datasets[name].metrics)))];

/** Selects a dataset's sums in the order of `sumNames`. Those that it lacks are null. */
export function storedSums(dataset: DatasetName): string {
  const own: readonly string[] = Object.values(datasets[dataset].metrics);
  return sumNames.map((name) => (own.includes(name) ? `SUM(${name})` : 'NULL')).join(', ');
}

type StoredColumn = { name: string; sqlType: string; nullable: boolean };

const required = (name: string, sqlType: string): StoredColumn => ({ name, sqlType, nullable: false });
const stored = ({ name, type, nullable }: DatasetColumn): StoredColumn => ({
  name,
  sqlType: sqlTypes[type],
  nullable: nullable ?? false,
});

/** The columns that partition rows. */
const placeColumns = ['workspace', 'source', 'scope'].map((name) => required(name, 'VARCHAR'));

/** The columns of a row, in table order. */
export const rowColumns = (dataset: DatasetName): StoredColumn[] => [
  required('id', 'UUID'),
  required('instant', 'VARCHAR'),
  required('day', 'DATE'),
  required('final', 'BOOLEAN'),
  ...datasets[dataset].columns.map(stored),
];

const createTable = (name: string, columns: StoredColumn[]) =>
  `CREATE TABLE IF NOT EXISTS ${name} (${columns
    .map((column) => `${column.name} ${column.sqlType}${column.nullable ? '' : ' NOT NULL'}`)
    .join(', ')})`;

/**
 * Tables with sums of rows by day, and the columns that divide the rows of a day. A brand sells on several marketplaces,
 * so totals read the smaller table.
 */
export const dayTables = {
  'ledger.day_sums': ['currency', 'marketplace', 'final'],
  'ledger.brand_day_sums': ['currency', 'marketplace', 'brand', 'final'],
} as const;

export type DayTable = keyof typeof dayTables;
export const dayTableNames = Object.keys(dayTables) as DayTable[];

const dayColumns = (table: DayTable): StoredColumn[] => [
  ...placeColumns,
  required('day', 'DATE'),
  ...dayTables[table].map((name) => required(name, name === 'final' ? 'BOOLEAN' : 'VARCHAR')),
  required('row_count', 'BIGINT'),
  ...sumNames.map((name) => ({ name, sqlType: 'DECIMAL(38,8)', nullable: true })),
];

/** Adds the sums of a dataset's rows to a table of day sums. `where`: SQL that selects complete days. */
export function insertDays(dataset: DatasetName, into: DayTable, where = ''): string {
  const columns = ['workspace', 'source', 'scope', 'day', ...dayTables[into]].join(', ');
  return `INSERT INTO ${into} (${columns}, row_count, ${sumNames.join(', ')})
    SELECT ${columns}, COUNT(*), ${storedSums(dataset)} FROM ${datasets[dataset].table} ${where} GROUP BY ${columns}`;
}

/**
 * Sums of rows by month and dimension. A row without a dimension marks the month as summed. `days` has a bit for each day
 * with rows; the first of the month is the lowest one.
 */
const monthColumns = [
  ...placeColumns,
  required('month', 'DATE'),
  required('dimension', 'VARCHAR'),
  { name: 'key', sqlType: 'VARCHAR', nullable: true },
  { name: 'label', sqlType: 'VARCHAR', nullable: true },
  required('currency', 'VARCHAR'),
  required('final', 'BOOLEAN'),
  ...sumNames.map((name) => ({ name, sqlType: 'DECIMAL(38,8)', nullable: true })),
  required('days', 'INTEGER'),
];

const windowColumns = [
  ...placeColumns,
  required('from_day', 'DATE'),
  required('to_day', 'DATE'),
  required('status', 'VARCHAR'),
  required('rows_held', 'INTEGER'),
  required('pages', 'INTEGER'),
  required('all_final', 'BOOLEAN'),
  required('fetched_at', 'VARCHAR'),
  required('connection', 'VARCHAR'),
  { name: 'reason', sqlType: 'VARCHAR', nullable: true },
];

const changeColumns = [
  required('workspace', 'VARCHAR'),
  required('source', 'VARCHAR'),
  required('changed_at', 'VARCHAR'),
  required('kind', 'VARCHAR'),
  required('id', 'UUID'),
  required('day', 'DATE'),
  required('currency', 'VARCHAR'),
  ...['brand', 'product', 'creator', 'link'].map((name) => ({ name, sqlType: 'VARCHAR', nullable: true })),
  required('field', 'VARCHAR'),
  required('was', sqlTypes.money),
  required('became', sqlTypes.money),
];

/** When days were fetched: `age` is one of `lookAges`, `seen` the days from the day to the first fetch since that age. */
const lookColumns = [
  ...placeColumns,
  required('day', 'DATE'),
  required('age', 'INTEGER'),
  required('seen', 'INTEGER'),
  required('seen_at', 'VARCHAR'),
];

/** By how much the sums of a group changed on a later fetch, `age` days after the day. */
const differenceColumns = [
  ...placeColumns,
  required('day', 'DATE'),
  required('age', 'INTEGER'),
  ...lookKeys.map((name) => ({ name, sqlType: 'VARCHAR', nullable: true })),
  ...lookMetrics.map((name) => required(name, 'DECIMAL(38,8)')),
];

const tables: [name: string, columns: StoredColumn[]][] = [
  ['ledger.fences', [...placeColumns.slice(0, 2), required('token', 'BIGINT')]],
  ...datasetNames.map((name): [string, StoredColumn[]] => [
    datasets[name].table,
    [...placeColumns, ...rowColumns(name)],
  ]),
  ...dayTableNames.map((name): [string, StoredColumn[]] => [name, dayColumns(name)]),
  ['ledger.months', monthColumns],
  ['ledger.windows', windowColumns],
  ['ledger.changes', changeColumns],
  ['ledger.looks', lookColumns],
  ['ledger.differences', differenceColumns],
];

/** A copy of the view `placements` in the accounts' database, for a store in another database. */
const placementColumns = [
  required('workspace', 'VARCHAR'),
  required('link', 'VARCHAR'),
  ...placementDimensions.flatMap((name) => [
    required(name, 'VARCHAR'),
    { name: `${name}_name`, sqlType: 'VARCHAR', nullable: true },
  ]),
];

/** A copy of the view `group_memberships` in the accounts' database, for a store in another database. */
const groupMemberColumns = ['workspace', 'kind', 'member', 'group_id', 'group_name'].map((name) =>
  required(name, 'VARCHAR'),
);

export const placementNames = placementColumns.map(({ name }) => name);

/** Dimensions whose values have a page of their own, which asks for a range of days of one value. */
const pageDimensions = ['brand', 'product', 'creator'] as const;

/** Postgres uses indexes. DuckDB scans columns, and loads three times as fast without indexes. */
const postgresIndexes = [
  ...datasetNames.flatMap((name) => {
    const { table, dimensions } = datasets[name];
    const prefix = table.replace('.', '_');
    return [
      `CREATE UNIQUE INDEX IF NOT EXISTS ${prefix}_id ON ${table} (workspace, source, id)`,
      `CREATE INDEX IF NOT EXISTS ${prefix}_day ON ${table} (workspace, day)`,
      `CREATE INDEX IF NOT EXISTS ${prefix}_instant ON ${table} (workspace, instant, id)`,
      ...(dimensions.link ? [`CREATE INDEX IF NOT EXISTS ${prefix}_link ON ${table} (workspace, link)`] : []),
      ...pageDimensions
        .filter((dimension) => dimensions[dimension])
        .map(
          (dimension) =>
            `CREATE INDEX IF NOT EXISTS ${prefix}_${dimension} ON ${table} (workspace, ${dimensions[dimension]}, day)`,
        ),
    ];
  }),
  `CREATE UNIQUE INDEX IF NOT EXISTS ledger_day_sums_place ON ledger.day_sums
   (workspace, source, scope, day, currency, marketplace, final)`,
  `CREATE UNIQUE INDEX IF NOT EXISTS ledger_brand_day_sums_place ON ledger.brand_day_sums
   (workspace, day, source, scope, currency, marketplace, brand, final)`,
  'CREATE INDEX IF NOT EXISTS ledger_months_place ON ledger.months (workspace, dimension, month)',
  'CREATE UNIQUE INDEX IF NOT EXISTS ledger_windows_place ON ledger.windows (workspace, source, scope, from_day)',
  'CREATE INDEX IF NOT EXISTS ledger_changes_time ON ledger.changes (workspace, changed_at)',
  'CREATE UNIQUE INDEX IF NOT EXISTS ledger_looks_place ON ledger.looks (workspace, day, source, scope, age)',
  'CREATE INDEX IF NOT EXISTS ledger_differences_day ON ledger.differences (workspace, day)',
  'CREATE UNIQUE INDEX IF NOT EXISTS ledger_fences_place ON ledger.fences (workspace, source)',
];

/** Widens money of tables before version 5. */
const widenMoney = [
  ...datasetNames.flatMap((name) =>
    datasets[name].columns
      .filter(({ type }) => type === 'money')
      .map((column) => [datasets[name].table, column.name] as const),
  ),
  ['ledger.changes', 'was'] as const,
  ['ledger.changes', 'became'] as const,
].map(([table, column]) => `ALTER TABLE ${table} ALTER COLUMN ${column} TYPE ${sqlTypes.money}`);

/**
 * Adds the nullable columns that stored tables lack. Their rows have no value until they are fetched again. Throws
 * NewerDatabaseError if a table has a column that this version does not know.
 */
async function addColumns({ run, read }: Session): Promise<void> {
  const stored = await read(
    `SELECT table_name AS of_table, column_name AS name FROM information_schema.columns
     WHERE table_catalog = current_database()
       AND table_schema || '.' || table_name IN (${tables.map(([name]) => `'${name}'`).join(', ')})`,
  );
  for (const [table, columns] of tables) {
    const names = stored.filter((row) => table === `ledger.${row.of_table}`).map((row) => row.name);
    if (names.some((name) => !columns.some((column) => column.name === name))) throw new NewerDatabaseError();
    for (const { name, sqlType, nullable } of columns.filter((column) => !names.includes(column.name))) {
      if (!nullable) throw new Error(`${table} is stored without ${name}, which is not nullable.`);
      await run(`ALTER TABLE ${table} ADD COLUMN ${name} ${sqlType}`);
    }
  }
}

/** The same lock id in every instance, so that they create tables one after another. */
export const tablesLock = 7_261_193;

/** Every table that holds rows of workspaces, in both stores. Fences come first: deleting them waits for what is being stored. */
export const tableNames = [...tables, ...listTables].map(([name]) => name);

/**
 * Creates missing tables and updates older ones, in a transaction. Safe to run in several instances. Throws
 * NewerDatabaseError if the tables are newer.
 */
export async function makeTables(session: Session, kind: LedgerStore['kind']): Promise<void> {
  const { run, read } = session;
  if (kind === 'postgres') await read(`SELECT pg_advisory_xact_lock(${tablesLock})`);
  await run('CREATE SCHEMA IF NOT EXISTS ledger');
  await run('CREATE TABLE IF NOT EXISTS ledger.meta (version INTEGER NOT NULL)');
  const [meta] = await read('SELECT version FROM ledger.meta');
  const version = Number(meta?.version ?? tablesVersion);
  if (version > tablesVersion) throw new NewerDatabaseError();
  const withoutBrandDays = version < 4;
  // A process of an older version that still runs must fail: it would store rows without updating these sums.
  if (withoutBrandDays) await run('DROP TABLE IF EXISTS ledger.days');
  // A cache: the next sync computes it again.
  if (version < 7) await run('DROP TABLE IF EXISTS ledger.months');
  for (const [name, columns] of tables) await run(createTable(name, columns));
  if (meta) await addColumns(session);
  if (kind === 'duckdb') {
    await run(createTable('ledger.placements', placementColumns));
    await run(createTable('ledger.group_members', groupMemberColumns));
  }
  if (kind === 'postgres') for (const index of postgresIndexes) await run(index);
  await makeListTables(session, kind);
  if (kind === 'postgres') await distributeTables(session, tableNames);
  if (version < 5) for (const statement of widenMoney) await run(statement);
  if (withoutBrandDays) {
    for (const table of dayTableNames) for (const name of datasetNames) await run(insertDays(name, table));
  }
  if (version < 6) await fillLooks(session);
  if (meta && version === tablesVersion) return;
  await run('DELETE FROM ledger.meta');
  await run(`INSERT INTO ledger.meta VALUES (${tablesVersion})`);
}
