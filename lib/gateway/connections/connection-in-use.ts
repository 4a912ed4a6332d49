import { and, eq } from 'drizzle-orm';
import { Failure } from '@/lib/base/failure';
import type { KeyFamily } from '@/lib/contract/operations';
import { isOfApiInUse, isOfOtherApi } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';
import { connections } from './schema';

/** Keys of a family for the API in use. */
export const isKeyOf = (workspaceId: string, family: KeyFamily) =>
  and(
    eq(connections.workspaceId, workspaceId),
    isOfApiInUse(connections.api),
    eq(connections.family, family),
  );

/** The id of the family's key in use; null if there is none for the API in use. Every key has a different id. */
export async function findConnectionInUse(
  db: Db,
  workspaceId: string,
  family: KeyFamily,
): Promise<string | null> {
  const [row] = await db
    .select({ id: connections.id })
    .from(connections)
    .where(and(isKeyOf(workspaceId, family), connections.inUse));
  return row?.id ?? null;
}

/** Like findConnectionInUse. Throws Failure `key_missing` if there is none. */
export async function requireConnectionInUse(
  db: Db,
  workspaceId: string,
  family: KeyFamily,
): Promise<string> {
  const id = await findConnectionInUse(db, workspaceId, family);
  if (id === null) throw await keyMissing(db, workspaceId, family);
  return id;
}

/** The Failure `key_missing` of a workspace. Says whether there is a key for another API. */
export async function keyMissing(db: Db, workspaceId: string, family: KeyFamily): Promise<Failure> {
  const elsewhere = await db.$count(
    connections,
    and(
      eq(connections.workspaceId, workspaceId),
      isOfOtherApi(connections.api),
      eq(connections.family, family),
    ),
  );
  const message =
    elsewhere > 0
      ? `The ${family} key belongs to another API. Enter the key again in Settings, Connections.`
      : `This needs a ${family} key. Add one in Settings, Connections.`;
  return new Failure('key_missing', message);
}
