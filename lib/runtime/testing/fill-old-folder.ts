import { join } from 'node:path';
import { createKey } from '@/lib/platform/keys/create-key';
import { findDemoOwners } from '@/lib/platform/seed/demo-keys';
import { seedPlatform } from '@/lib/platform/seed/seed-platform';
import { tinyPlan } from '@/lib/platform/seed/tiny-plan';
import { apiKeys } from '@/lib/platform/store/schema';
import { openDatabase } from '@/lib/server/db/open-database';
import { copyPgliteTemplate } from '@/lib/testing/databases';

/** Makes a DATA_DIR as earlier versions left it: the platform has a database of its own. Returns a key of its seller. */
export async function fillOldFolder(dataDir: string): Promise<string> {
  for (const name of ['app', 'platform']) await copyPgliteTemplate(join(dataDir, name));
  const { db, close } = await openDatabase({ folder: join(dataDir, 'platform') });
  try {
    await seedPlatform(db, { size: tinyPlan, seed: 1, today: new Date().toISOString().slice(0, 10) });
    const { seller } = await findDemoOwners(db);
    const { key } = await createKey(db, seller);
    await db.update(apiKeys).set({ lastUsedAt: new Date().toISOString() });
    return key;
  } finally {
    await close();
  }
}
