import { and, inArray } from 'drizzle-orm';
import type { Db } from '@/lib/db/database';
import { madeLinks } from './schema';
import { inScope, type LinkScope } from './scope';

/** Those of the link ids that are in scope: nobody asks for the clicks of another's link. */
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
