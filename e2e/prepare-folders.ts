import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { seedPlatform } from '@/lib/platform/seed/seed-platform';
import { openDatabase } from '@/lib/server/db/open-database';
import { copyPglite, makeTemplate } from '@/lib/testing/pglite-template';
import { embedded, remote } from './servers';

/**
 * Fills the folders of the two servers before they start: migrated tables, and the demo for the standalone platform. The
 * dashboard with the embedded platform makes its demo itself, because only a new demo gets a closed month.
 */
async function prepareFolders(): Promise<void> {
  const template = await makeTemplate();
  const seeded = join(remote.folder, 'platform');
  await copyPglite(template, seeded);
  const { db, close } = await openDatabase({ folder: seeded });
  await seedPlatform(db, { size: 'demo', seed: 42, today: new Date().toISOString().slice(0, 10) });
  await close();
  for (const { folder } of [embedded, remote]) await copyPglite(template, join(folder, 'app'));
}

if (!existsSync(embedded.folder)) await prepareFolders();
