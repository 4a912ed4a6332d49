import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, inject, it, onTestFinished } from 'vitest';
import { alertRules } from '@/features/alerts/schema';
import { reportRecipients } from '@/features/schedules/schema';
import { makeEarlierMember } from '@/lib/access/testing/people';
import { type DatabaseLocation, openDatabase } from '@/lib/server/db/open-database';
import { nameAddress, refuseMail, refusesMail } from '@/lib/server/outbox/questions';
import { copyPgliteTemplate, openTestPostgres } from '@/lib/testing/databases';
import { deleteFolder } from '@/lib/testing/delete-folder';
import { runOnServer } from '@/lib/testing/postgres-template';
import { withMigrationsUntil } from './migrations';
import { restoreIntoFolder, restoreIntoPostgres } from './restore-backup';
import { locateReplaced, readStops } from './stops';
import { fillDatabase } from './testing/fill-database';
import { writeBackup } from './write-backup';

const stoppedAt = new Date('2026-06-30T12:00:00.123Z');
const later = 'later@again.example';

/** Stores a backup, and what people say of mail after it. */
async function sayAfterBackup(location: DatabaseLocation, file: string): Promise<void> {
  const database = await openDatabase(location);
  const { db, close } = database;
  await fillDatabase(database);
  await writeBackup(file, database);
  await refuseMail(db, { destination: nameAddress(later) });
  await db.update(reportRecipients).set({ stoppedAt });
  await db.update(alertRules).set({ mail: false });
  await close();
}

async function expectStopped(location: DatabaseLocation): Promise<void> {
  const { db, close } = await openDatabase(location);
  onTestFinished(close);
  for (const address of [later, 'never@again.example']) expect(await refusesMail(db, address)).toBe(true);
  const recipients = await db.select().from(reportRecipients);
  expect(recipients.map((one) => one.stoppedAt)).toEqual([stoppedAt, stoppedAt]);
  expect(await db.$count(alertRules, eq(alertRules.mail, true))).toBe(0);
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'partnerdeck-stops-'));
  onTestFinished(() => deleteFolder(folder));
  return folder;
}

it('who stopped mail after a backup gets none after its restore, if the replaced folder is there', async () => {
  const folder = await makeFolder();
  const [data, old, file] = [join(folder, 'data'), join(folder, 'old'), join(folder, 'backup')];
  await copyPgliteTemplate(join(data, 'app'));
  await sayAfterBackup({ folder: join(data, 'app') }, file);
  await rename(data, old);
  const stops = await readStops(locateReplaced(old));
  await restoreIntoFolder(file, data, stops);
  await expectStopped({ folder: join(data, 'app') });
  // What is not there is said, not created.
  expect(() => locateReplaced(folder)).toThrow('is neither a data folder');
  expect(existsSync(join(folder, 'app'))).toBe(false);
}, 300_000);

const server = inject('postgresUrl');
const onServer = (title: string, test: (url: string) => Promise<void>) =>
  it.skipIf(!server)(title, () => test(server ?? ''), 300_000);

onServer(
  'who stopped mail after a backup gets none after its restore, if the replaced Postgres is there',
  async (at) => {
    const file = join(await makeFolder(), 'backup');
    const [old, restored] = [await openTestPostgres(at), await openTestPostgres(at)];
    onTestFinished(async () => {
      await old.close();
      await restored.close();
    });
    await sayAfterBackup(old.location, file);
    const stops = await readStops(locateReplaced(Object(old.location).url));
    await restoreIntoPostgres(file, Object(restored.location).url, stops);
    await expectStopped(restored.location);
    await old.db.execute(sql`DROP SCHEMA drizzle CASCADE`);
    await expect(readStops(old.location)).rejects.toThrow('The database to be replaced has no data.');
  },
);

onServer('the same for a backup of 0.3, which has no list of refused addresses', async (at) => {
  const file = join(await makeFolder(), 'backup');
  const [old, restored] = [await createEmpty(at), await createEmpty(at)];
  await withMigrationsUntil('0036_goals', async (folder) => {
    const database = await openDatabase({ url: old }, undefined, folder);
    await makeEarlierMember(database.db);
    await writeBackup(file, database);
    await database.close();
  });
  const before = await readStops(locateReplaced(old));
  expect(before).toEqual({ report_recipients: [], alert_rules: [] });
  const stops = { ...before, unwanted_addresses: [{ address: nameAddress(later) }] };
  await restoreIntoPostgres(file, restored, stops);
  const { db, close } = await openDatabase({ url: restored });
  onTestFinished(close);
  expect(await refusesMail(db, later)).toBe(true);
});

async function createEmpty(at: string): Promise<string> {
  const name = `stops_${randomBytes(6).toString('hex')}`;
  await runOnServer(at, `create database ${name}`);
  onTestFinished(() => runOnServer(at, `drop database ${name} with (force)`));
  const url = new URL(at);
  url.pathname = `/${name}`;
  return url.href;
}
