import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { seedPlatform } from '@/lib/platform/seed/seed-platform';
import { openDatabase } from '@/lib/server/db/open-database';
import { copyPglite, makeTemplate } from '@/lib/testing/pglite-template';
import { embedded, remote } from './servers';

/** Migrated tables for a dashboard. With the embedded platform it makes its demo itself, because only a new demo gets a closed month. */
const prepareDashboard = async ({ folder }: typeof embedded): Promise<void> =>
  copyPglite(await makeTemplate(), join(folder, 'app'));

/** The demo for the standalone platform. */
async function preparePlatform(): Promise<void> {
  const seeded = join(remote.folder, 'platform');
  await copyPglite(await makeTemplate(), seeded);
  const { db, close } = await openDatabase({ folder: seeded });
  await seedPlatform(db, { size: 'demo', seed: 42, today: new Date().toISOString().slice(0, 10) });
  await close();
}

// Prepared before the servers start. Quick tests have one server.
if (!existsSync(embedded.folder)) await prepareDashboard(embedded);
if (process.env.E2E_QUICK !== '1' && !existsSync(remote.folder)) {
  await preparePlatform();
  await prepareDashboard(remote);
}
