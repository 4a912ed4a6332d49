import { Failure } from '@/lib/base/failure';
import { makeNameFinder } from '@/lib/data/lists/find-by-name';
import type { Reader } from '@/lib/data/lists/read-list';
import { readNames } from '@/lib/data/lists/read-names';
import type { Db } from '@/lib/server/db/database';
import { listOwners } from './list-owners';

/** The id and the name of a creator, by id or unique name. Throws Failure `invalid_input` if the API lists none. */
export async function findCreator(
  reader: Reader,
  text: string,
): Promise<{ id: string; name: string | undefined }> {
  const found = (await makeNameFinder(reader, 'creator'))(text);
  if ('problem' in found) throw notStored('creatorId', found.problem);
  const names = await readNames(reader.store.read, reader.workspaceId, 'creator', [found.subject]);
  return { id: found.subject, name: names.get(found.subject) };
}

/** Throws Failure `invalid_input` unless the person can own partners of the workspace. */
export async function requireOwner(db: Db, workspaceId: string, owner: string): Promise<void> {
  const owners = await listOwners(db, workspaceId);
  if (!owners.some(({ id }) => id === owner)) {
    throw notStored('owner', 'must be a member of this workspace who sees reports');
  }
}

export const notStored = (field: string, message: string): Failure =>
  new Failure('invalid_input', 'The partner was not stored.', { issues: [{ field, message }] });

export const onDeskAlready = (): Failure =>
  new Failure('conflict', 'This creator is on the desk already.', {
    issues: [{ field: 'creatorId', message: 'is on the desk already' }],
  });
