import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { createWorkspace } from '@/lib/access/create-workspace';
import { makeMember } from '@/lib/access/testing/people';
import { version } from '@/lib/base/version';
import { linkBatches } from '@/lib/data/store/links-schema';
import { ledgerSyncs } from '@/lib/data/store/schema';
import { makeCounts } from '@/lib/data/terms/progress-shape';
import { addSellerKey } from '@/lib/data/testing/ledgers';
import { connections } from '@/lib/gateway/connections/schema';
import { nameBackup } from '@/lib/server/backup/backup-folder';
import { workspaces } from '@/lib/server/identity/schema';
import { scheduledRuns, scheduledWork } from '@/lib/server/jobs/schema';
import { messages } from '@/lib/server/outbox/schema';
import { bothDatabases } from '@/lib/testing/databases';
import { mostWorkspaces } from './installation-shape';
import { readInstallation } from './read-installation';

bothDatabases('the state of an installation', (database, kind) => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

  async function read() {
    const { db, location } = database();
    const DATA_DIR = join(inject('runFolder'), `installation-${kind}`);
    await mkdir(join(DATA_DIR, 'backups'), { recursive: true });
    await writeFile(join(DATA_DIR, 'backups', nameBackup('daily', ago(90))), 'x'.repeat(1_000));
    const DATABASE_URL = 'url' in location ? location.url : undefined;
    return readInstallation({ db, environment: { DATA_DIR, DATABASE_URL } });
  }

  async function addRun(workspaceId: string | null, name: string, problem: string | null) {
    const { db } = database();
    const at = ago(10);
    const [work] = await db
      .insert(scheduledWork)
      .values({ kind: name, workspaceId, nextAt: at })
      .returning({ id: scheduledWork.id });
    const state = problem === null ? 'complete' : 'failed';
    await db
      .insert(scheduledRuns)
      .values({ workId: work?.id ?? '', state, problem, startedAt: at, finishedAt: at });
    return { kind: name, state, problem, at: at.toISOString() };
  }

  const addMessage = (workspaceId: string | null, row: Partial<typeof messages.$inferInsert>) => {
    const [createdAt, nextAt] = [ago(30), ago(1)];
    const usual = { kind: 'test', transport: 'mail', destination: 'ada@example.com' } as const;
    return database()
      .db.insert(messages)
      .values({ ...usual, workspaceId, createdAt, nextAt, givenUpAt: ago(-60), ...row });
  };

  it('tells the workspaces apart, those with a problem first', async () => {
    const { db } = database();
    const [well, ill] = [await makeMember(db), await makeMember(db)];
    await makeMember(db, { role: 'creator', workspaceId: ill.workspaceId });
    await db.update(workspaces).set({ name: 'A shop' }).where(eq(workspaces.id, well.workspaceId));
    const refreshed = await addRun(well.workspaceId, 'refresh', null);
    await addRun(well.workspaceId, 'alerts', null);
    const key = await addSellerKey(db, ill.workspaceId);
    const rejectedAt = ago(5);
    await db.update(connections).set({ lastRefusedAt: rejectedAt }).where(eq(connections.id, key));
    const refused = await addRun(ill.workspaceId, 'refresh', 'The API failed with status 500.');
    const named = await addRun(ill.workspaceId, 'alerts', 'Creator Ana Silva is unknown.');
    const sync = {
      workspaceId: ill.workspaceId,
      fromDay: '2026-01-01',
      toDay: '2026-01-02',
      fence: 1,
      counts: makeCounts(),
      startedAt: ago(20),
    };
    const stored = { leaseUntil: ago(1), state: 'running' } as const;
    await db.insert(ledgerSyncs).values([
      { ...sync, ...stored, source: 'reports:standard' },
      { ...sync, ...stored, source: 'reports:cpc', leaseUntil: ago(-1) },
      { ...sync, ...stored, source: 'clicks', state: 'failed' },
      { ...sync, ...stored, source: 'brb', state: 'complete' },
      { ...sync, ...stored, source: 'program', state: 'failed', api: 'https://elsewhere.example' },
    ]);
    const batch = { workspaceId: ill.workspaceId, name: 'A batch', state: 'paused' } as const;
    await db.insert(linkBatches).values([batch, { ...batch, note: 'The API rejected the stored key.' }]);
    await addMessage(ill.workspaceId, {});
    // It waits for quiet hours.
    await addMessage(ill.workspaceId, { nextAt: ago(-60) });
    await addMessage(ill.workspaceId, { transport: 'webhook', state: 'failed', problem: 'timeout' });
    await addMessage(ill.workspaceId, { state: 'failed', problem: 'unmade' });
    const { workspaces: shown, total, jobs, messages: all } = await read();
    expect(total).toBe(2);
    const none = { waiting: 0, oldest: null, failed: 0 };
    expect(shown).toEqual([
      {
        id: ill.workspaceId,
        name: 'Home',
        members: 2,
        refresh: refused,
        work: [{ ...named, problem: null }],
        jobs: { running: 1, abandoned: 1, stopped: 2 },
        keys: [{ family: 'seller', rejectedAt: rejectedAt.toISOString() }],
        messages: { waiting: 1, oldest: expect.any(String), failed: 1 },
      },
      {
        id: well.workspaceId,
        name: 'A shop',
        members: 1,
        refresh: refreshed,
        work: [],
        jobs: { running: 0, abandoned: 0, stopped: 0 },
        keys: [],
        messages: none,
      },
    ]);
    expect(jobs).toEqual(shown[0]?.jobs);
    expect(all).toEqual({ waiting: 1, oldest: expect.any(String), failed: 1 });
    const oldest = Date.parse(all.oldest ?? '');
    expect(Math.abs(oldest - ago(30).getTime())).toBeLessThan(10_000);
  });

  it('has the messages and the work of no workspace', async () => {
    const before = (await read()).messages.waiting;
    await addMessage(null, {});
    await addRun(null, 'grant-endings', null);
    const failed = await addRun(null, 'maintenance', 'The work ended unexpectedly.');
    const { messages: all, work } = await read();
    expect(all.waiting).toBe(before + 1);
    expect(work).toEqual([failed]);
  });

  it('knows versions and sizes, and of an embedded database also its disk and backups', async () => {
    const { database: found, disk, backupAt, ...server } = await read();
    expect(server).toMatchObject({ version, node: process.versions.node });
    expect(found).toMatchObject({ kind, migrations: { pending: 0 } });
    expect(found.migrations.applied).toBeGreaterThan(40);
    expect(found.version).toMatch(/^\d+/);
    expect(found.bytes).toBeGreaterThan(1_000_000);
    if (kind === 'postgres') expect([disk, backupAt]).toEqual([null, null]);
    else {
      expect(disk?.used).toBeGreaterThanOrEqual(1_000);
      expect(disk?.free).toBeLessThanOrEqual(disk?.total ?? 0);
      expect(Date.parse(backupAt ?? '')).toBeLessThan(Date.now());
    }
  });

  it('says which of the disk and the backups it cannot read, beside everything else', async () => {
    const { db } = database();
    const DATA_DIR = join(inject('runFolder'), `unreadable-${kind}`);
    const environment = { DATA_DIR, DATABASE_URL: undefined };
    const missing = await readInstallation({ db, environment });
    expect(missing).toMatchObject({ version, disk: null, backupAt: null, unreadable: ['disk'] });
    await mkdir(DATA_DIR);
    await writeFile(join(DATA_DIR, 'backups'), 'not a folder');
    const spoiled = await readInstallation({ db, environment });
    expect(spoiled).toMatchObject({ disk: { complete: true }, backupAt: null, unreadable: ['backups'] });
    await rm(DATA_DIR, { recursive: true });
  });

  it('lists many workspaces, and says how many more there are', async () => {
    const { db } = database();
    const { userId } = await makeMember(db);
    await createWorkspace(db, { name: 'One more', ownerId: userId });
    const rows = Array.from({ length: mostWorkspaces }, (_, at) => ({ name: `Shop ${at}` }));
    await db.insert(workspaces).values(rows);
    const { workspaces: shown, total } = await read();
    expect(shown).toHaveLength(mostWorkspaces);
    expect(total).toBeGreaterThan(mostWorkspaces);
    expect(shown[0]?.keys).toHaveLength(1);
  });
});
