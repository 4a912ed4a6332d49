import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { migrationsFolder } from '@/lib/server/db/migrations-folder';
import { BackupError } from './backup-error';
import type { Copying } from './copying';

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ idx: z.number(), when: z.number(), tag: z.string() })),
});
const snapshotSchema = z.looseObject({ tables: z.record(z.string(), z.unknown()) });

/** What opens something. Restoring it would reopen what was used, withdrawn, ended or revoked since the backup. */
const closed = [
  'public.grants',
  // Of versions up to 0.3.
  ...['public.api_tokens', 'public.live_addresses', 'public.shares'],
  'public.sessions',
  'public.invitations',
  'public.password_resets',
  'public.pending_sign_ins',
  'public.passkey_challenges',
  'public.throttles',
];

/** Whether a restore skips a table. Backups of earlier versions contain some of them. */
export const isClosedByRestore = (table: string): boolean => closed.includes(table);

const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(migrationsFolder, 'meta', name), 'utf8'));

/** The last migration of a database; undefined if it has none. Throws BackupError if it is newer than this version. */
export async function findMigration(copying: Copying): Promise<string | undefined> {
  const [found] = await copying.query("select to_regclass('drizzle.__drizzle_migrations') is not null as is");
  if (!found?.is) return undefined;
  const [last] = await copying.query('select max(created_at)::text as at from drizzle.__drizzle_migrations');
  if (!last?.at) return undefined;
  const { entries } = journalSchema.parse(await readJson('_journal.json'));
  const entry = entries.find(({ when }) => when === Number(last.at));
  if (!entry) throw new BackupError('The database belongs to a newer version of Partnerdeck; use that one.');
  return entry.tag;
}

/** Our tables after a migration, as `schema.name`, without those excluded from backups. */
export async function listTables(migration: string): Promise<string[]> {
  const { tables } = snapshotSchema.parse(await readJson(`${migration.slice(0, 4)}_snapshot.json`));
  return Object.keys(tables).filter((name) => !isClosedByRestore(name));
}

/** Runs the work with a folder of the migrations up to one of them. Throws BackupError if that migration is unknown. */
export async function withMigrationsUntil<T>(
  migration: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const journal = journalSchema.parse(await readJson('_journal.json'));
  const last = journal.entries.find(({ tag }) => tag === migration);
  if (!last) throw new BackupError('The backup is from a newer version of Partnerdeck; use that one.');
  const entries = journal.entries.filter(({ idx }) => idx <= last.idx);
  const folder = await mkdtemp(join(tmpdir(), 'partnerdeck-migrations-'));
  try {
    await mkdir(join(folder, 'meta'));
    await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) await cp(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
