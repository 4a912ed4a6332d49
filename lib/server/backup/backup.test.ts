import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { openChannel } from '@/features/alerts/channel-secret';
import { alertDeliveries, alertRules, alerts } from '@/features/alerts/schema';
import { listOrphans } from '@/features/links/lease';
import { reportEditions, reportMails, reportSchedules } from '@/features/schedules/schema';
import { linkBatches } from '@/lib/data/links/schema';
import { findInvitation } from '@/lib/server/accounts/invitations';
import { connections } from '@/lib/server/connections/schema';
import { findStoredKey } from '@/lib/server/connections/stored-key';
import { testVault } from '@/lib/server/connections/testing/vault';
import { type Database, openDatabase } from '@/lib/server/db/database';
import { lockFolder } from '@/lib/server/db/lock';
import { alertChannels } from '@/lib/server/webhooks/schema';
import { openTestPglite, openTestPostgres, type TestDatabase } from '@/lib/testing/databases';
import { deleteFolder } from '@/lib/testing/delete-folder';
import { createBackupFolder, findNewestBackup, nameBackup } from './backup-folder';
import { createBackups } from './daily-backups';
import { restoredNote, restoredReport, restoreIntoFolder, restoreIntoPostgres } from './restore-backup';
import { fillDatabases, stored } from './testing/fill-databases';
import { type Part, writeBackup } from './write-backup';

const { address, sellerKey, token } = stored;
const server = inject('postgresUrl');

let folder: string;
let app: TestDatabase;
let platform: TestDatabase;
let parts: Part[];
let workspaceId: string;
let number = 0;
const fresh = (name: string) => join(folder, `${name}-${number++}`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partnerdeck-backup-'));
  [app, platform] = [await openTestPglite(), await openTestPglite()];
  parts = [
    { database: app, schemas: ['public'] },
    { database: platform, schemas: ['platform'] },
  ];
  workspaceId = await fillDatabases(app, platform);
}, 300_000);
afterAll(async () => {
  await app.close();
  await platform.close();
  await deleteFolder(folder);
});

/** A digest of the rows of each table in a schema, independent of order. */
async function digest({ db }: Pick<Database, 'db'>, schema: string): Promise<Record<string, string>> {
  const { rows: tables } = Object(
    await db.execute(sql`select tablename as name from pg_tables where schemaname = ${schema} order by 1`),
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const { rows } = Object(
      await db.execute(
        sql`select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as all from ${table} t`,
      ),
    );
    digests[name] = rows[0].all;
  }
  return digests;
}

/** Tables that a restore empties, and how many rows they had. */
const emptied = {
  ...{ sessions: 2, invitations: 1, pending_sign_ins: 1, api_tokens: 1, live_addresses: 1, shares: 1 },
};
/** Tables whose rows a restore changes. */
const changed = [
  ...['link_batches', 'alert_rules', 'alerts', 'alert_deliveries'],
  ...['report_schedules', 'report_editions', 'report_mails'],
];

const omit = (digests: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(digests).filter(([name]) => !names.includes(name)));

const countOf = (digests: Record<string, string>, name: string) => Number(digests[name]?.split(' ')[0]);

async function expectSame(restored: { app: Database; platform: Database }) {
  const [before, after] = [await digest(app, 'public'), await digest(restored.app, 'public')];
  const others = [...Object.keys(emptied), ...changed];
  expect(omit(after, others)).toEqual(omit(before, others));
  for (const [name, count] of Object.entries(emptied)) {
    expect([name, countOf(before, name), countOf(after, name)]).toEqual([name, count, 0]);
  }
  expect([countOf(after, 'authenticator_apps'), countOf(after, 'recovery_codes')]).toEqual([1, 10]);
  const batches = await restored.app.db.select().from(linkBatches).orderBy(linkBatches.name);
  expect(batches.map(({ name, state, note }) => [name, state, note])).toEqual([
    ['Batch', 'paused', restoredNote],
    ['finished', 'finished', null],
    ['paused', 'paused', restoredNote],
    ['ready', 'paused', restoredNote],
  ]);
  const today = new Date().toISOString().slice(0, 10);
  expect(await restored.app.db.select().from(alertRules)).toMatchObject([{ name: 'rule', firstDay: today }]);
  expect(await restored.app.db.select().from(alerts)).toMatchObject([{ period: 'p', mail: 'unknown' }]);
  expect(await restored.app.db.select().from(alertDeliveries)).toMatchObject([
    { state: 'failed', problem: 'restored' },
  ]);
  const [channel] = await restored.app.db.select().from(alertChannels);
  expect(channel && (await openChannel(testVault, channel))).toMatchObject({ address });
  expect(await listOrphans(restored.app.db)).toEqual([]);
  expect(await findInvitation(app.db, token)).toMatchObject({ role: 'owner' });
  expect(await findInvitation(restored.app.db, token)).toBeUndefined();
  expect(await restored.app.db.select().from(reportSchedules)).toMatchObject([{ nextAt: null }]);
  const editions = await restored.app.db.select().from(reportEditions).orderBy(reportEditions.period);
  expect(editions).toMatchObject([
    { period: 'sent', state: 'sent', problem: null },
    { period: 'waiting', state: 'failed', problem: restoredReport },
  ]);
  expect(await restored.app.db.select().from(reportMails)).toMatchObject([{ mail: 'unknown' }]);
  const figures = await digest(restored.platform, 'platform');
  expect(figures).toEqual(await digest(platform, 'platform'));
  for (const name of ['report_rows', 'links', 'api_keys']) {
    expect(countOf(figures, name)).toBeGreaterThan(0);
  }
  const key = await findStoredKey(restored.app.db, testVault, workspaceId, 'seller');
  expect(key?.key).toBe(sellerKey);
}

async function openRestored(dataDir: string) {
  const opened = {
    app: await openDatabase({ folder: join(dataDir, 'app') }),
    platform: await openDatabase({ folder: join(dataDir, 'platform') }),
  };
  onTestFinished(async () => {
    await opened.app.close();
    await opened.platform.close();
  });
  return opened;
}

describe('a backup', () => {
  it('restores figures, keys and links to an empty folder, with keys still encrypted', async () => {
    const file = fresh('backup');
    await writeBackup(file, parts);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const dataDir = fresh('data');
    await mkdir(join(dataDir, 'secrets'), { recursive: true });
    expect(await restoreIntoFolder(file, dataDir)).toEqual({ pausedBatches: 3 });
    await expectSame(await openRestored(dataDir));
    expect(await readdir(dataDir)).toEqual(['app', 'platform', 'secrets']);
    const [row] = await app.db
      .select({ jwe: connections.jwe })
      .from(connections)
      .where(eq(connections.lastFour, sellerKey.slice(-4)));
    const text = gunzipSync(await readFile(file)).toString();
    expect(text).toContain(row?.jwe);
    expect(text).not.toContain(sellerKey);
  }, 300_000);

  it.skipIf(!server)(
    'moves to Postgres, and from there',
    async () => {
      const there = await openTestPostgres(server ?? '');
      onTestFinished(there.close);
      const file = fresh('backup');
      await writeBackup(file, parts);
      const { url } = Object(there.location);
      expect(await restoreIntoPostgres(file, url)).toEqual({ pausedBatches: 3 });
      await expectSame({ app: there, platform: there });
      await expect(restoreIntoPostgres(file, url)).rejects.toThrow(
        'The Postgres of DATABASE_URL already contains data; use an empty database.',
      );
      const second = fresh('backup');
      await writeBackup(second, [{ database: there, schemas: ['public', 'platform'] }]);
      const elsewhere = await openTestPostgres(server ?? '');
      onTestFinished(elsewhere.close);
      await restoreIntoPostgres(second, Object(elsewhere.location).url);
      await expectSame({ app: elsewhere, platform: elsewhere });
    },
    300_000,
  );

  it('is rejected by a folder with data, by a locked one and when damaged, and then leaves nothing', async () => {
    const file = fresh('backup');
    await writeBackup(file, parts);
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
    const broken: Database = { db: app.db, close: async () => {} };
    await expect(writeBackup(file, [{ database: broken, schemas: ['public'] }])).rejects.toThrow();
    expect(await readdir(join(dataDir, 'backups'))).toEqual([]);
  });
});

describe('daily backups', () => {
  it('are created once a day, and seven are kept in addition to manual ones', async () => {
    const dataDir = fresh('data');
    const small: Part[] = [{ database: app, schemas: ['platform'] }];
    const backups = createBackups(dataDir, small);
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
