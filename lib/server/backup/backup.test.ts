import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { openChannel } from '@/features/alerts/channel-secret';
import { findInvitation } from '@/features/people/accounts/invitations';
import { connections } from '@/lib/gateway/connections/schema';
import { findStoredKey } from '@/lib/gateway/connections/stored-key';
import { testVault } from '@/lib/gateway/connections/testing/vault';
import { alertChannels } from '@/lib/gateway/webhooks/schema';
import type { Database } from '@/lib/server/db/database';
import { lockFolder } from '@/lib/server/db/lock';
import { openDatabase } from '@/lib/server/db/open-database';
import { refusesMail } from '@/lib/server/outbox/questions';
import { openTestPglite, openTestPostgres, type TestDatabase } from '@/lib/testing/databases';
import { deleteFolder } from '@/lib/testing/delete-folder';
import { createBackupFolder, findNewestBackup, nameBackup } from './backup-folder';
import { createBackups } from './daily-backups';
import { restoreIntoFolder, restoreIntoPostgres } from './restore-backup';
import { digestTables } from './testing/digest-tables';
import { expectSilenced } from './testing/expect-silenced';
import { fillDatabase, stored } from './testing/fill-database';
import { writeBackup } from './write-backup';

const { address, sellerKey, token } = stored;
const server = inject('postgresUrl');

let folder: string;
let database: TestDatabase;
let workspaceId: string;
let number = 0;
const fresh = (name: string) => join(folder, `${name}-${number++}`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partnerdeck-backup-'));
  database = await openTestPglite();
  workspaceId = await fillDatabase(database);
}, 300_000);
afterAll(async () => {
  await database.close();
  await deleteFolder(folder);
});

/** Tables that a restore empties, and how many rows they had. */
const emptied = {
  sessions: 2,
  invitations: 1,
  pending_sign_ins: 1,
  grants: 3,
};
/** Tables whose rows a restore changes. */
const changed = [
  ...['link_batches', 'alert_rules', 'messages'],
  ...['report_schedules', 'report_editions', 'report_recipients'],
];

const omit = (digests: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(digests).filter(([name]) => !names.includes(name)));

const countOf = (digests: Record<string, string>, name: string) => Number(digests[name]?.split(' ')[0]);

async function expectSame(restored: Database) {
  const [before, after] = [await digestTables(database, 'public'), await digestTables(restored, 'public')];
  const others = [...Object.keys(emptied), ...changed];
  expect(omit(after, others)).toEqual(omit(before, others));
  for (const [name, count] of Object.entries(emptied)) {
    expect([name, countOf(before, name), countOf(after, name)]).toEqual([name, count, 0]);
  }
  expect([countOf(after, 'authenticator_apps'), countOf(after, 'recovery_codes')]).toEqual([1, 10]);
  await expectSilenced(restored.db);
  expect(await refusesMail(restored.db, 'Never@again.example')).toBe(true);
  const [channel] = await restored.db.select().from(alertChannels);
  expect(channel && (await openChannel(testVault, channel))).toMatchObject({ address });
  expect(await findInvitation(database.db, token)).toMatchObject({ role: 'owner' });
  expect(await findInvitation(restored.db, token)).toBeUndefined();
  const figures = await digestTables(restored, 'platform');
  expect(figures).toEqual(await digestTables(database, 'platform'));
  for (const name of ['report_rows', 'links', 'api_keys']) {
    expect(countOf(figures, name)).toBeGreaterThan(0);
  }
  const key = await findStoredKey(restored.db, testVault, workspaceId, 'seller');
  expect(key?.key).toBe(sellerKey);
}

async function openRestored(dataDir: string) {
  const opened = await openDatabase({ folder: join(dataDir, 'app') });
  onTestFinished(opened.close);
  return opened;
}

describe('a backup', () => {
  it('restores figures, keys and links to an empty folder, with keys still encrypted', async () => {
    const file = fresh('backup');
    await writeBackup(file, database);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const dataDir = fresh('data');
    await mkdir(join(dataDir, 'secrets'), { recursive: true });
    expect(await restoreIntoFolder(file, dataDir)).toEqual({ pausedBatches: 3 });
    await expectSame(await openRestored(dataDir));
    expect(await readdir(dataDir)).toEqual(['app', 'secrets']);
    const [row] = await database.db
      .select({ jwe: connections.jwe })
      .from(connections)
      .where(eq(connections.lastFour, sellerKey.slice(-4)));
    const text = gunzipSync(await readFile(file)).toString();
    expect(text).toContain(row?.jwe);
    expect(text).not.toContain(sellerKey);
  }, 300_000);

  it('of an earlier version, whose platform had a database of its own, restores', async () => {
    const whole = fresh('backup');
    await writeBackup(whole, database);
    const [head = '', ...tables] = gunzipSync(await readFile(whole))
      .toString()
      .replace('{"end":true}\n', '')
      .split(/^(?=\{"table":)/m);
    const [, migration = ''] = /^(\{"migration":.+\}\n)/m.exec(head) ?? [];
    const ofPlatform = (table: string) => table.startsWith('{"table":"platform.');
    const own = tables.filter((table) => !ofPlatform(table));
    const file = fresh('backup');
    const text = [head, ...own, migration, ...tables.filter(ofPlatform), '{"end":true}\n'].join('');
    await writeFile(file, gzipSync(text));
    const dataDir = fresh('data');
    expect(await restoreIntoFolder(file, dataDir)).toEqual({ pausedBatches: 3 });
    await expectSame(await openRestored(dataDir));
  }, 300_000);

  it.skipIf(!server)(
    'moves to Postgres, and from there',
    async () => {
      const there = await openTestPostgres(server ?? '');
      onTestFinished(there.close);
      const file = fresh('backup');
      await writeBackup(file, database);
      const { url } = Object(there.location);
      expect(await restoreIntoPostgres(file, url)).toEqual({ pausedBatches: 3 });
      await expectSame(there);
      await expect(restoreIntoPostgres(file, url)).rejects.toThrow(
        'The Postgres of DATABASE_URL already contains data; use an empty database.',
      );
      const second = fresh('backup');
      await writeBackup(second, there);
      const elsewhere = await openTestPostgres(server ?? '');
      onTestFinished(elsewhere.close);
      await restoreIntoPostgres(second, Object(elsewhere.location).url);
      await expectSame(elsewhere);
      const dataDir = fresh('data');
      await restoreIntoFolder(second, dataDir);
      await expectSame(await openRestored(dataDir));
    },
    300_000,
  );

  it('is rejected by a folder with data, by a locked one and when damaged, and then leaves nothing', async () => {
    const file = fresh('backup');
    await writeBackup(file, database);
    const held = fresh('data');
    const holder = lockFolder(join(held, 'app'));
    await expect(restoreIntoFolder(file, held)).rejects.toThrow(/app is in use by process \d+/);
    holder.release();
    await expect(restoreIntoFolder(file, held)).rejects.toThrow(
      `${held} already contains data (app); move it away first or set DATA_DIR to another folder.`,
    );
    const whole = await readFile(file);
    const dataDir = fresh('data');
    for (const [content, sentence] of [
      [whole.subarray(0, whole.length - 2_000), /is damaged or incomplete; use another backup\.$/],
      [Buffer.concat([whole.subarray(0, 5_000), whole.subarray(5_001)]), /is damaged or incomplete/],
      [Buffer.from('no gzip'), /is damaged or incomplete/],
    ] as const) {
      const broken = fresh('broken');
      await writeFile(broken, content);
      await expect(restoreIntoFolder(broken, dataDir)).rejects.toThrow(sentence);
    }
    await expect(restoreIntoFolder(fresh('none'), dataDir)).rejects.toThrow(/^There is no file /);
    expect(existsSync(dataDir)).toBe(false);
  }, 300_000);

  it('that cannot be written leaves no draft', async () => {
    const dataDir = fresh('data');
    const file = join(await createBackupFolder(dataDir), 'some.backup');
    const broken: Database = { db: database.db, close: async () => {} };
    await expect(writeBackup(file, broken)).rejects.toThrow();
    expect(await readdir(join(dataDir, 'backups'))).toEqual([]);
  });
});

describe('daily backups', () => {
  it('are created once a day, and seven are kept in addition to manual ones', async () => {
    const dataDir = fresh('data');
    const backups = createBackups(dataDir, database);
    onTestFinished(backups.stop);
    const day = (n: number, hour = 0) => new Date(Date.UTC(2026, 0, n, hour));
    expect(await findNewestBackup(dataDir)).toBeUndefined();
    const asked = await backups.make('asked', day(1));
    await writeFile(join(dataDir, 'backups', `${nameBackup('daily', day(1))}.tmp`), 'killed');
    expect(await backups.createIfDue(day(1, 23))).toBeUndefined();
    for (let n = 2; n <= 10; n += 1) expect(await backups.createIfDue(day(n))).toBeDefined();
    expect((await findNewestBackup(dataDir))?.createdAt).toEqual(day(10));
    const daily = [4, 5, 6, 7, 8, 9, 10].map((n) => nameBackup('daily', day(n)));
    expect((await readdir(join(dataDir, 'backups'))).sort()).toEqual(
      [nameBackup('asked', day(1)), ...daily].sort(),
    );
    expect(existsSync(asked)).toBe(true);
    expect((await findNewestBackup(dataDir))?.file).toBe(join(dataDir, 'backups', daily[6] ?? ''));
  });
});
