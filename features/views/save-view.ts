import { and, eq } from 'drizzle-orm';
import type { Member } from '@/lib/access/member';
import { requireQuota } from '@/lib/access/quotas';
import { Failure } from '@/lib/base/failure';
import type { Db } from '@/lib/server/db/database';
import { savedViews } from './schema';
import type { NewView } from './view';

/** Saves a view for the workspace. Throws Failure `conflict` if the page has one with that name, or too many. */
export async function saveView(db: Db, member: Member, view: NewView): Promise<{ id: string }> {
  const { workspaceId, userId } = member;
  const onPage = and(eq(savedViews.workspaceId, workspaceId), eq(savedViews.page, view.page));
  return db.transaction(async (tx) => {
    const [saved] = await tx
      .insert(savedViews)
      .values({ ...view, workspaceId, createdBy: userId })
      .onConflictDoNothing()
      .returning({ id: savedViews.id });
    if (!saved) throw nameTaken(view.name);
    await requireQuota(tx, 'views', { workspaceId }, savedViews, onPage);
    return saved;
  });
}

export function nameTaken(name: string): Failure {
  return new Failure('conflict', `This page has a view called “${name}” already.`, {
    issues: [{ field: 'name', message: 'is taken' }],
  });
}
