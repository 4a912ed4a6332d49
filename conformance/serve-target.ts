import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { createKey } from '@/lib/platform/keys/create-key';
import { revokeKey } from '@/lib/platform/keys/revoke-key';
import { createDemoKeys, findDemoOwners } from '@/lib/platform/seed/demo-keys';
import { otherSeller } from '@/lib/platform/seed/plan';
import { seedPlatform } from '@/lib/platform/seed/seed-platform';
import { tinyPlan } from '@/lib/platform/seed/tiny-plan';
import { createPlatform } from '@/lib/platform/service';
import { sellers } from '@/lib/platform/store/schema';
import type { Db } from '@/lib/server/db/database';
import { findFreePort } from '@/lib/testing/free-port';
import type { Target } from './client';

export type ServedTarget = { target: Target; close: () => Promise<void> };

/** Serves the platform on a free port, with a small seed and keys of every kind. */
export async function serveTarget(db: Db): Promise<ServedTarget> {
  const today = new Date().toISOString().slice(0, 10);
  await seedPlatform(db, { size: tinyPlan, seed: 42, today });
  const { seller, creator } = await findDemoOwners(db);
  const [other] = await db.select().from(sellers).where(eq(sellers.name, otherSeller));
  if (!other) throw new Error(`no seller ${otherSeller}`);
  const { key: otherSellerKey } = await createKey(db, { family: 'seller', ownerId: other.id });
  const revoked = await createKey(db, seller);
  const revokedLater = await createKey(db, creator);
  for (const { id } of [revoked, revokedLater]) await revokeKey(db, id);

  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const platform = createPlatform({ db, publicUrl: url });
  const server = serve({ fetch: (request) => platform.fetch(request), port, hostname: '127.0.0.1' });
  const close = async () => {
    if ('closeAllConnections' in server) server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    await platform.close();
  };
  const target = {
    url,
    ...(await createDemoKeys(db)),
    otherSellerKey,
    revokedKey: revoked.key,
    revokedToken: revokedLater.key,
  };
  return { target, close };
}
