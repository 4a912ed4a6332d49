import { and, desc, eq } from 'drizzle-orm';
import { users } from '@/lib/accounts/schema';
import type { KeyFamily } from '@/lib/contract/operations';
import type { Db } from '@/lib/db/database';
import { connections } from './schema';

/** A stored key as people see it: never the key. Times as ISO text. */
export type Connection = {
  id: string;
  family: KeyFamily;
  prefix: string;
  lastFour: string;
  inUse: boolean;
  provisioned: boolean;
  createdBy: string | null;
  createdAt: string;
  lastSuccessAt: string | null;
  lastRefusedAt: string | null;
};

/** The workspace's keys: seller before creator, the one in use first, then the newest. */
export async function listConnections(db: Db, workspaceId: string): Promise<Connection[]> {
  const rows = await db
    .select({
      id: connections.id,
      family: connections.family,
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
    .orderBy(desc(connections.family), desc(connections.inUse), desc(connections.createdAt));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastSuccessAt: row.lastSuccessAt?.toISOString() ?? null,
    lastRefusedAt: row.lastRefusedAt?.toISOString() ?? null,
  }));
}

/** The families a workspace has a key in use of. */
export async function listFamilies(db: Db, workspaceId: string): Promise<KeyFamily[]> {
  const rows = await db
    .select({ family: connections.family })
    .from(connections)
    .where(and(eq(connections.workspaceId, workspaceId), connections.inUse));
  return rows.map(({ family }) => family);
}
