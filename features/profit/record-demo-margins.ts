import type { Db } from '@/lib/server/db/database';
import type { Margin } from './margin-shape';
import { ownMargins } from './own-margins';
import { margins } from './schema';
import { replaceMargins } from './store-margins';

/** Stores the demo's margins, unless it has some. */
export async function recordDemoMargins(
  db: Db,
  owner: { workspaceId: string; userId: string },
  list: () => Promise<Margin[]>,
): Promise<void> {
  if ((await db.$count(margins, ownMargins(owner.workspaceId))) > 0) return;
  await replaceMargins(db, owner, await list());
}
