import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { type DatabaseLocation, openDatabase } from '@/lib/server/db/open-database';
import { BackupError } from './backup-error';
import { copyRows, type Row } from './copying';
import { findMigration, listTables } from './migrations';

/** Who wants no mail: rows by table. */
export type Stops = Record<string, Row[]>;

/** The tables that say who wants no mail. `keep` stores rows that `read` found, also in an earlier version. */
const kinds: { table: string; read: string; keep: (rows: SQL) => SQL }[] = [
  {
    table: 'unwanted_addresses',
    read: 'select address from unwanted_addresses',
    keep: (rows) => sql`insert into unwanted_addresses (address)
      select said.address from jsonb_to_recordset(${rows}) as said (address text) on conflict do nothing`,
  },
  {
    table: 'report_recipients',
    read: 'select id, stopped_at from report_recipients where stopped_at is not null',
    keep: (rows) => sql`update report_recipients set stopped_at = said.stopped_at
      from jsonb_to_recordset(${rows}) as said (id uuid, stopped_at timestamptz) where report_recipients.id = said.id`,
  },
  {
    table: 'alert_rules',
    read: 'select id from alert_rules where not mail',
    keep: (rows) => sql`update alert_rules set mail = false
      from jsonb_to_recordset(${rows}) as said (id uuid) where alert_rules.id = said.id`,
  },
];

/** Where a replaced database is: its URL, or the folder that `app` was in. Throws BackupError if there is none. */
export function locateReplaced(given: string): DatabaseLocation {
  if (/^postgres(?:ql)?:\/\//.test(given)) return { url: given };
  const folder = join(given, 'app');
  if (existsSync(join(folder, 'postgres'))) return { folder };
  throw new BackupError(`${given} is neither a data folder with app in it nor the address of a Postgres.`);
}

/** Reads who wants no mail from the database that a restore replaces. Throws BackupError if it has no tables of ours. */
export async function readStops(location: DatabaseLocation): Promise<Stops> {
  const database = await openDatabase(location, undefined, null);
  try {
    return await copyRows(database, 'read', async (copying) => {
      const migration = await findMigration(copying);
      if (migration === undefined) throw new BackupError('The database to be replaced has no data.');
      const tables = await listTables(migration);
      const stops: Stops = {};
      for (const { table, read } of kinds) {
        if (tables.includes(`public.${table}`)) stops[table] = await copying.query(read);
      }
      return stops;
    });
  } finally {
    await database.close();
  }
}

/** Stores who wants no mail in a restored database, after its migrations. */
export async function keepStops(location: DatabaseLocation, stops: Stops): Promise<void> {
  const { db, close } = await openDatabase(location);
  try {
    await db.transaction(async (tx) => {
      for (const { table, keep } of kinds) {
        const rows = stops[table] ?? [];
        if (rows.length > 0) await tx.execute(keep(sql`${JSON.stringify(rows)}::jsonb`));
      }
    });
  } finally {
    await close();
  }
}
