import { and, eq } from 'drizzle-orm';
import type { KeyFamily } from '@/lib/contract/operations';
import { isOfApiInUse, isOfOtherApi } from '@/lib/db/api-in-use';
import type { Db } from '@/lib/db/database';
import { Failure } from '@/lib/failure';
import { connections } from './schema';

/** The id of the key in use of a family; another key has another id. Null where the API in use has none. */
export async function findConnectionInUse(
  db: Db,
  workspaceId: string,
  family: KeyFamily,
): Promise<string | null> {
  const [row] = await db
    .select({ id: connections.id })
    .from(connections)
    .where(
      and(
        eq(connections.workspaceId, workspaceId),
        isOfApiInUse(connections.api),
        eq(connections.family, family),
        connections.inUse,
      ),
    );
  return row?.id ?? null;
}

/** As findConnectionInUse. Throws Failure `key_missing` where there is none. */
export async function requireConnectionInUse(
  db: Db,
  workspaceId: string,
  family: KeyFamily,
): Promise<string> {
  const id = await findConnectionInUse(db, workspaceId, family);
  if (id === null) throw await keyMissing(db, workspaceId, family);
  return id;
}

/** The Failure `key_missing` for a workspace without a key in use. It tells whether there is one for another API. */
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
      ? `The ${family} key was made for another API. Enter the key again in Settings, Connections.`
      : `This needs a ${family} key. Add one in Settings, Connections.`;
  return new Failure('key_missing', message);
}
