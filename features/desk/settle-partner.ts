import { and, eq } from 'drizzle-orm';
import { may } from '@/lib/access/member';
import { Failure } from '@/lib/base/failure';
import { makeSubjectFinder } from '@/lib/data/read/find-subject';
import { readNames } from '@/lib/data/read/query/read-names';
import type { Catalog } from '@/lib/data/store/workspace';
import type { Transaction } from '@/lib/server/db/database';
import { memberships } from '@/lib/server/identity/schema';
import type { Stages } from './desk-shape';

/**
 * Finds a creator by what they are known by, see `makeSubjectFinder`. The name is the id if no stored list has one. Throws
 * Failure `invalid_input` if the workspace has no such creator.
 */
export async function findCreator(catalog: Catalog, text: string): Promise<{ id: string; name: string }> {
  const found = (await makeSubjectFinder(catalog, 'creator'))(text);
  if ('problem' in found) throw notStored('creatorId', found.problem);
  const names = await readNames(catalog.store.read, catalog.id, 'creator', [found.subject]);
  return { id: found.subject, name: names.get(found.subject) ?? found.subject };
}

/**
 * Throws Failure `invalid_input` unless the person can own partners of the workspace. Locks their membership until the
 * transaction ends. Call it before partners are locked: removing a member locks in this order, too.
 */
export async function requireOwner(tx: Transaction, workspaceId: string, owner: string): Promise<void> {
  const [found] = await tx
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, owner)))
    .for('key share');
  if (!found || !may(found.role, 'view')) {
    throw notStored('owner', 'must be a member of this workspace who sees reports');
  }
}

/** Throws Failure `invalid_input` unless the workspace has the stage. */
export function requireStage({ stages }: Stages, key: string): void {
  if (stages.some((stage) => stage.key === key)) return;
  throw notStored('stage', 'must be a stage of this workspace');
}

export const notStored = (field: string, message: string): Failure =>
  new Failure('invalid_input', 'The partner was not stored.', { issues: [{ field, message }] });

export const onDeskAlready = (): Failure =>
  new Failure('conflict', 'This creator is on the desk already.', {
    issues: [{ field: 'creatorId', message: 'is on the desk already' }],
  });
