import { and, asc, eq } from 'drizzle-orm';
import { type Member, may } from '@/lib/access/member';
import type { Db } from '@/lib/server/db/database';
import { users } from '@/lib/server/identity/schema';
import type { ViewPage } from './pages';
import { savedViews } from './schema';
import type { SavedView } from './view';

/** The workspace's shared views of a page, by name. */
export async function listViews(db: Db, member: Member, page: ViewPage): Promise<SavedView[]> {
  const rows = await db
    .select({ view: savedViews, createdByName: users.name })
    .from(savedViews)
    .leftJoin(users, eq(users.id, savedViews.createdBy))
    .where(and(eq(savedViews.workspaceId, member.workspaceId), eq(savedViews.page, page)))
    .orderBy(asc(savedViews.name));
  const manages = may(member.role, 'manage', 'write');
  return rows.map(({ view, createdByName }) => ({
    id: view.id,
    page: view.page,
    name: view.name,
    search: view.search,
    createdByName,
    mine: manages || view.createdBy === member.userId,
    updatedAt: view.updatedAt.toISOString(),
  }));
}
