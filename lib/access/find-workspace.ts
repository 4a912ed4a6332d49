import { and, eq, or, sql } from 'drizzle-orm';
import { Failure } from '@/lib/base/failure';
import { log } from '@/lib/base/log';
import type { Db } from '@/lib/server/db/database';
import { workspaces } from '@/lib/server/identity/schema';

/** The id of the workspace with this id or name. Throws Failure `forbidden` if there is none or more than one. */
export async function findWorkspace(db: Db, given: string): Promise<string> {
  const found = await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(
      and(eq(workspaces.demo, false), or(eq(sql`${workspaces.id}::text`, given), eq(workspaces.name, given))),
    )
    .limit(2);
  const [only, ...more] = found;
  if (only && more.length === 0) return only.id;
  log.error({ workspace: given }, `OIDC_WORKSPACE names ${only ? 'several workspaces' : 'no workspace'}`);
  throw new Failure('forbidden', 'New members cannot join yet. Contact the server administrator.');
}
