import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { summarize } from '@/lib/data/read/summary/summary';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import { readWindows } from '@/lib/data/store/windows/windows';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { addWorkspace } from '@/lib/data/testing/ledgers';
import { openStore } from '@/lib/data/testing/open-store';
import { dailyRows } from '@/lib/data/testing/rows';
import { today, year } from '@/lib/data/testing/sync-set-up';
import { type DatabaseLocation, openDatabase } from '@/lib/server/db/open-database';
import { openTestCitus } from '@/lib/testing/citus';
import { copyPgliteTemplate, openTestPostgres, type TestDatabase } from '@/lib/testing/databases';
import { expireLeases } from './lease';
import { createSyncs } from './syncs';

const sources = ['reports:standard'] as const;
const now = () => today;
const postgresUrl = inject('postgresUrl');
const citus = inject('citus');

/** Another process syncs until this many windows are stored, and is killed. */
async function syncUntilKilled(location: DatabaseLocation, folder: string, workspaceId: string) {
  const address = 'url' in location ? location.url : location.folder;
  const child = fork(
    new URL('../../testing/sync-until-killed.ts', import.meta.url),
    [address, folder, workspaceId],
    {
      execArgv: ['--import', 'tsx'],
    },
  );
  await new Promise<void>((resolve) => {
    child.on('message', (done) => {
      if (Number(done) >= 12) child.kill('SIGKILL');
    });
    child.once('exit', () => resolve());
  });
  expect(child.signalCode).toBe('SIGKILL');
}

/** A new process finds the stored windows, resumes the sync by itself, and fetches only the rest. */
async function expectResumed(location: DatabaseLocation, folder: string, workspaceId: string) {
  const { db, pools, close } = await openDatabase(location);
  const store = await openStore(pools ?? folder);
  const context = { id: workspaceId, db, store, now };
  const sum = () => summarize(context, summaryQuerySchema.parse({ ...year, payout_models: 'standard' }));
  const kept = await readWindows(store.read, workspaceId, sources, year);
  expect((await sum()).receipt.state).toBe('partial');
  expect(kept.length).toBeGreaterThanOrEqual(12);
  const api = makeFakeApi({ standard: dailyRows(year) }, 1);
  const syncs = createSyncs({ db, storeFor: () => store, callFor: () => api.call, now });
  // With an embedded database no other process can have a lease. Otherwise it must expire first.
  if (!pools) {
    await expireLeases(db);
    await syncs.resume();
  }
  const watch = async () => (await syncs.watch(workspaceId, sources)).state;
  await expect.poll(watch).toBe('complete');
  const again = api.seen.filter(({ query }) =>
    kept.some(({ from, to }) => String(query.start) <= `${to}T23` && String(query.end) >= from),
  );
  expect(again).toEqual([]);
  const held = await readWindows(store.read, workspaceId, sources, year);
  const days = held.reduce((total, { rows }) => total + rows, 0);
  expect(days).toBe(365);
  expect((await sum()).currencies[0]?.figures).toMatchObject({ sales: '36.50', clicks: 1_825 });
  await store.close();
  await close();
}

async function expectTakenOver({ db, location, close }: TestDatabase) {
  const workspaceId = await addWorkspace(db);
  await syncUntilKilled(location, '', workspaceId);
  await expectResumed(location, '', workspaceId);
  await close();
}

describe('A sync whose process is killed', () => {
  if (citus === undefined) {
    it('resumes at the next start, embedded', async () => {
      const home = await mkdtemp(join(tmpdir(), 'partnerdeck-killed-sync-'));
      const [location, folder] = [{ folder: join(home, 'app') }, join(home, 'ledger')];
      await copyPgliteTemplate(location.folder);
      const database = await openDatabase(location);
      const workspaceId = await addWorkspace(database.db);
      await database.close();
      await syncUntilKilled(location, folder, workspaceId);
      await expectResumed(location, folder, workspaceId);
      await rm(home, { recursive: true });
    });

    it.skipIf(!postgresUrl)('is taken over by another process on Postgres', async () => {
      await expectTakenOver(await openTestPostgres(postgresUrl ?? ''));
    });
  } else {
    it.skipIf(!citus)('is taken over by another process on Citus', async () => {
      if (citus) await expectTakenOver(await openTestCitus(citus));
    });
  }
});
