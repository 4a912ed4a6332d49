import { and, asc, desc, eq } from 'drizzle-orm';
import type { KeyFamily } from '@/lib/contract/operations';
import { isOfApiInUse, isOfOtherApi } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';
import { users } from '@/lib/server/identity/schema';
import { connections } from './schema';

/** A stored key in displayable form, never the key itself. Times are ISO strings. */
export type Connection = {
  id: string;
  family: KeyFamily;
  /** Whether it belongs to another API than the one in use. It is then never sent. */
  otherApi: boolean;
  prefix: string;
  lastFour: string;
  inUse: boolean;
  provisioned: boolean;
  createdBy: string | null;
  createdAt: string;
  lastSuccessAt: string | null;
  lastRefusedAt: string | null;
};

const otherApi = isOfOtherApi(connections.api);

/** The workspace's keys: sellers first, then the key in use, then newest first. Keys of other APIs come last. */
export async function listConnections(db: Db, workspaceId: string): Promise<Connection[]> {
  const rows = await db
    .select({
      id: connections.id,
      family: connections.family,
      otherApi,
      prefix: connections.prefix,
      lastFour: connections.lastFour,
      inUse: connections.inUse,
      provisioned: connections.provisioned,
      createdBy: users.name,
      createdAt: connections.createdAt,
      lastSuccessAt: connections.lastSuccessAt,
      lastRefusedAt: connections.lastRefusedAt,
    })
    .from(connections)
    .leftJoin(users, eq(users.id, connections.createdBy))
    .where(eq(connections.workspaceId, workspaceId))
    .orderBy(desc(connections.family), asc(otherApi), desc(connections.inUse), desc(connections.createdAt));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastSuccessAt: row.lastSuccessAt?.toISOString() ?? null,
    lastRefusedAt: row.lastRefusedAt?.toISOString() ?? null,
  }));
}

/** The key families that the workspace has for the API in use. */
export async function listFamilies(db: Db, workspaceId: string): Promise<KeyFamily[]> {
  const rows = await db
    .select({ family: connections.family })
    .from(connections)
    .where(and(eq(connections.workspaceId, workspaceId), isOfApiInUse(connections.api), connections.inUse));
  return rows.map(({ family }) => family);
}
