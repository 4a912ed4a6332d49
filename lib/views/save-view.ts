import { and, eq } from 'drizzle-orm';
import type { Member } from '@/lib/accounts/member';
import type { Db } from '@/lib/db/database';
import { Failure } from '@/lib/failure';
import { viewLimits } from './pages';
import { savedViews } from './schema';
import type { NewView } from './view';

/** Saves a view for the workspace. Throws Failure `conflict` if the page has one with that name, or too many. */
export async function saveView(db: Db, member: Member, view: NewView): Promise<{ id: string }> {
  const { workspaceId, userId } = member;
  const onPage = and(eq(savedViews.workspaceId, workspaceId), eq(savedViews.page, view.page));
  if ((await db.$count(savedViews, onPage)) >= viewLimits.perPage) {
    throw new Failure(
      'conflict',
      `A page can have at most ${viewLimits.perPage} saved views. Delete one first.`,
    );
  }
  const [saved] = await db
    .insert(savedViews)
    .values({ ...view, workspaceId, createdBy: userId })
    .onConflictDoNothing()
    .returning({ id: savedViews.id });
  if (saved) return saved;
  throw nameTaken(view.name);
}

export function nameTaken(name: string): Failure {
  return new Failure('conflict', `This page has a view called “${name}” already.`, {
    issues: [{ field: 'name', message: 'is taken' }],
  });
}
