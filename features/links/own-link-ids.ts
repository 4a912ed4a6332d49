import { and, inArray } from 'drizzle-orm';
import { madeLinks } from '@/lib/data/links/schema';
import type { Db } from '@/lib/server/db/database';
import { inScope, type LinkScope } from './scope';

/** The link ids that are in scope, so that nobody can request clicks of others' links. */
export async function listOwnLinkIds(
  db: Db,
  scope: LinkScope,
  linkIds: readonly string[],
): Promise<string[]> {
  if (linkIds.length === 0) return [];
  const rows = await db
    .select({ linkId: madeLinks.linkId })
    .from(madeLinks)
    .where(and(inScope(db, scope), inArray(madeLinks.linkId, [...linkIds])));
  return rows.map(({ linkId }) => linkId);
}
