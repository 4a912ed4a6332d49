import { and, inArray, sql } from 'drizzle-orm';
import { madeLinks } from '@/lib/data/store/links-schema';
import type { Db } from '@/lib/server/db/database';
import { inScope, type LinkScope } from './scope';

/**
 * Archives or restores links. Archived links still work, because the API cannot end them. Returns how many were found.
 */
export async function archiveLinks(
  db: Db,
  scope: LinkScope,
  ids: readonly string[],
  archived: boolean,
): Promise<number> {
  const changed = await db
    .update(madeLinks)
    .set({ archivedAt: archived ? sql`coalesce(${madeLinks.archivedAt}, now())` : null })
    .where(and(inScope(db, scope), inArray(madeLinks.id, [...ids])))
    .returning({ id: madeLinks.id });
  return changed.length;
}
