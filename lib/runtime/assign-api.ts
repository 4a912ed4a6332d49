import { and, eq, inArray } from 'drizzle-orm';
import { linkBatches, madeLinks } from '@/lib/data/store/links-schema';
import { ledgerSyncs } from '@/lib/data/store/schema';
import { connections } from '@/lib/gateway/connections/schema';
import { apiInUse, embeddedApi } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';
import { workspaces } from '@/lib/server/identity/schema';

/** The migration's value for rows of 0.1.0, which did not record their API. */
const unassigned = '';

/**
 * Assigns rows of 0.1.0 to the API in use, at the first start after the upgrade. The demo's keys belong to the embedded
 * platform.
 */
export async function assignApi(db: Db): Promise<void> {
  const demos = db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.demo, true));
  await db
    .update(connections)
    .set({ api: embeddedApi })
    .where(
      and(
        eq(connections.api, unassigned),
        eq(connections.provisioned, true),
        inArray(connections.workspaceId, demos),
      ),
    );
  for (const table of [connections, ledgerSyncs, linkBatches, madeLinks]) {
    await db.update(table).set({ api: apiInUse }).where(eq(table.api, unassigned));
  }
}
