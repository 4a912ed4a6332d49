import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, inject, it, vi } from 'vitest';
import { takeLease } from '@/lib/data/fetch/sync/lease';
import { ledgerSyncs } from '@/lib/data/store/schema';
import { addWorkspace } from '@/lib/data/testing/ledgers';
import { openTestPostgres } from '@/lib/testing/databases';
import { closeRuntime, getRuntime } from './runtime';

const postgresUrl = inject('postgresUrl');
const day = { from: '2025-07-01', to: '2025-07-01' };

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A sync whose process dies after the start of this one. Without a key it fails as soon as it is resumed. */
async function expectResumed() {
  const { db } = await getRuntime();
  const workspaceId = await addWorkspace(db);
  await takeLease(db, { workspaceId, source: 'reports:standard' }, { range: day, forced: 0 });
  const here = eq(ledgerSyncs.workspaceId, workspaceId);
  await db.update(ledgerSyncs).set({ leaseUntil: sql`now() - interval '1 second'` }).where(here);
  const state = async () => (await db.select().from(ledgerSyncs).where(here))[0]?.state;
  await expect.poll(state).toBe('failed');
  await closeRuntime();
}

const title = 'resumes a sync of a dead process that nobody watches';

it(`${title}, embedded`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'partnerdeck-resume-'));
  vi.stubEnv('DATA_DIR', folder);
  await expectResumed();
  await rm(folder, { recursive: true });
});

it.skipIf(!postgresUrl)(`${title}, on Postgres`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'partnerdeck-resume-'));
  const { location, close } = await openTestPostgres(postgresUrl ?? '');
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('DATABASE_URL', 'url' in location ? location.url : undefined);
  await expectResumed();
  await close();
  await rm(folder, { recursive: true });
});
