import { and, eq, ne } from 'drizzle-orm';
import { type Member, may } from '@/lib/access/member';
import { sharedNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import type { Db } from '@/lib/server/db/database';
import { nameTaken } from './save-view';
import { savedViews } from './schema';
import type { ViewChanges } from './view';

/**
 * Renames a view or changes its address. Throws Failure `not_found`, `forbidden`, or `conflict` if the name is taken.
 */
export async function changeView(db: Db, member: Member, id: string, changes: ViewChanges): Promise<void> {
  await db.transaction(async (tx) => {
    const view = await requireView(tx, member, id);
    if (changes.name !== undefined) {
      const [taken] = await tx
        .select({ id: savedViews.id })
        .from(savedViews)
        .where(
          and(
            eq(savedViews.workspaceId, member.workspaceId),
            eq(savedViews.page, view.page),
            eq(savedViews.name, changes.name),
            ne(savedViews.id, id),
          ),
        );
      if (taken) throw nameTaken(changes.name);
    }
    await tx
      .update(savedViews)
      .set({ ...changes, updatedAt: sharedNow() })
      .where(and(eq(savedViews.id, id), eq(savedViews.workspaceId, member.workspaceId)));
  });
}

/** Throws Failure `not_found` or `forbidden`. */
export async function deleteView(db: Db, member: Member, id: string): Promise<void> {
  await requireView(db, member, id);
  await db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.workspaceId, member.workspaceId)));
}

async function requireView(db: Pick<Db, 'select'>, member: Member, id: string) {
  const [view] = await db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.workspaceId, member.workspaceId)));
  if (!view) throw new Failure('not_found', 'This view no longer exists.');
  if (view.createdBy !== member.userId && !may(member.role, 'manage', 'write')) {
    throw new Failure('forbidden', 'Only its author, an owner or an admin may change this view.');
  }
  return view;
}
