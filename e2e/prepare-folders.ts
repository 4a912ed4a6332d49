import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@/lib/db/database';
import { seedPlatform } from '@/lib/platform/seed/seed-platform';
import { copyPglite, makeTemplate } from '@/lib/testing/pglite-template';
import { embedded, remote } from './servers';

/** Fills the folders of the servers before they start: one seeded platform, copied, and migrated tables. */
async function prepareFolders(): Promise<void> {
  const template = await makeTemplate();
  const seeded = join(embedded.folder, 'platform');
  await copyPglite(template, seeded);
  const { db, close } = await openDatabase({ folder: seeded });
  await seedPlatform(db, { size: 'demo', seed: 42, today: new Date().toISOString().slice(0, 10) });
  await close();
  await copyPglite(seeded, join(remote.folder, 'platform'));
  for (const { folder } of [embedded, remote]) await copyPglite(template, join(folder, 'app'));
}

if (!existsSync(embedded.folder)) await prepareFolders();
