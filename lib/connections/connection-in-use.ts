import { and, eq } from 'drizzle-orm';
import type { KeyFamily } from '@/lib/contract/operations';
import type { Db } from '@/lib/db/database';
import { Failure } from '@/lib/failure';
import { connections } from './schema';

/** The id of the key in use of a family; another key has another id. Null where there is none. */
export async function findConnectionInUse(
  db: Db,
  workspaceId: string,
  family: KeyFamily,
): Promise<string | null> {
  const [row] = await db
    .select({ id: connections.id })
    .from(connections)
    .where(and(eq(connections.workspaceId, workspaceId), eq(connections.family, family), connections.inUse));
  return row?.id ?? null;
}

/** As findConnectionInUse. Throws Failure `key_missing` where there is none. */
export async function requireConnectionInUse(
  db: Db,
  workspaceId: string,
  family: KeyFamily,
): Promise<string> {
  const id = await findConnectionInUse(db, workspaceId, family);
  if (id === null) throw keyMissing(family);
  return id;
}

/** Says that a key is needed, and where one is added. */
export const keyMissing = (family: KeyFamily) =>
  new Failure('key_missing', `This needs a ${family} key. Add one in Settings, Connections.`);
