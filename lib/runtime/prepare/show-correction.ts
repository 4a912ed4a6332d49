import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { recordDemoLooks } from '@/features/settlement/record-demo-looks';
import { siteUrl } from '@/lib/access/site';
import { log } from '@/lib/base/log';
import { openLedgerStores } from '@/lib/data/store/engine/open';
import { recordProductChanges } from '@/lib/data/store/lists/record-product-changes';
import { findConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import { listDemoChanges } from '@/lib/platform/seed/demo-changes';
import { listDemoCorrections } from '@/lib/platform/seed/demo-corrections';
import { returnDemoOrder } from '@/lib/platform/seed/return-demo-order';
import { createPlatform } from '@/lib/platform/service';
import type { Db } from '@/lib/server/db/database';
import { workspaces } from '@/lib/server/identity/schema';
import { closeDemoMonth } from '../close-demo-month';
import type { State } from './open-state';

/**
 * Records how the rows and products of a new demo changed in past weeks, then closes and corrects a month. A failure is only logged,
 * because the demo works without it.
 */
export async function showCorrection({ environment, database, api, vault }: State): Promise<void> {
  const { db, pools } = database;
  const location = pools ?? join(environment.DATA_DIR, 'ledger');
  const stores = await openLedgerStores(location, api);
  const platform = createPlatform({ db, publicUrl: siteUrl(environment) });
  try {
    const [demo] = await db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.demo, true));
    if (demo) {
      await recordDemoLooks(stores.of(demo.id), demo.id, () => listDemoCorrections(db));
      await recordDemoChanges(db, demo.id);
    }
    await closeDemoMonth({
      db,
      vault,
      stores,
      platform: platform.fetch,
      returnOrder: (days) => returnDemoOrder(db, days),
    });
  } catch (error) {
    log.warn({ error }, 'could not close a month in the demo');
  } finally {
    await platform.close();
    await stores.close();
  }
}

/** Records the changes that daily lists of the demo's products would have shown. */
async function recordDemoChanges(db: Db, workspaceId: string): Promise<void> {
  const connection = await findConnectionInUse(db, workspaceId, 'seller');
  if (connection === null) return;
  for (const { listedAt, ...change } of await listDemoChanges(db)) {
    await recordProductChanges(db, connection, [change], listedAt);
  }
}
